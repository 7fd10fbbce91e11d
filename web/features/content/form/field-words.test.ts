import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTENT_KINDS, type ContentKind } from '#shared/contract/content/kinds.ts';
import { FAULT_CODES } from '#shared/domain/content/fault.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { choicesOf, type FieldSchema, innerOf, namedFields } from './schema.ts';

type Words = { [key: string]: string | Words };

const KINDS = Object.keys(CONTENT_KINDS) as ContentKind[];

const read = (language: string, file: string): Words =>
  JSON.parse(
    readFileSync(new URL(`../../../../content/strings/${language}/${file}.json`, import.meta.url), 'utf8'),
  );

const at = (words: Words, key: string) =>
  key
    .split('.')
    .reduce<string | Words | undefined>((found, step) => (found as Words | undefined)?.[step], words);

const isSaid = (found: string | Words | undefined) =>
  typeof found === 'string' || typeof found?.itself === 'string';

/** What each field needs of the words, by its key. */
function needed(kind: ContentKind): string[] {
  return namedFields(kind).flatMap(({ name, schema }) => {
    const key = `field.${kind}.${name}`;
    const list = listIn(schema);
    return [
      key,
      ...(list ? [`${key}.one`, `${key}.add`] : []),
      ...choicesOf(schema).map((value) => `choice.${kind}.${name}.${value}`),
    ];
  });
}

function listIn(schema: FieldSchema): boolean {
  return schema.field === 'list' || (schema.field === 'localized' && listIn(innerOf(schema)));
}

const leaves = (words: Words, prefix: string): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}.${key}`] : leaves(value, `${prefix}.${key}`),
  );

describe.each(LANGUAGES)('the words of the forms in %s', (language) => {
  const words = read(language, 'fields');

  it.each(KINDS)('call every field of %s by a name', (kind) => {
    const keys = needed(kind);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !isSaid(at(words, key)))).toEqual([]);
    expect(isSaid(at(read(language, 'desk'), `kind.${kind}`))).toBe(true);
  });

  it('name no field that is not there any more', () => {
    const known = new Set(KINDS.flatMap((kind) => needed(kind)));
    const said = [...leaves(words.field as Words, 'field'), ...leaves(words.choice as Words, 'choice')];
    expect(said.filter((key) => !known.has(key.replace(/\.itself$/, '')))).toEqual([]);
    const hints = leaves(words.hint as Words, 'field');
    expect(hints.filter((key) => !known.has(key.replace(/\.itself$/, '')))).toEqual([]);
  });

  it('say of every fault what it is', () => {
    expect(Object.keys(words.fault as Words).sort()).toEqual([...FAULT_CODES].sort());
  });
});
