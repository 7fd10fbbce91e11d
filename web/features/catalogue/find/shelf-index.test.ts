import { expect, it } from 'vitest';
import type { Product } from '#shared/contract/content/products.ts';
import { SHIPPED } from '../../../../tests/support/shipped-content.ts';
import { firstOnShelves } from '../shelves.ts';
import { pagesNear } from './Pager.tsx';
import { cropsOn, findOnShelf, PAGE_SIZE } from './shelf-index.ts';

const ALL = { category: '', crop: '', words: '', page: 1 };
const [FIRST] = SHIPPED.products;
if (!FIRST) throw new Error('nothing is shipped');
const { maker: _, contains: __, ...PLAIN } = FIRST;
const article = (sku: string, change: Partial<Product>): Product => ({
  ...PLAIN,
  desc: { en: '', kn: '' },
  ...{ sku, category: 'seeds', ...change },
});
const LIST = [
  article('SEED-1', { name: { en: 'Maize Hybrid', kn: 'ಮೆಕ್ಕೆಜೋಳ ಹೈಬ್ರಿಡ್' } }),
  article('SEED-2', {
    name: { en: 'Nandi Gold', kn: 'ನಂದಿ ಗೋಲ್ಡ್' },
    desc: { en: 'For beans and roses.', kn: 'ಹುರುಳಿಕಾಯಿಗೆ.' },
  }),
  article('PEST-1', {
    category: 'pesticides',
    name: { en: 'Neem Oil', kn: 'ಬೇವಿನ ಎಣ್ಣೆ' },
    actives: [{ name: 'Azadirachtin', strength: 0.15, formulation: 'EC' }],
    claims: [{ crop: 'paddy', pest: { en: 'Leaf hopper', kn: 'ಜಿಗಿ ಹುಳು' }, dose: '2 ml/l' }],
  }),
  article('FERT-1', { category: 'fertilizers', name: { en: 'Turmeric Mix', kn: 'ಮಿಶ್ರಣ' } }),
];
const GROUPS = ['seeds', 'fertilizers', 'pesticides', 'services'] as const;
const manyArticles = (count: number) =>
  Array.from({ length: count }, (_, n) => article(`A-${n}`, { category: GROUPS[n % 4] ?? 'seeds' }));
const skus = (change: Partial<typeof ALL>) =>
  findOnShelf(LIST, { ...ALL, ...change })?.items.map(({ sku }) => sku);

it.each([
  ['maize', ['SEED-1']],
  ['MAI hyb', ['SEED-1']],
  ['aize', []],
  ['ಮೆಕ್ಕೆ', ['SEED-1']],
  ['ಹೈಬ್ರಿ\u200dಡ್', ['SEED-1']],
  ['ಬೇವಿನ\u0CBC', ['PEST-1']],
  ['ಗೋಲ್ಡ್'.normalize('NFD'), ['SEED-2']],
  ['pest-1', ['PEST-1']],
  ['azadi', ['PEST-1']],
  ['hopper ಭತ್ತ', ['PEST-1']],
  ['೧ seed', ['SEED-1']],
  ['<script>alert(1)</script>', []],
  ['...', []],
  ['', ['SEED-1', 'SEED-2', 'PEST-1', 'FERT-1']],
])('finds by the words “%s”: %j', (words, found) => expect(skus({ words })).toEqual(found));

it('finds by the words of every language the article is written in', () => {
  const name = { en: 'Nandi Gold', kn: 'ನಂದಿ ಗೋಲ್ಡ್', xx: 'नंदी सोना' };
  const desc = { en: '', kn: '', xx: 'Paddy' };
  const item = article('SEED-3', { name, desc });
  for (const asked of [{ words: 'सोना' }, { crop: 'paddy' }])
    expect(findOnShelf([item], { ...ALL, ...asked })?.items).toEqual([item]);
});

it('finds by the crop of the label, and by one that the article tells of', () => {
  expect(skus({ crop: 'paddy' })).toEqual(['PEST-1']);
  expect(skus({ crop: 'maize' })).toEqual(['SEED-1']);
  expect(skus({ crop: 'rose' })).toEqual(['SEED-2']);
  expect(skus({ crop: 'turmeric' })).toEqual(['FERT-1']);
  // Beans begin with horse gram in Kannada, turmeric with tur, maize ends with jowar.
  for (const crop of ['horse-gram', 'tur', 'jowar']) expect(skus({ crop })).toEqual([]);
  expect(cropsOn(LIST)).toEqual(['paddy', 'maize', 'turmeric', 'beans', 'rose']);
});

it('narrows by all that is asked at once', () => {
  expect(skus({ category: 'pesticides', crop: 'paddy', words: 'neem' })).toEqual(['PEST-1']);
  expect(skus({ category: 'seeds', crop: 'paddy' })).toEqual([]);
});

it.each([{ category: 'toys' }, { crop: 'constructor' }, { crop: 'wheat' }, { page: 2 }])(
  'knows that there is no %o',
  (change) => expect(findOnShelf(LIST, { ...ALL, ...change })).toBeNull(),
);

it('shows each article of a large list on one page of it', () => {
  const many = manyArticles(100);
  const pages = [1, 2, 3, 4, 5].map((page) => findOnShelf(many, { ...ALL, page }));
  expect(pages.map((page) => page?.items.length)).toEqual([24, 24, 24, 24, 4]);
  expect(pages.flatMap((page) => page?.items ?? [])).toEqual(many);
  expect(pages[0]).toMatchObject({ count: 100, pages: Math.ceil(100 / PAGE_SIZE) });
  expect(findOnShelf(many, { ...ALL, page: 6 })).toBeNull();
});

it('sees an article that was published anew', () => {
  const renamed = LIST.map((each) =>
    each.sku === 'SEED-1' ? { ...each, name: { en: 'Ragi', kn: 'ರಾಗಿ' } } : each,
  );
  expect(findOnShelf(renamed, { ...ALL, words: 'maize' })?.count).toBe(0);
  expect(findOnShelf(renamed, { ...ALL, crop: 'ragi' })?.count).toBe(1);
});

it('keeps a small shop on one page, and of a large one the first of each shelf', () => {
  const forty = manyArticles(40);
  expect(firstOnShelves(forty)).toBe(forty);
  const first = firstOnShelves(manyArticles(41));
  expect(first.map(({ category }) => category)).toEqual(
    GROUPS.flatMap((category) => Array(4).fill(category)),
  );
});

it.each([
  [1, 1, [1]],
  [1, 9, [1, 2, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])('leads from page %i of %i to %j', (page, pages, near) => expect(pagesNear(page, pages)).toEqual(near));
