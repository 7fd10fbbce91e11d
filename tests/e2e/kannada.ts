/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * Latin words a Kannada reader knows in these letters: the brand, what stands on papers, packs and screens, and
 * the switch to English itself.
 */
const LATIN_ALLOWED = new Set(
  `AV Agro English UPI GST GSTIN LR SMS OTP PDF NPK pH EC IR64 DAP MOP SSP ppm kg kB MB HSN SAC FPO FPC IFSC IST To Pay
  SAMPLE KA BLR R INS FCO SEED MAIZE HYB PADDY FERT UREA PEST NEEM FUNGIPACK SRV SOILTEST CONSULT CIR
  SKU GEN PhonePe UAT UTR QR
  Name Mobile No Place Notes`.split(/\s+/),
);

/** The words in Latin letters that stand on a Kannada page, or are heard there, and should not. */
export async function latinWords(page: Page): Promise<string[]> {
  const said = (await page.evaluate(readAloud)).replaceAll(/\S+@\S+|https?:\S+/g, ' ');
  // Letters with digits among them are numbers of papers and packs.
  const words = [...said.matchAll(/[A-Za-z0-9]+/g)].map(([word]) => word).filter((word) => !/\d/.test(word));
  return [...new Set(words)].filter((word) => !LATIN_ALLOWED.has(word));
}

/** Everything a reader sees or hears; what carries a language of its own speaks for itself. */
function readAloud(): string {
  const parts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest('script, style, noscript, [lang="en"]')) continue;
    if (node instanceof Text) parts.push(node.data);
    else
      for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
        parts.push(element.getAttribute(name) ?? '');
  }
  return parts.join('\n');
}
