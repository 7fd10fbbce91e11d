import type { Language } from '../languages.ts';
import { LOCALES } from '../locales.ts';

/** Whether the text has letters of this language's script. */
export const isWrittenIn = (text: string, language: Language): boolean =>
  new RegExp(`\\p{Script=${LOCALES[language].script}}`, 'u').test(text);
