import { expect, it } from 'vitest';
import { byLanguage, isWrittenIn, LOCALES, textIn } from './by-language.ts';
import { toAsciiDigits } from './digits.ts';
import { LANGUAGE_TABLE, LANGUAGES, otherLanguages, readLanguage } from './languages.ts';
import { addressIn } from './site-routes.ts';

it.each(LANGUAGES)('a row says what belongs together (%s)', (language) => {
  const { name, invitation } = LANGUAGE_TABLE[language];
  expect(new Intl.Locale(LOCALES[language].tag).language).toBe(language);
  expect(name.toLowerCase()).toBe(
    new Intl.DisplayNames(language, { type: 'language' }).of(language)?.toLowerCase(),
  );
  for (const words of [name, invitation]) expect(isWrittenIn(words, language)).toBe(true);
  const native = new Intl.NumberFormat(`${language}-u-nu-native`, { useGrouping: false });
  expect(toAsciiDigits(native.format(1234567890))).toBe('1234567890');
});

it.each([
  ['kn', 'kn'],
  ['KN-in', 'kn'],
  ['en-GB', 'en'],
  ['xx', undefined],
  ['constructor', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the tag %s means %s', (tag, language) => expect(readLanguage(tag)).toBe(language));

it('the others of a language are all but itself', () => {
  for (const language of LANGUAGES) {
    expect([language, ...otherLanguages(language)].sort()).toEqual([...LANGUAGES].sort());
  }
});

it('gives one value for each language', () => {
  expect(Object.values(byLanguage((language) => language))).toEqual(LANGUAGES);
});

it('a text that was never written in a language is read in the default one', () => {
  expect([textIn({ en: 'Ragi', kn: 'ರಾಗಿ' }, 'kn'), textIn({ en: 'Ragi' }, 'kn')]).toEqual(['ರಾಗಿ', 'Ragi']);
});

it('the plain address is English, every other language is named in it', () => {
  expect([addressIn('/guide', 'en'), addressIn('/guide', 'kn')]).toEqual(['/guide', '/guide?lang=kn']);
});

it('knows the script of a text', () => {
  expect([isWrittenIn('ರಾಗಿ', 'kn'), isWrittenIn('ರಾಗಿ', 'en')]).toEqual([true, false]);
  expect([isWrittenIn('Ragi', 'kn'), isWrittenIn('Ragi', 'en')]).toEqual([false, true]);
});
