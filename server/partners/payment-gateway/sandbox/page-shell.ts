import { randomBytes } from 'node:crypto';

/** One of the look-alike's pages. Plain pages of a development tool: English only, no part of the product's look. */
export interface Page {
  status: number;
  html: string;
  /** For the one inline script of the page. */
  nonce: string;
}

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { font: 16px/1.5 system-ui, sans-serif; background: #f3f0fa; color: #221b33; min-height: 100vh;
    display: grid; place-items: center; padding: 20px }
  main { width: min(420px, 100%); background: #fff; border-radius: 20px; overflow: hidden;
    box-shadow: 0 12px 40px #2d1a5a26 }
  header { background: #5f259f; color: #fff; padding: 18px 24px; display: flex; align-items: center; gap: 12px }
  header b { font-size: 18px } header span { margin-left: auto; background: #ffd54a; color: #3a2c00;
    font-weight: 700; font-size: 12px; letter-spacing: .08em; padding: 4px 10px; border-radius: 99px }
  section { padding: 24px } .amount { font-size: 36px; font-weight: 700; letter-spacing: -.02em }
  p { color: #5b5470 } .note { font-size: 14px; background: #fff8e1; border-radius: 10px; padding: 10px 14px;
    margin: 16px 0; color: #5c4a12 }
  form { display: grid; gap: 10px; margin-top: 18px } .inline { display: flex; gap: 6px; margin: 6px 0 0 }
  button { font: inherit; font-weight: 600; min-height: 48px; border-radius: 12px; border: 1px solid #d9d2ea;
    background: #fff; color: #3b2d5c; cursor: pointer; padding: 0 14px }
  button:focus-visible { outline: 3px solid #b388ff; outline-offset: 2px }
  .success { background: #1b7f4b; border-color: #1b7f4b; color: #fff } .failed { color: #a4262c }
  li { padding: 12px 0; border-bottom: 1px solid #eee; list-style: none; overflow-wrap: anywhere } ul { padding: 0 }
  .wide { width: min(880px, 100%) } h2 { font-size: 17px; margin-top: 28px } h2:first-child { margin-top: 0 }
  .switches { grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); align-items: end }
  label { display: grid; gap: 4px; font-size: 14px; color: #5b5470 } small { color: #5b5470 }
  select, input { font: inherit; min-height: 44px; border-radius: 10px; border: 1px solid #d9d2ea; padding: 0 10px;
    background: #fff; color: #221b33; width: 100%; min-width: 0 }
  .inline { flex-wrap: wrap } .inline button { min-height: 40px; font-size: 14px }
  .set { border-color: #5f259f; background: #f6f0ff } .state { font-size: 13px; font-weight: 700; padding: 2px 8px;
    border-radius: 99px; background: #eee8f8; margin: 0 4px }
`;

/** A page with one sentence. */
export function messagePage(status: number, text: string): Page {
  return page(status, `<p>${escapeHtml(text)}</p>`);
}

export function page(
  status: number,
  content: string,
  { script, wide }: { script?: string; wide?: boolean } = {},
): Page {
  const nonce = randomBytes(12).toString('base64url');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Payment sandbox</title>
<style>${STYLE}</style></head><body><main${wide ? ' class="wide"' : ''}><header><b>Payment</b><span>SANDBOX</span></header>
<section>${content}</section></main>${script ? `<script nonce="${nonce}">${script}</script>` : ''}</body></html>`;
  return { status, html, nonce };
}

const rupeeFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Of integer paise. */
export function rupees(paise: number): string {
  return rupeeFormat.format(paise / 100);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
