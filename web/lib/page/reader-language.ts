import { DEFAULT_LANGUAGE, type Language, readLanguage } from '#shared/domain/languages.ts';
import { readStored, STORED, writeStored } from '../device/local-store.ts';

/** The language the page stands in, as its html tag says: a document's own, in an app the one on the screen. */
export function pageLanguage(): Language {
  return readLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}

/** Keeps the reader's choice: in storage, and in a cookie by which the server answers the next page load. */
export function rememberLanguage(chosen: Language): void {
  if (readStored(STORED.language) !== chosen) writeStored(STORED.language, chosen);
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing on the phones we serve
  document.cookie = `site_lang=${chosen}; path=/; max-age=31536000; samesite=lax`;
}

/** Takes the language out of the address: it has been followed, and a copied address is not to choose for others. */
export function forgetLanguageOfAddress(): void {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (!searchParams.has('lang') && !searchParams.has('choose')) return;
  searchParams.delete('lang');
  searchParams.delete('choose');
  history.replaceState(history.state, '', address);
}
