import type { Language } from '#shared/domain/languages.ts';
import { readStored, STORED, writeStored } from '../device/local-store.ts';

/** Keeps the reader's choice: in storage, and in a cookie by which the server answers the next page load. */
export function rememberLanguage(chosen: Language): void {
  if (readStored(STORED.language) !== chosen) writeStored(STORED.language, chosen);
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing on the phones we serve
  document.cookie = `site_lang=${chosen}; path=/; max-age=31536000; samesite=lax`;
}
