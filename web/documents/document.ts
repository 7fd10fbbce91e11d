import { nameShop } from '#shared/domain/content/app-content.ts';
import type { Language } from '#shared/domain/languages.ts';
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
  const face = faceOf(css, language);
  return [
    `<!doctype html><html lang="${language}" translate="no" class="notranslate"${face}><head>`,
    nameShop(build.head, shop),
    head,
    `<style>${face ? css.replace(FACE, '') : css}</style>`,
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

/**
 * The brand's face is as heavy as the text, the styles and the first picture together, and every phone sold here
 * has a Kannada face of its own: the text stands in that one first (brand-face.ts). An English page has nothing to
 * draw with it, so there it may stand among the styles.
 */
function faceOf(css: string, language: Language): string {
  const [face, more] = css.match(FACE)?.filter((each) => isFontOf(each, language)) ?? [];
  if (!face) return '';
  if (more) throw new Error('A document puts in one face; the styles name several.');
  const field = (name: string) => new RegExp(`${name}:\\s*([^;}]+)`).exec(face)?.[1]?.trim() ?? '';
  const options = {
    weight: field('font-weight'),
    unicodeRange: field('unicode-range'),
  };
  const said = JSON.stringify([field('font-family'), field('src'), options]);
  return ` data-face='${said.replaceAll("'", '&#39;')}'`;
}
