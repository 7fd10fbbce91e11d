import { LOCALES } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';

/** A month, YYYY-MM, in words: 'November 2026', 'ನವೆಂಬರ್ 2026'. */
export function formatMonth(month: string, language: Language): string {
  const middle = new Date(`${month}-15T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    middle.toLocaleDateString(LOCALES[language].tag, { timeZone: 'UTC', ...options });
  return `${part({ month: 'long' })} ${part({ year: 'numeric' })}`;
}
