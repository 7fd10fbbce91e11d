import { LOCALES } from '#shared/domain/by-language.ts';
import { type Language, otherLanguages, readLanguage } from '#shared/domain/languages.ts';
import { withoutSlash } from '#shared/domain/site-paths.ts';

interface KeptPage {
  language: Language;
  path: string;
}

/** How many pages are offered; more is a list one has to read first. */
export const MOST_PAGES = 6;

export interface ReadPage extends KeptPage {
  /** As the page's own HTML says it, escaped already. */
  title: string;
}

/**
 * The offline page (web/build/offline-page.ts) for this phone: the chat where it is kept, and the pages the reader
 * can still open. What is not here stays in its template, which nobody sees.
 */
export function fillOfflinePage(html: string, { chat, pages }: { chat: boolean; pages: ReadPage[] }): string {
  const withChat = chat ? unwrap(html, 'kept-chat') : html;
  if (pages.length === 0) return withChat;
  const list = pages
    .map(
      ({ path, language, title }) =>
        `<li><a lang="${language}" href="${escapeSigns(path)}">${title}</a></li>`,
    )
    .join('');
  return unwrap(withChat, 'kept-pages').replace('<ul></ul>', () => `<ul>${list}</ul>`);
}

function unwrap(html: string, id: string): string {
  const wrapped = new RegExp(`<template id="${id}">([\\s\\S]*?)</template>`);
  return html.replace(wrapped, (_, inside: string) => inside);
}

/**
 * The kept pages, the last read first and each once, in the reader's language where it is kept.
 *
 * @param kept in the order they were kept
 */
export function lastRead(kept: readonly KeptPage[], language: Language): KeptPage[] {
  const newestFirst = [...kept].reverse();
  const paths = [...new Set(newestFirst.map(({ path }) => path))];
  const find = (path: string, wanted: Language) =>
    newestFirst.find((page) => page.path === path && page.language === wanted);
  const wanted = [language, ...otherLanguages(language)];
  return paths.flatMap((path) => wanted.flatMap((each) => find(path, each) ?? []).slice(0, 1));
}

/** The sentence over a page that was kept, out of the offline page in its language; null where it is not there. */
export function keptNote(offline: string, at: Date, language: Language): string | null {
  const note = /<template id="kept-note">([\s\S]*?)<\/template>/.exec(offline)?.[1];
  if (note === undefined || Number.isNaN(at.getTime())) return null;
  const { tag } = LOCALES[language];
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Asia/Kolkata', numberingSystem: 'latn' }).format(
      at,
    );
  // Day and year apart, as web/lib/time.ts does: together Kannada has a comma in them that nobody writes.
  return note.replace('{{date}}', `${part({ day: 'numeric', month: 'short' })} ${part({ year: 'numeric' })}`);
}

/** What changes from day to day on a page: a price of last week is not to be read as today's. */
export const namesPrices = (html: string): boolean => html.includes('data-finished') && html.includes('₹');

export const withNote = (html: string, note: string): string =>
  html.replace(/<body[^>]*>/, (body) => body + note);

/**
 * The title of a page that can be read as it lies there, without the name of the house behind it; null of one that
 * is an empty frame until its data come (the chat, somebody's account).
 */
export function titleOfReadable(html: string): string | null {
  if (!html.includes('data-finished')) return null;
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  return title?.replace(/ · [^·]*$/, '') || null;
}

function escapeSigns(path: string): string {
  return path.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Under which name a page is kept. The server answers one address in the reader's language, so the language is
 * part of the name; the query is not, because no page's HTML depends on it.
 */
export function pageKey(path: string, language: Language): string {
  return `/kept-pages/${language}${withoutSlash(path)}`;
}

/** What a name made by `pageKey` says; null of any other address. */
export function readPageKey(address: string): KeptPage | null {
  const [, language, path] = /\/kept-pages\/(\w+)(\/.*)$/.exec(address) ?? [];
  const known = readLanguage(language);
  return known && path !== undefined ? { language: known, path } : null;
}

/** The language a page came in: as it says itself, else the reader's own. */
export function languageOf(answer: Response, readers: Language): Language {
  return readLanguage(answer.headers.get('content-language')) ?? readers;
}
