import type en from '#content/strings/en/pwa.json';
import { escapeHtml, PHONE_MARKS, SHOP_MARK } from '#shared/domain/content/app-content.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { Token } from './tokens.ts';

/**
 * Shown for a page that is not on the phone while there is no internet. One file: nothing can be fetched for it.
 * Name and telephone are put in when it is sent (server/features/site). What stands in the first two templates is for who has
 * it on their phone: the service worker takes them out of their wrapping (web/service-worker/offline-view.ts), for no script
 * may run here. The third it puts over a kept page that names prices.
 */
export function offlinePage(language: Language, words: (typeof en)['offline'], token: Token): string {
  const call = escapeHtml(words.call).replace(
    '{{phone}}',
    `<a href="tel:${PHONE_MARKS.dialled}" class="phone">${PHONE_MARKS.read}</a>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${token('leaf-700')}">
<title>${escapeHtml(words.title)} · ${SHOP_MARK}</title>
<style>${style(token)}</style>
</head>
<body>
<main>
${DRAWING(token)}
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.text)}</p>
<template id="kept-chat"><p>${escapeHtml(words.chatText)}</p>
<p class="actions"><a class="button" href="/farmers">${escapeHtml(words.chat)}</a></p></template>
<p class="actions"><a class="quiet" href="">${escapeHtml(words.retry)}</a></p>
<p>${call}</p>
<template id="kept-pages"><nav aria-labelledby="kept"><h2 id="kept">${escapeHtml(words.kept)}</h2>
<ul></ul></nav></template>
<template id="kept-note"><p role="status" style="${NOTE(token)}">${escapeHtml(words.keptOn)}</p></template>
</main>
</body>
</html>
`;
}

/** A palm on a bund in the evening, and a bird on its way: what the line does too. */
const DRAWING = (token: Token) => `<svg viewBox="0 0 320 160" width="320" height="160" aria-hidden="true">
<rect width="320" height="160" rx="20" fill="${token('turmeric-50')}"/>
<circle cx="228" cy="92" r="30" fill="${token('turmeric-500')}"/>
<path d="M0 104C60 82 120 92 176 100S276 108 320 92V140a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20Z" fill="${token('leaf-100')}"/>
<path d="M0 128C70 112 150 120 210 126S290 130 320 122V140a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20Z" fill="${token('leaf-700')}"/>
<path d="M92 126C90 98 92 76 98 52" stroke="${token('soil-800')}" stroke-width="5" fill="none" stroke-linecap="round"/>
<g fill="${token('leaf-900')}">
<path d="M98 54C84 38 66 36 52 48C70 46 84 48 98 54Z"/><path d="M98 54C114 36 134 38 146 52C128 48 112 50 98 54Z"/>
<path d="M98 54C86 60 72 72 68 90C80 78 90 66 98 54Z"/><path d="M98 54C110 62 124 74 128 92C116 80 106 66 98 54Z"/>
<path d="M98 54C92 38 96 24 108 16C108 30 104 42 98 54Z"/>
</g>
<path d="M182 52q8-9 16 0q8-9 16 0" stroke="${token('leaf-900')}" stroke-width="3" fill="none" stroke-linecap="round"/>
</svg>`;

/** Stands in a page that brings no style for it. */
const NOTE = (token: Token) =>
  `margin:0;padding:.75rem 1rem;text-align:center;font-weight:600;background:${token('turmeric-50')};color:${token('soil-800')}`;

function style(token: Token): string {
  return `
:root { color-scheme: light; color: ${token('ink')}; background: ${token('paddy-50')};
  font: 1.125rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Kannada", sans-serif; }
:lang(kn) { line-height: 1.65; }
body { margin: 0; }
main { max-width: 22rem; margin: 0 auto; padding: 12vh 1.25rem 3rem; text-align: center; }
svg { max-width: 100%; height: auto; }
h2 { margin: 1.5rem 0 .25rem; font-size: 1.25rem; color: ${token('soil-800')}; }
ul { margin: 0; padding: 0; list-style: none; text-align: start; }
li { border-top: 1px solid ${token('line')}; }
li a { display: grid; align-items: center; min-height: 3rem; padding: .25rem 0; color: ${token('leaf-700')};
  overflow-wrap: anywhere; }
h1 { margin: 1.25rem 0 .5rem; font-size: 1.75rem; color: ${token('soil-800')}; }
p { margin: 0 0 1.25rem; }
.actions { display: grid; gap: .5rem; }
.actions a { display: grid; place-items: center; min-height: 3rem; border-radius: 999px; font-weight: 600;
  text-decoration: none; }
.button { color: ${token('white')}; background: ${token('leaf-700')}; }
.quiet { color: ${token('leaf-700')}; }
.phone { color: ${token('leaf-700')}; white-space: nowrap; display: inline-block; padding: .625rem 0; }
a:focus-visible { outline: 3px solid ${token('leaf-700')}; outline-offset: 3px; }
`;
}
