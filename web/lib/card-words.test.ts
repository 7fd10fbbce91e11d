import { expect, it } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { wordsByLanguage } from './card-words.ts';

it('finds the words of each language by the folder they lie in, and says which has none', () => {
  const files = Object.fromEntries(
    LANGUAGES.map((each) => [`../../content/strings/${each}/plancard.json`, { title: each }]),
  );
  expect(wordsByLanguage(files)).toEqual(
    Object.fromEntries(LANGUAGES.map((each) => [each, { title: each }])),
  );
  const { [`../../content/strings/${LANGUAGES[1]}/plancard.json`]: _, ...rest } = files;
  expect(() => wordsByLanguage(rest)).toThrow(LANGUAGES[1]);
});
