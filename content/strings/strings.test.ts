import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { ERRORS } from '#shared/errors.ts';

type Strings = { [key: string]: string | Strings };

const here = import.meta.dirname;

function filesOf(language: string): string[] {
  const folder = join(here, language);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** Every leaf as 'a.b.c' -> text. */
function flatten(strings: Strings, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(strings).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

function read(language: string, file: string): Map<string, string> {
  return filesOf(language).includes(file)
    ? flatten(JSON.parse(readFileSync(join(here, language, file), 'utf8')))
    : new Map();
}

/** But for the shop's own name: a language may do without it where another names it. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map((match) => match[1])
    .filter((name) => name !== 'shop')
    .sort();

it.each(LANGUAGES)('has the same files in every language (%s)', (language) => {
  expect(filesOf(language)).toEqual(filesOf('en'));
});

describe.each(LANGUAGES)('%s', (language) => {
  describe.each(filesOf('en'))('%s', (file) => {
    const english = read('en', file);
    const own = read(language, file);

    it('has the same keys in every language', () => {
      expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    });

    it('has no empty text and the same placeholders', () => {
      for (const [key, text] of english) {
        expect(own.get(key)?.trim() || undefined, key).toBeDefined();
        expect(placeholders(own.get(key) ?? ''), key).toEqual(placeholders(text));
      }
    });

    it('names no shop but by {{shop}}, or where the owner tells of theirs', () => {
      const named = [...own].filter(([, text]) => text.includes('AV Agro'));
      expect(named.filter(([key]) => !/^(story|founder)\./.test(key))).toEqual([]);
    });
  });
});

it.each(LANGUAGES)('names no filter of the list by the beginning of another’s name (%s)', (language) => {
  const labels = [...read(language, 'inbox.json')]
    .filter(([key]) => /^list\.(filter|only)\./.test(key))
    .map(([, label]) => label);
  expect(labels.length).toBeGreaterThan(8);
  const twins = labels.flatMap((one, at) =>
    labels.filter((other, place) => place !== at && other.startsWith(one)).map((other) => [one, other]),
  );
  expect(twins).toEqual([]);
});

describe('errors.json, refusals.json and the office’s own refusals', () => {
  it('says in English what the server says, for every code that crosses the wire', () => {
    const { code } = JSON.parse(readFileSync(join(here, 'en/errors.json'), 'utf8'));
    const refusals = JSON.parse(readFileSync(join(here, 'en/refusals.json'), 'utf8'));
    const { refused } = JSON.parse(readFileSync(join(here, 'en/office.json'), 'utf8'));
    const told = JSON.parse(readFileSync(join(here, 'en/told.json'), 'utf8'));
    const { NETWORK, ...wire } = code;
    expect(NETWORK).toBeTruthy();
    expect({ ...wire, ...refusals, ...refused, ...told.refused }).toEqual(
      Object.fromEntries(Object.entries(ERRORS).map(([name, { text }]) => [name, text])),
    );
  });
});
