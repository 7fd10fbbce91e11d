import type { Browser, Page } from '@playwright/test';
import type { Language } from '#shared/domain/languages.ts';
import { comeToLife } from './site-visitor.ts';

/** As wide as the phones of most farmers. */
export const PHONE = { width: 360, height: 740 };

interface Visit {
  language?: Language;
  scripts?: boolean;
}

/** A page on a phone's width in a context of its own, alive unless it comes without scripts. */
export async function openOnPhone(
  browser: Browser,
  address: string,
  { language = 'en', scripts = true }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: `${language}-IN`,
    serviceWorkers: 'block',
    javaScriptEnabled: scripts,
  });
  const page = await context.newPage();
  await page.goto(address);
  if (scripts) await comeToLife(page);
  return page;
}
