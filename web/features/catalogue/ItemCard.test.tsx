// @vitest-environment jsdom

import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE_IS_SAMPLE, type CatalogueItem } from '#content/catalogue.ts';
import type { Language } from '#shared/domain/languages.ts';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import { ItemCard } from './ItemCard.tsx';

beforeAll(() => loadStrings(['products']));
afterEach(cleanup);

const words = (en: string) => ({ en, kn: en });

const DAP: CatalogueItem = {
  sku: 'FERT-DAP',
  category: 'fertilizers',
  picture: 'product-dap',
  name: words('DAP'),
  unit: words('50 kg bag'),
  desc: words('For the seed row.'),
  price: 1350,
  hsn: '31053000',
  gstRate: 5,
  maker: words('A maker'),
  origin: words('India'),
  contains: words('18-46-0'),
};
const UREA: CatalogueItem = { ...DAP, sku: 'FERT-UREA', name: words('Urea'), price: 600, mrp: 266.5 };
const VISIT: CatalogueItem = {
  sku: 'SRV-CONSULT',
  category: 'services',
  picture: 'product-dap',
  name: words('Visit'),
  unit: words('a visit'),
  desc: words('To the field.'),
  price: 1000,
  hsn: '998311',
  gstRate: 0,
};

async function draw(item: CatalogueItem, language: Language = 'en') {
  await act(() => switchLanguage(language));
  render(<ItemCard item={item} />);
  const rows = screen.getAllByRole('term', { hidden: true });
  return new Map(rows.map((row) => [row.textContent, row.nextElementSibling?.textContent]));
}

it('offers what is sold at the counter only by asking, not by paying', async () => {
  await draw({ ...UREA, ask: true });
  expect(screen.getByRole('link', { name: 'Ask for it: Urea' }).getAttribute('href')).toBe('/farmers');
  expect(screen.queryByRole('link', { name: /Pay Now/ })).toBeNull();
  cleanup();
  await draw(UREA);
  expect(screen.getByRole('link', { name: 'Pay Now: Urea' })).toBeTruthy();
});

describe('what the law asks of each item', () => {
  it('stands beside goods: price, origin, until when, delivery, returns and warranty', async () => {
    const facts = await draw(DAP);
    expect(facts.get('Country of origin')).toBe('India');
    expect(facts.get('MRP, all taxes included')).toBe('₹1,350.00');
    expect(facts.get('Use before')).toMatch(/no expiry date/);
    expect(facts.get('Delivery')).toMatch(/1 business day, delivered in 2 to 7 business days/);
    expect(facts.get('Returns')).toMatch(/48 hours of delivery/);
    expect(facts.get('Warranty')).toMatch(/label promises/);
    expect(screen.queryByText(/government's price/)).toBeNull();
  });

  it('stands beside services, in Kannada too', async () => {
    const facts = await draw(VISIT, 'kn');
    expect(facts.get('ಬೆಲೆ, ಎಲ್ಲ ತೆರಿಗೆ ಸೇರಿ')).toBe('₹1,000.00');
    expect(facts.get('ತಲುಪಿಸುವುದು')).toMatch(/ಚಾಟ್‌ನಲ್ಲಿ/);
    expect(facts.get('ಖಾತರಿ')).toMatch(/ಕಾನೂನಿನಂತೆ/);
    expect(facts.has('ತಯಾರಾದ ದೇಶ')).toBe(false);
  });

  it('is the item’s own where the sentence of its kind does not fit', async () => {
    const facts = await draw({
      ...DAP,
      origin: words('Germany'),
      mrp: 275,
      expiry: words('Three years'),
      returns: words('Any time'),
    });
    expect(facts.get('Country of origin')).toBe('Germany');
    expect(facts.get('MRP, all taxes included')).toBe('₹275.00');
    expect(facts.get('Use before')).toBe('Three years');
    expect(facts.get('Returns')).toBe('Any time');
  });

  it('warns the buyer where our price is above the one the law fixes', async () => {
    const facts = await draw(UREA);
    expect(screen.getByText(/The government's price for this pack is ₹266.50/)).toBeTruthy();
    expect(facts.get('MRP, all taxes included')).toBe('₹266.50');
    expect(screen.getByText('₹600.00')).toBeTruthy();
  });
});

it('marks invented makers for what they are, whatever the business itself has become', async () => {
  await draw(DAP);
  const summary = screen.getByText('Details of the pack', { exact: false });
  expect(within(summary).queryByText('Sample') !== null).toBe(CATALOGUE_IS_SAMPLE);
});

it('has an address of its own, to open and to send on', async () => {
  await draw(DAP);
  expect(document.getElementById('FERT-DAP')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'DAP' }).getAttribute('href')).toBe('#FERT-DAP');
  const share = screen.getByRole('link', { name: 'Share on WhatsApp', hidden: true });
  const text = new URL(share.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toMatch(/^DAP, 50 kg bag http\S+\?lang=en#FERT-DAP$/);
});
