import { expect, it } from 'vitest';
import { SHOWN_CLAIMS } from '#content/agronomy/claims.ts';
import type { FieldTable } from '#shared/domain/agronomy/field-rows.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { fieldTable, isOfCrop } from './field-table.ts';

const read = (language: Language) => JSON.parse(fieldTable(language)) as FieldTable;

it('holds every row that farmers are shown, with the same figures in both languages', () => {
  const ids = SHOWN_CLAIMS.filter(isOfCrop).map(({ id }) => id);
  for (const language of LANGUAGES) expect(read(language).rows.map(({ id }) => id)).toEqual(ids);
  const figures = ({ rows }: FieldTable) => rows.map(({ id, dose, days }) => ({ id, dose, days }));
  expect(figures(read('kn'))).toEqual(figures(read('en')));
  expect(ids.length).toBeGreaterThan(190);
});

it('names every row and never begins above what the label allows', () => {
  for (const language of LANGUAGES) {
    const { crops, rows } = read(language);
    for (const { crop, trouble, product, printed, dose } of rows) {
      expect(crops.some(({ key }) => key === crop)).toBe(true);
      for (const word of [trouble, product, printed]) expect(word).not.toBe('');
      if ('low' in dose) expect(dose.high).toBeGreaterThanOrEqual(dose.low);
    }
  }
});

it('reckons nearly all of them, and those for seed, soil and root and liquids by weight not', () => {
  const { rows } = read('en');
  const none = rows.filter(({ dose }) => 'none' in dose).map(({ id }) => id);
  expect(none).toEqual([
    'cabbage.chlorfenapyr-10-sc',
    'coconut.fenpyroximate-5-ec',
    'tomato.captan-75-wp',
    'tomato.trichoderma-1-wp',
    'tomato.pseudomonas-0.5-1-wp',
    'paddy.thifluzamide-24-sc',
    'grape.mandipropamid-23.4-sc',
    'potato.mandipropamid-23.4-sc',
    'maize.metalaxyl-35-ws',
    'sorghum.metalaxyl-35-ws',
    'red-gram.trichoderma-1-wp',
    'paddy.bensulfuron-0.6_pretilachlor-6-gr',
    ...['paddy.bispyribac-10-sc', 'paddy.penoxsulam-21.7-sc', 'paddy.fenoxaprop-9.3-ec'],
    ...['paddy.florpyrauxifen-2.7-ec', 'paddy.pretilachlor-30.7-ec', 'paddy.bispyribac-10-sc.2'],
    ...['maize.tembotrione-34.4-sc', 'maize.tolpyralate-40-sc', 'maize.mesotrione-40-sc'],
    ...['maize.2-4-d-amine-58-sl', 'groundnut.fluazifop-13.4-ec', 'sugarcane.sulfentrazone-39.6-sc'],
  ]);
});

it('says of a row what the chapters say of bees, fish, drift and standing water', () => {
  const { rows } = read('en');
  const cautionsOf = (id: string) => rows.find((row) => row.id === id)?.cautions;
  expect(cautionsOf('maize.2-4-d-amine-58-sl')).toEqual(['drift-far']);
  expect(cautionsOf('paddy.pretilachlor-50-ec')).toEqual(['fish', 'drift', 'water']);
  expect(cautionsOf('paddy.bispyribac-10-sc')).toEqual(['drift']);
  expect(cautionsOf('chilli.emamectin-5-sg')).toEqual(['bees-evening']);
  expect(rows.some(({ cautions }) => cautions?.includes('bees-never'))).toBe(true);
  const bare = rows.filter(({ dose, cautions }) => 'low' in dose && cautions?.length === 0);
  expect(bare.filter(({ product }) => /cyper|lambda|imidacloprid|fipronil/i.test(product))).toEqual([]);
});
