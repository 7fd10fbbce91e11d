// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE, CATALOGUE_IS_SAMPLE, type CatalogueItem } from '#content/catalogue.ts';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import { adoptPictures, PICTURES_ID } from '../../lib/scenes.ts';
import { ItemCard } from './ItemCard.tsx';

beforeAll(async () => {
  const pictures = CATALOGUE.map(({ picture }) => ({ id: picture, width: 4, height: 3, alt: {}, src: '' }));
  document.body.innerHTML = `<script type="application/json" id="${PICTURES_ID}">${JSON.stringify(pictures)}</script>`;
  adoptPictures();
  await loadStrings(['products']);
});
afterEach(cleanup);

function itemOf(sku: string): CatalogueItem {
  const item = CATALOGUE.find((each) => each.sku === sku);
  if (!item) throw new Error(`the catalogue has no ${sku}`);
  return item;
}

async function draw(item: CatalogueItem, language: 'en' | 'kn' = 'en') {
  await act(() => switchLanguage(language));
  render(<ItemCard item={item} />);
  const rows = screen.getAllByRole('term', { hidden: true });
  return new Map(rows.map((row) => [row.textContent, row.nextElementSibling?.textContent]));
}

describe('what the law asks of each item', () => {
  it('stands beside goods: price, origin, until when, delivery, returns and warranty', async () => {
    const facts = await draw(itemOf('FERT-DAP'));
    expect(facts.get('Country of origin')).toBe('India');
    expect(facts.get('MRP, all taxes included')).toBe('₹1,350.00');
    expect(facts.get('Use before')).toMatch(/no expiry date/);
    expect(facts.get('Delivery')).toMatch(/1 business day, delivered in 2 to 7 business days/);
    expect(facts.get('Returns')).toMatch(/48 hours of delivery/);
    expect(facts.get('Warranty')).toMatch(/label promises/);
    expect(screen.queryByText(/government's price/)).toBeNull();
  });

  it('stands beside services, in Kannada too', async () => {
    const facts = await draw(itemOf('SRV-CONSULT'), 'kn');
    expect(facts.get('ಬೆಲೆ, ಎಲ್ಲ ತೆರಿಗೆ ಸೇರಿ')).toBe('₹1,000.00');
    expect(facts.get('ತಲುಪಿಸುವುದು')).toMatch(/ಚಾಟ್‌ನಲ್ಲಿ/);
    expect(facts.get('ಖಾತರಿ')).toMatch(/ಕಾನೂನಿನಂತೆ/);
    expect(facts.has('ತಯಾರಾದ ದೇಶ')).toBe(false);
  });

  it('is the item’s own where the sentence of its kind does not fit', async () => {
    const words = (en: string) => ({ en, kn: en });
    const facts = await draw({
      ...itemOf('PEST-NEEM'),
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
    const facts = await draw(itemOf('FERT-UREA'));
    expect(screen.getByText(/The government's price for this pack is ₹266.50/)).toBeTruthy();
    expect(facts.get('MRP, all taxes included')).toBe('₹266.50');
    expect(screen.getByText('₹600.00')).toBeTruthy();
  });
});

it('marks invented makers for what they are, whatever the business itself has become', async () => {
  await draw(itemOf('SEED-MAIZE-HYB'));
  const summary = screen.getByText('Details of the pack', { exact: false });
  expect(within(summary).queryByText('Sample') !== null).toBe(CATALOGUE_IS_SAMPLE);
});
