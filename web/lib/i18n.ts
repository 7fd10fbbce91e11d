import i18next, { type BackendModule, type ResourceNamespaceMap } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type common from '#content/strings/en/common.json';
import type errors from '#content/strings/en/errors.json';
import { readStored, STORED, subscribeStored, writeStored } from './local-store.ts';

/*
 * Typed keys: each feature adds its own namespace the same way, in its own folder, so that a key missing
 * from the English file is a compile error (a test keeps Kannada equal to English).
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
  }
  interface ResourceNamespaceMap {
    common: typeof common;
    errors: typeof errors;
  }
}

export type Language = 'en' | 'kn';
export type StringsNamespace = keyof ResourceNamespaceMap;

/** Two words every screen may need at any moment, also when the network has just gone. */
const ALWAYS: StringsNamespace[] = ['common', 'errors'];

const files = import.meta.glob<Record<string, unknown>>('../../content/strings/*/*.json', {
  import: 'default',
});

/** Fetches one namespace of one language as its own small chunk; nothing of the other language is loaded. */
const bundledStrings: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, answer) {
    const load = files[`../../content/strings/${language}/${namespace}.json`];
    if (!load) return answer(new Error(`No strings for ${language}/${namespace}`), null);
    load().then(
      (strings) => answer(null, strings),
      (error: Error) => answer(error, null),
    );
  },
};

let ready: Promise<unknown> | undefined;

/** Starts the translations in the reader's language; safe to call again. */
export function startLanguage(): Promise<unknown> {
  ready ??= initialise();
  return ready;
}

async function initialise(): Promise<void> {
  const language = detectLanguage();
  i18next.on('languageChanged', (next) => remember(toLanguage(next) ?? 'en'));
  await i18next
    .use(bundledStrings)
    .use(initReactI18next)
    .init({
      lng: language,
      // No second language is fetched as a fallback: key sets are equal, a test keeps them so.
      fallbackLng: false,
      supportedLngs: ['en', 'kn'],
      ns: ALWAYS,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
  subscribeStored(STORED.language, reapplyLanguage);
}

/** Fetches the words of a page beside its code, so that the page never waits for them twice. */
export async function loadStrings(namespaces: readonly StringsNamespace[]): Promise<void> {
  await startLanguage();
  await i18next.loadNamespaces([...namespaces]);
}

/** The language on the screen now. */
export function currentLanguage(): Language {
  return toLanguage(i18next.language) ?? 'en';
}

/** Switches without a reload; resolves when the new words are here. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
}

/** Brings the screen back to the stored choice (route changes, a switch made in another tab). */
export function reapplyLanguage(): void {
  const stored = toLanguage(readStored(STORED.language));
  if (stored && stored !== currentLanguage()) void switchLanguage(stored);
  else document.documentElement.lang = currentLanguage();
}

/** Order of the specification: stored choice, then the browser, then the html tag, then English. */
function detectLanguage(): Language {
  const fromBrowser = (navigator.languages ?? [navigator.language]).map(toLanguage).find(Boolean);
  return (
    toLanguage(readStored(STORED.language)) ??
    fromBrowser ??
    toLanguage(document.documentElement.lang) ??
    'en'
  );
}

function toLanguage(tag: string | null | undefined): Language | undefined {
  const base = tag?.toLowerCase().split('-')[0];
  return base === 'en' || base === 'kn' ? base : undefined;
}

/** The cookie lets the server answer the next page load in the right language. */
function remember(language: Language): void {
  document.documentElement.lang = language;
  if (readStored(STORED.language) !== language) writeStored(STORED.language, language);
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing on the phones we serve
  document.cookie = `site_lang=${language}; path=/; max-age=31536000; samesite=lax`;
}
