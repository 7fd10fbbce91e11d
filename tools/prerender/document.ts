import type { Language } from '#shared/domain/languages.ts';
import { isFontOf } from '../../web/build/font-language.ts';
import type { DrawnPage } from '../../web/build/site/drawn-page.ts';
import type { Build } from './built-files.ts';
import { START } from './start-script.ts';

/** Words every page may need at any moment; see web/lib/i18n.ts. */
const ALWAYS = ['common', 'errors'];

const FACE = /@font-face\s*\{[^}]*\}/g;

/** One page as the server sends it: text and styles at once, then code. */
export function documentOf(page: DrawnPage, build: Build): string {
  const { language, head, body, facts, source } = page;
  const styles = build.stylesOf(source);
  const css = styles.map((sheet) => sheet.css).join('');
  const face = faceOf(css, language);
  return [
    `<!doctype html><html lang="${language}" data-folded translate="no" class="notranslate"><head>`,
    build.head,
    head,
    `<style>${face ? css.replace(FACE, '') : css}</style>`,
    // Without scripts nobody would put in what lies below the screen (global.css).
    '<noscript><style>[data-fold]{content-visibility:visible!important}</style></noscript>',
    // Told apart by their address: the code that loads a page's styles finds them there and fetches nothing.
    ...styles.map(({ file }) => `<link rel="stylesheet" href="/${file}" disabled>`),
    '</head><body>',
    `<div id="root" data-finished>${body}</div>`,
    facts,
    `<template id="later"${page.awake ? ' data-at-once' : ''}${face}>${laterOf(page, build)}</template>`,
    `<script>${START}</script>`,
    '</body></html>',
  ].join('');
}

/** The whole code of the page named at once, or a phone would learn of it link by link. */
function laterOf({ source, language, strings }: DrawnPage, build: Build): string {
  const words = [...ALWAYS, ...strings].map((namespace) => build.wordsOf(language, namespace));
  const links = [...new Set([...build.scriptsOf(source), ...words])].map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  return `${links.join('')}<script type="module" crossorigin src="/${build.start}"></script>`;
}

/**
 * The brand's face is as heavy as the text, the styles and the first picture together, and every phone sold here
 * has a Kannada face of its own: the text stands in that one first. An English page has nothing to draw with it,
 * so there it may stand among the styles.
 */
function faceOf(css: string, language: Language): string {
  const [face, more] = css.match(FACE)?.filter((each) => isFontOf(each, language)) ?? [];
  if (!face) return '';
  if (more) throw new Error('The start script puts in one face; the styles name several.');
  const field = (name: string) => new RegExp(`${name}:\\s*([^;}]+)`).exec(face)?.[1]?.trim() ?? '';
  const options = {
    weight: field('font-weight'),
    unicodeRange: field('unicode-range'),
    display: field('font-display'),
  };
  const said = JSON.stringify([field('font-family'), field('src'), options]);
  return ` data-face='${said.replaceAll("'", '&#39;')}'`;
}
