import { describe, expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import { CATALOGUE, CATALOGUE_IS_SAMPLE } from '#content/catalogue.ts';
import { STORIES } from '#content/stories.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { readConfig } from './config.ts';
import { readShippedContent } from './content-in-force.ts';
import {
  inventedValues,
  sampleContentFaults,
  sampleFaults,
  sampleIds,
  sampleMark,
  withoutSamples,
} from './sample-content.ts';
import { SHIPPED_SAMPLE } from './shipped-sample.ts';

/** What is said of the shipped values themselves; an owner's files hold none of them any more. */
const shipped = it.skipIf(!BUSINESS.sample || !CATALOGUE_IS_SAMPLE);

const own = (text: string) => byLanguage(() => text);

/** The files as an owner leaves them who has put in everything of their own. */
const REAL = {
  business: {
    ...BUSINESS,
    sample: false,
    phone: '+91 98450 12345',
    whatsapp: '+91 98450 12345',
    email: 'shop@avagro.in',
    address: {
      ...byLanguage(() => ['AV Agro', '4, B H Road', 'Karnataka']),
      en: ['AV Agro', '4, B H Road', 'Bengaluru Rural, Karnataka 562110'],
      kn: ['AV Agro', '4, ಬಿ.ಎಚ್. ರಸ್ತೆ', 'ಬೆಂಗಳೂರು'],
    },
    place: { latitude: 13.93, longitude: 75.57, postalCode: '577201' },
    founder: own('Dr. R. Patil'),
    upi: { id: 'avagro@okbank', name: 'AV Agro' },
    links: {
      whatsapp: 'https://wa.me/919845012345',
      channel: 'https://whatsapp.com/channel/0029VaAvAgro',
      videoChannel: 'https://www.youtube.com/@avagro',
      map: 'https://www.openstreetmap.org/?mlat=13.93&mlon=75.57',
    },
    videoId: 'dQw4w9WgXcQ',
    seller: {
      ...BUSINESS.seller,
      gstin: '29ABCDE1234F1Z5',
      licences: BUSINESS.seller.licences.map((licence, index) => ({
        ...licence,
        number: `KA/BLR-R/10${index}`,
        place: own('B H Road'),
      })),
      branches: { ...byLanguage(() => ['Store: B H Road']), kn: ['ಗೋದಾಮು: ಬಿ.ಎಚ್. ರಸ್ತೆ'] },
      expert: { ...BUSINESS.seller.expert, name: own('R. Kumar') },
      grievance: {
        ...BUSINESS.seller.grievance,
        name: own('S. Rao'),
        phone: '+91 98450 00000',
        email: 'officer@avagro.in',
      },
    },
  },
  catalogue: CATALOGUE.filter(({ sku }) => sku !== 'FERT-UREA').map((item) => ({
    ...item,
    ...(item.maker && { maker: { en: 'Malnad Seeds, Shivamogga', kn: 'ಮಲ್ನಾಡ್ ಬೀಜ, ಶಿವಮೊಗ್ಗ' } }),
    ...(item.registration && { registration: 'CIR-12345/2024' }),
  })),
  catalogueIsSample: false,
  stories: STORIES.map((story) => ({
    ...story,
    text: own('True, and with consent'),
    author: own('M. Bhat'),
  })),
  words: { 'content/strings/en/about.json: story.one': 'We began in 1995.' },
} as unknown as Parameters<typeof sampleContentFaults>[0] & object;

it('has nothing against a real seller, whose soil test speaks of a sample', () => {
  expect(sampleContentFaults(REAL)).toEqual([]);
});

it('lets nothing be sold above the price the law fixes, unless the owner sells it at the counter only', () => {
  const urea = { sku: 'FERT-UREA', name: own('Urea'), price: 600 } as (typeof REAL.catalogue)[number];
  const dear = [...REAL.catalogue, urea];
  expect(sampleContentFaults({ ...REAL, catalogue: dear })).toEqual([
    expect.stringMatching(/^content\/catalogue\.ts: price of FERT-UREA: .*₹266\.50/),
  ]);
  const asked = dear.map((item) => (item.sku === 'FERT-UREA' ? { ...item, ask: true as const } : item));
  expect(sampleContentFaults({ ...REAL, catalogue: asked })).toEqual([]);
});

it('names each file whose flag still says sample, whatever it holds', () => {
  const business = { ...REAL.business, sample: true };
  expect(sampleContentFaults({ ...REAL, business, catalogueIsSample: true })).toEqual([
    expect.stringContaining('content/business.ts holds sample values'),
    expect.stringContaining('content/catalogue.ts holds sample makers'),
  ]);
});

shipped('does not believe a flag alone: every value that was shipped is named where it stands', () => {
  const invented = inventedValues();
  for (const [, value] of invented) expect(SHIPPED_SAMPLE.has(sampleMark(value)), value).toBe(true);
  const places = invented.map(([place]) => place);
  for (const place of [
    'content/business.ts: founder.en',
    'content/business.ts: street.en',
    'content/business.ts: place',
    'content/business.ts: seller.expert.en',
    'content/business.ts: seller.grievance.name.en',
    'content/stories.ts: text of story 1',
    'content/stories.ts: author of story 1',
    'content/strings/kn/home.json: founder.quote',
    'content/strings/en/about.json: story.one',
  ]) {
    expect(places).toContain(place);
  }
});

shipped.each([
  ['the expert', { seller: { ...REAL.business.seller, expert: BUSINESS.seller.expert } }, 'seller.expert.en'],
  ['the street', { address: BUSINESS.address }, 'street.en'],
  [
    'a licence',
    { seller: { ...REAL.business.seller, licences: BUSINESS.seller.licences } },
    'seller.licences.0.number',
  ],
  ['the founder', { founder: BUSINESS.founder }, 'founder.en'],
])('finds %s left over among real values', (_, changes, place) => {
  const business = { ...REAL.business, ...changes } as typeof REAL.business;
  expect(placesOf(sampleContentFaults({ ...REAL, business }))).toContain(`content/business.ts: ${place}`);
});

shipped('finds an invented story, also under a real name, and an invented maker', () => {
  const stories = STORIES.map((story) => ({ ...story, author: own('M. Bhat') }));
  expect(new Set(placesOf(sampleContentFaults({ ...REAL, stories })))).toEqual(
    new Set(STORIES.map((_, index) => `content/stories.ts: text of story ${index + 1}`)),
  );
  const goods = CATALOGUE.filter(({ maker }) => maker);
  const faults = sampleContentFaults({ ...REAL, catalogue: CATALOGUE });
  expect(new Set(placesOf(faults).filter((place) => place.includes(' maker ')))).toEqual(
    new Set(goods.map(({ sku }) => `content/catalogue.ts: maker of ${sku}`)),
  );
});

shipped(
  'is asked of what is in force, and not of the files: what the panel has put in their place counts',
  () => {
    const { samples, ...rest } = readShippedContent();
    expect([...samples]).toEqual(expect.arrayContaining(['contact', 'pay', 'about', 'product:PEST-NEEM']));
    const pay = { ...rest.pay, upi: { id: 'malnad@okbank', name: 'Malnad Agro' } };
    expect(sampleIds({ ...rest, pay }).has('pay')).toBe(false);
  },
);

describe('a field that still holds a sample', () => {
  const content = readShippedContent();
  const product = (sku: string) => content.products.find((each) => each.sku === sku) ?? {};

  shipped.each([
    ['contact', content.contact, ['phone', 'email', 'links.channel', 'place.latitude', 'address.kn.1']],
    ['licences', content.licences, ['licences.0.number', 'licences.2.place.kn']],
    ['people', content.people, ['founder.en', 'expert.name.kn', 'grievance.phone']],
    ['about', content.about, ['story.en.0', 'story.kn.1', 'quote.en', 'words.kn']],
    ['pay', content.pay, ['upi.id']],
    ['stories', content.stories, ['stories.0.text.en', 'stories.2.author.kn']],
    ['product', product('PEST-NEEM'), ['maker.en', 'maker.kn', 'registration']],
  ] as const)('of %s is named by its path', (kind, body, paths) => {
    const found = sampleFaults(kind, body);
    expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining([...paths]));
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['sample']));
  });

  it('is known by its value, not by its look, and a policy has none', () => {
    const pay = { ...content.pay, upi: { id: 'shop@example', name: 'Sample' } };
    expect(sampleFaults('pay', pay)).toEqual([]);
    expect(sampleFaults('policy', { text: { en: '+91 90000 00000', kn: '' } })).toEqual([]);
  });

  shipped('is left out of what strangers are sent, and everything else stays', () => {
    const { contact, hours } = withoutSamples({ contact: content.contact, hours: content.hours });
    expect(contact.email).toBe('');
    expect(hours).toEqual(content.hours);
  });
});

const placesOf = (faults: string[]) => faults.map((fault) => fault.split(' is still')[0] ?? '');

it('stops no backup, restore or move of what is there', () => {
  expect(() => readConfig({ NODE_ENV: 'production' }, 'keep')).not.toThrow();
});
