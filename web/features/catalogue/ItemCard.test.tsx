// @vitest-environment jsdom

import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#shared/contract/content/products.ts';
import type { Language } from '#shared/domain/languages.ts';
import { SHIPPED } from '../../../tests/support/shipped-content.ts';
import { SiteContentContext } from '../../lib/content/content.ts';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import { ItemCard } from './ItemCard.tsx';

beforeAll(() => loadStrings(['products']));
afterEach(cleanup);

const HELD = SHIPPED.licences.licences.map((each) => ({ ...each, validUntil: '2999-12-31' }));

const words = (en: string) => ({ en, kn: en });

const DAP: Product = {
  sku: 'FERT-DAP',
  category: 'fertilizers',
  picture: 'product-dap',
  name: words('DAP'),
  unit: words('50 kg bag'),
  desc: words('For the seed row.'),
  price: 1350,
  hsn: '31053000',
  gst: { rate: 5 },
  stock: 'in',
  position: 0,
  maker: words('A maker'),
  origin: words('India'),
  contains: words('18-46-0'),
};
const UREA: Product = {
  ...DAP,
  sku: 'FERT-UREA',
  name: words('Urea'),
  price: 600,
  mrp: 266.5,
  statutory: { rupees: 266.5, source: 'the law' },
};
const VISIT: Product = {
  sku: 'SRV-CONSULT',
  category: 'services',
  picture: 'product-dap',
  name: words('Visit'),
  unit: words('a visit'),
  desc: words('To the field.'),
  price: 1000,
  hsn: '998311',
  gst: { rate: 0 },
  stock: 'in',
  position: 0,
};

async function draw(item: Product, language: Language = 'en', samples: string[] = [], licences = HELD) {
  await act(() => switchLanguage(language));
  render(
    <SiteContentContext value={{ ...SHIPPED, licences: { licences }, samples: new Set(samples) }}>
      <ItemCard item={item} />
    </SiteContentContext>,
  );
  const rows = screen.getAllByRole('term', { hidden: true });
  return new Map(rows.map((row) => [row.textContent, row.nextElementSibling?.textContent]));
}

const link = (name: RegExp) => screen.queryByRole('link', { name });

it.each([
  ['in', 'en', { pay: true }],
  ['low', 'en', { pay: true, says: 'Few are left' }],
  ['low', 'kn', { pay: true, says: 'ಸ್ವಲ್ಪವೇ ಉಳಿದಿದೆ' }],
  ['ask', 'en', { ask: true }],
  ['request', 'kn', { ask: true }],
  ['out', 'en', { says: 'Out of stock now' }],
  ['out', 'kn', { says: 'ಸದ್ಯ ದಾಸ್ತಾನು ಇಲ್ಲ' }],
] as const)('of what is %s (%s) the card offers what can be had: %o', async (stock, language, offer) => {
  const { pay = false, ask = false, says }: { pay?: boolean; ask?: boolean; says?: string } = offer;
  await draw({ ...UREA, stock }, language);
  expect(link(/^(Pay Now|ಹಣ ಪಾವತಿಸಿ): /) !== null).toBe(pay);
  expect(link(/^Ask for it: |: ವಿಚಾರಿಸಿ$/)?.getAttribute('href') === '/farmers').toBe(ask);
  if (says) expect(screen.getByText(says)).toBeTruthy();
});

it('sells nothing here whose licence has ended', async () => {
  const validUntil = '2000-01-01';
  await draw(
    { ...DAP, stock: 'low' },
    'en',
    [],
    SHIPPED.licences.licences.map((each) => ({ ...each, validUntil })),
  );
  expect(link(/^Pay Now/)).toBeNull();
  expect(link(/^Ask for it: DAP/)).toBeTruthy();
});

it('shows a photograph of the owner in two widths, and a neutral drawing for a name nobody knows', async () => {
  const hash = `${'0'.repeat(63)}a`;
  await draw({ ...DAP, picture: `photo:${hash}` });
  const photo = screen.getByRole('img', { name: 'DAP' });
  expect(photo.getAttribute('srcset')).toBe(`/media/${hash}-480.webp 480w, /media/${hash}-960.webp 960w`);
  cleanup();
  await draw({ ...DAP, picture: 'drawing-of-nobody' });
  const unknown = document.querySelector('img')?.getAttribute('src');
  cleanup();
  await draw({ ...DAP, picture: 'product-plain' });
  expect(document.querySelector('img')?.getAttribute('src')).toBe(unknown);
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

it.each([
  [['product:FERT-DAP'], true],
  [['product:FERT-UREA', 'shop'], false],
])('marks an invented maker for what it is, article by article: of %j %s', async (samples, isMarked) => {
  await draw(DAP, 'en', samples);
  const summary = screen.getByText('Details of the pack', { exact: false });
  expect(within(summary).queryByText('Sample') !== null).toBe(isMarked);
});

it('has an address of its own, to open and to send on', async () => {
  await draw(DAP);
  expect(document.getElementById('FERT-DAP')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'DAP' }).getAttribute('href')).toBe('#FERT-DAP');
  const share = screen.getByRole('link', { name: 'Share on WhatsApp', hidden: true });
  const text = new URL(share.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toMatch(/^DAP, 50 kg bag http\S+\?lang=en#FERT-DAP$/);
});

it('keeps further pictures behind a press, each with words of its own', async () => {
  const photo = (digit: string) => `photo:${digit.repeat(64)}`;
  await draw({ ...DAP, pictures: [photo('a'), photo('b'), photo('a')] });
  const more = screen.getByText('More pictures').closest('details');
  expect(more).toHaveProperty('open', false);
  expect(
    [...(more?.querySelectorAll('img') ?? [])].map((each) => [each.alt, each.getAttribute('loading')]),
  ).toEqual([
    ['DAP, picture 2', 'lazy'],
    ['DAP, picture 3', 'lazy'],
  ]);
  cleanup();
  await draw(DAP);
  expect(screen.queryByText('More pictures')).toBeNull();
});
