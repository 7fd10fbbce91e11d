import { nameShop } from '#shared/domain/content/app-content.ts';
import { isFontOf } from '../build/font-language.ts';
import type { DrawnPage } from '../build/site/drawn-page.ts';
import type { Build } from './built-files.ts';
import { HOLD_SCRIPT } from './hold-script.ts';

const FACE = /@font-face\s*\{[^}]*\}/g;

/** One document as the server sends it: text and styles at once, then the script that wakes its islands. */
export function documentOf(page: DrawnPage, build: Build): string {
  const { language, head, body, source, shop } = page;
  const styles = build.stylesOf(source);
  const css = styles.map((sheet) => sheet.css).join('');
  // Known to the styles and not used yet: the script loads it after the first paint (entry-document.ts).
  const face = css.match(FACE)?.some((each) => isFontOf(each, language)) ? ' data-face="coming"' : '';
  return [
    `<!doctype html><html lang="${language}" translate="no" class="notranslate"${face}><head>`,
    nameShop(build.head, shop),
    head,
    `<style>${css}</style>`,
    // Known by their address: the code of an island finds its styles there and fetches nothing.
    ...styles.map(({ file }) => `<link rel="stylesheet" href="/${file}" disabled>`),
    // Low: text, styles and the first picture stand before anything comes alive.
    ...build.scripts.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    ),
    '</head><body>',
    // Before there is anything to lay out.
    `<script>${HOLD_SCRIPT}</script>`,
    `<div id="root" data-finished>${body}</div>`,
    `<script type="module" fetchpriority="low" crossorigin src="/${build.start}"></script>`,
    '</body></html>',
  ].join('');
}
