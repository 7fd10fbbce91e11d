import { describe, expect, it } from 'vitest';
import { byLanguage } from '#shared/domain/by-language.ts';
import { isGstin } from '#shared/domain/content/rules.ts';
import type { CatalogueItem } from './catalogue.ts';
import { contentFaults, type OwnersContent, sellingFaults } from './content-faults.ts';

const words = (text: string) => byLanguage(() => text);

/** A shop as an owner writes it: nothing in it is wrong. */
const SHOP: OwnersContent = {
  business: {
    sample: false,
    phone: '+91 98450 12345',
    whatsapp: '+91 9845012345',
    email: 'shop@malnad.in',
    place: { latitude: 13.93, longitude: 75.57, postalCode: '577201' },
    hours: {
      sunday: null,
      monday: { opens: '09:00', closes: '18:00' },
      tuesday: null,
      wednesday: null,
      thursday: null,
      friday: null,
      saturday: null,
    },
    upi: { id: 'malnad@sbi' },
    links: { map: 'https://www.openstreetmap.org/' },
    seller: {
      gstin: '27AAPFU0939F1ZV',
      licences: [{ kind: 'seed', number: 'KA/1', validUntil: '2028-03-31', place: words('Shivamogga') }],
    },
  },
  catalogue: [
    {
      sku: 'SEED-RAGI',
      category: 'seeds',
      picture: 'product-maize',
      name: words('Ragi'),
      unit: words('1 kg'),
      desc: words('GPU 28'),
      price: 80.5,
      mrp: 90,
      hsn: '10082921',
      gstRate: 0,
      maker: words('Seeds Corporation'),
      origin: words('India'),
      contains: words('Ragi GPU 28'),
    },
  ],
  stories: [],
};
const [RAGI] = SHOP.catalogue as [CatalogueItem];

const business = (changes: Partial<OwnersContent['business']>) =>
  contentFaults({ ...SHOP, business: { ...SHOP.business, ...changes } });
const item = (changes: Partial<CatalogueItem>) =>
  contentFaults({ ...SHOP, catalogue: [{ ...RAGI, ...changes }] });

it('has nothing against a shop as it should be, nor against the files as they stand', () => {
  expect(contentFaults(SHOP)).toEqual([]);
  expect(contentFaults()).toEqual([]);
});

describe('names by file and field', () => {
  const { seller, place } = SHOP.business;
  const [licence] = seller.licences as [OwnersContent['business']['seller']['licences'][number]];
  it.each([
    [
      'a wrong check character',
      business({ seller: { ...seller, gstin: '27AAPFU0939F1ZA' } }),
      'seller.gstin',
    ],
    [
      'a day that is none',
      business({ seller: { ...seller, licences: [{ ...licence, validUntil: '2028-02-31' }] } }),
      'seller.licences[0].validUntil',
    ],
    ['a short telephone', business({ phone: '+91 98450' }), 'phone'],
    ['a place in the sea', business({ place: { ...place, latitude: 0 } }), 'place'],
    [
      'hours that close before they open',
      business({ hours: { ...SHOP.business.hours, monday: { opens: '18:00', closes: '9:00' } } }),
      'hours.monday',
    ],
    ['an address that is no https one', business({ links: { map: 'javascript:alert(1)' } }), 'links.map'],
  ])('%s of the business', (_, faults, field) => {
    expect(faults).toEqual([expect.stringContaining(`content/business.ts: ${field}`)]);
  });

  it.each([
    ['a picture nobody has drawn', item({ picture: 'product-imida' as never }), 'picture product-imida'],
    ['a third decimal', item({ price: 80.505 }), 'price 80.505'],
    ['a free article', item({ price: 0 }), 'price 0'],
    ['a code in small letters', item({ sku: 'seed-ragi' }), 'sku must be'],
    [
      'goods without a maker in Kannada',
      item({ maker: { ...words('X'), kn: ' ' } }),
      'maker is missing in kn',
    ],
    ['a pesticide without registration', item({ category: 'pesticides' }), 'registration is missing'],
  ])('%s', (_, faults, field) => {
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^content\/catalogue\.ts: /);
    expect(faults[0]).toContain(field);
  });

  it('a code that stands twice', () => {
    expect(contentFaults({ ...SHOP, catalogue: [RAGI, RAGI] })).toEqual([
      'content/catalogue.ts: SEED-RAGI: sku stands twice',
    ]);
  });
});

const on = (day: string) => new Date(`${day}T12:00:00+05:30`);

it('lets nothing be sold above the price printed on it', () => {
  const dear = { ...SHOP, catalogue: [{ ...RAGI, price: 91 }] };
  expect(sellingFaults(dear, on('2026-11-22'))).toEqual([
    'content/catalogue.ts: SEED-RAGI: price 91 is above its mrp 90',
  ]);
});

describe('licences', () => {
  it('hold to their last day, and not longer while their goods are sold', () => {
    expect(sellingFaults(SHOP, new Date('2028-03-31T23:59:59+05:30'))).toEqual([]);
    expect(sellingFaults(SHOP, new Date('2028-04-01T00:00:00+05:30'))).toEqual([
      expect.stringContaining('the seed licence KA/1 ended'),
    ]);
    const asked = { ...SHOP, catalogue: [{ ...RAGI, ask: true as const }] };
    expect(sellingFaults(asked, on('2028-04-01'))).toEqual([]);
  });

  it('are missed where goods of their kind are sold', () => {
    const seller = { ...SHOP.business.seller, licences: [] };
    const without = { ...SHOP, business: { ...SHOP.business, seller } };
    expect(sellingFaults(without, on('2026-11-22'))).toEqual([
      expect.stringContaining('has no seed licence'),
    ]);
  });
});

// Published examples of the GST Network and of large companies.
it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AASCS2460H1Z0'])('%s is one', (number) => {
  expect(isGstin(number)).toBe(true);
});

it.each([
  ['another check character', '27AAPFU0939F1ZA'],
  ['two letters changed about', '27APAFU0939F1ZV'],
  ['small letters', '27aapfu0939f1zv'],
  ['too short', '27AAPFU0939F1Z'],
  ['nothing', ''],
])('%s is none', (_, number) => {
  expect(isGstin(number)).toBe(false);
});
