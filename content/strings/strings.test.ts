import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '#shared/errors.ts';

type Strings = { [key: string]: string | Strings };

const here = import.meta.dirname;

function filesOf(language: string): string[] {
  return readdirSync(join(here, language)).sort();
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
  return flatten(JSON.parse(readFileSync(join(here, language, file), 'utf8')));
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).sort();

it('has the same files in both languages', () => {
  expect(filesOf('kn')).toEqual(filesOf('en'));
});

describe.each(filesOf('en'))('%s', (file) => {
  const english = read('en', file);
  const kannada = read('kn', file);

  it('has the same keys in both languages', () => {
    expect([...kannada.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('has no empty text and the same placeholders', () => {
    for (const [key, text] of english) {
      expect(text.trim(), key).not.toBe('');
      expect(kannada.get(key)?.trim(), key).not.toBe('');
      expect(placeholders(kannada.get(key) ?? ''), key).toEqual(placeholders(text));
    }
  });
});

describe('errors.json and refusals.json', () => {
  it('says in English what the server says, for every code that crosses the wire', () => {
    const { code } = JSON.parse(readFileSync(join(here, 'en/errors.json'), 'utf8'));
    const refusals = JSON.parse(readFileSync(join(here, 'en/refusals.json'), 'utf8'));
    const { NETWORK, ...wire } = code;
    expect(NETWORK).toBeTruthy();
    expect({ ...wire, ...refusals }).toEqual(
      Object.fromEntries(Object.entries(ERRORS).map(([name, { text }]) => [name, text])),
    );
  });
});
