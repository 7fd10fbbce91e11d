import type { DrawnPage } from '../../web/build/site/drawn-page.ts';
import type { Build } from './built-files.ts';

/** Words every page may need at any moment; see web/lib/i18n.ts. */
const ALWAYS = ['common', 'errors'];

/**
 * Everything that makes the page live waits in a template until the page has been shown, or is touched: scripts
 * in the head would cost the first text most of a second on slow 4G. The same text on every page, so that the
 * content policy can name it by one hash.
 */
const START = `(function(w,d){var t=d.getElementById('later');function go(){if(t){d.head.appendChild(t.content);t=0}}w.addEventListener('load',function(){w.requestIdleCallback?requestIdleCallback(go,{timeout:1500}):setTimeout(go,150)});['pointerdown','keydown','touchstart'].forEach(function(e){w.addEventListener(e,go,{once:true,passive:true,capture:true})})})(window,document)`;

const FACE = /@font-face\s*\{[^}]*\}/g;

/** One page as the server sends it: text and styles at once, then code. */
export function documentOf(page: DrawnPage, build: Build): string {
  const { language, head, body, facts, source } = page;
  const styles = build.stylesOf(source);
  const css = styles.map((sheet) => sheet.css).join('');
  return [
    `<!doctype html><html lang="${language}" translate="no" class="notranslate"><head>`,
    build.head,
    head,
    `<style>${css.replace(FACE, '')}</style>`,
    // Told apart by their address: the code that loads a page's styles finds them there and fetches nothing.
    ...styles.map(({ file }) => `<link rel="stylesheet" href="/${file}" disabled>`),
    '</head><body>',
    `<div id="root" data-finished>${body}</div>`,
    facts,
    `<template id="later">${facesOf(css)}${laterOf(page, build)}</template>`,
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
 * has a Kannada face of its own: the text stands in that one first.
 */
function facesOf(css: string): string {
  return `<style>${css.match(FACE)?.join('') ?? ''}</style>`;
}
