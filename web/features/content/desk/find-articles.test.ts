import { expect, it } from 'vitest';
import type { ContentLine } from '#shared/contract/content/desk.ts';
import { findArticles } from './Articles.tsx';

const line = (key: string, en: string, kn: string, category: string, stock: string) =>
  ({ kind: 'product', key, title: { en, kn }, category, stock }) as unknown as ContentLine;

const LINES = [
  line('FERT-UREA', 'Urea', 'ಯೂರಿಯಾ', 'fertilizers', 'ask'),
  line('PEST-NEEM', 'Neem Oil', 'ಬೇವಿನ ಎಣ್ಣೆ', 'pesticides', 'in'),
  line('SEED-MAIZE', 'Maize Seeds', 'ಮುಸುಕಿನ ಜೋಳ ಬೀಜ', 'seeds', 'in'),
];
const NONE = { query: '', category: null, stock: null };

it.each([
  [{}, ['FERT-UREA', 'PEST-NEEM', 'SEED-MAIZE']],
  [{ query: 'neem' }, ['PEST-NEEM']],
  [{ query: 'oil pest' }, ['PEST-NEEM']],
  [{ query: 'ಎಣ್ಣೆ' }, ['PEST-NEEM']],
  [{ query: 'fert-' }, ['FERT-UREA']],
  [{ category: 'seeds' }, ['SEED-MAIZE']],
  [{ stock: 'in' }, ['PEST-NEEM', 'SEED-MAIZE']],
  [{ stock: 'in', query: 'urea' }, []],
])('%j finds %j', (filter, keys) => {
  expect(findArticles(LINES, { ...NONE, ...filter }).map(({ key }) => key)).toEqual(keys);
});
