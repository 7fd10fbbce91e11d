import type common from '#content/strings/en/common.json';
import { fillIn } from '#shared/domain/fill-in.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { SayHours } from '#shared/domain/time/working-hours-text.ts';
import { readStrings } from './strings.ts';

const COMMON = readStrings<typeof common>('common');

/** Days, clock times and hours as they are said in a language, for a sentence that the server writes. */
export const sayHoursIn =
  (language: Language): SayHours =>
  (key, values = {}) =>
    fillIn(COMMON[language].hours[key], values);
