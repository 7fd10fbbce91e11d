// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { ContentLine } from '#shared/contract/content/desk.ts';
import type { Capability } from '#shared/domain/capabilities.ts';
import { Abilities } from '../../../lib/abilities.ts';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { Articles } from './Articles.tsx';

const line = (index: number, more: Partial<ContentLine> = {}): ContentLine => ({
  ...{ kind: 'product', key: `SEED-${index}`, title: { en: `Seed ${index}`, kn: `ಬೀಜ ${index}` } },
  ...{ version: 0, sample: false, published_at: null, published_by: null, draft: null },
  ...{ price: 250.5, stock: 'in', category: 'seeds', ...more },
});

function show(lines: ContentLine[], may: Capability[] = ['content.read', 'content.edit']) {
  render(
    <MemoryRouter>
      <Abilities value={may}>
        <Articles lines={lines} />
      </Abilities>
    </MemoryRouter>,
  );
}

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

beforeAll(async () => {
  await startLanguage();
  await loadStrings(['desk', 'fields']);
});
afterEach(cleanup);

it('each article has its price, its stock and its state, and is a way to its form', () => {
  show([line(1, { sample: true }), line(2, { key: 'SEED-2', stock: 'out' })]);
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Seed 1As it came with the program Sample₹250.50In stock',
    'Seed 2As it came with the program ₹250.50Sold out',
  ]);
  expect(screen.getByRole('link', { name: 'Seed 1' }).getAttribute('href')).toBe(
    '/admin/content/product/SEED-1',
  );
});

it('of thousands some are shown at once, and a few letters or a category find the others', () => {
  show([...Array.from({ length: 5_000 }, (_, index) => line(index)), line(9_999, { category: 'services' })]);
  expect(screen.getByText('5001 articles')).toBeTruthy();
  expect(rows()).toHaveLength(40);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(rows()).toHaveLength(80);
  fireEvent.change(screen.getByLabelText('Search by name or number'), { target: { value: 'ಬೀಜ 4321' } });
  expect(rows()).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Search by name or number'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'services' } });
  expect(rows()[0]?.textContent).toContain('Seed 9999');
  fireEvent.change(screen.getByLabelText('Stock'), { target: { value: 'out' } });
  expect(screen.getByText('No such article')).toBeTruthy();
});

it('an article is added by who may edit alone', () => {
  show([line(1)]);
  expect(screen.getByRole('button', { name: 'Add an article' })).toBeTruthy();
  cleanup();
  show([line(1)], ['content.read']);
  expect(screen.queryByRole('button', { name: 'Add an article' })).toBeNull();
});
