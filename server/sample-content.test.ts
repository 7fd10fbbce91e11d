import { expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import { CATALOGUE } from '#content/catalogue.ts';
import { ConfigError, readConfig } from './config.ts';
import { sampleContentFaults } from './sample-content.ts';

/** The files as an owner leaves them who has put in everything of his own. */
const REAL = {
  business: {
    ...BUSINESS,
    sample: false,
    phone: '+91 98450 12345',
    whatsapp: '+91 98450 12345',
    email: 'shop@avagro.in',
    upi: { id: 'avagro@okbank', name: 'AV Agro' },
    links: {
      whatsapp: 'https://wa.me/919845012345',
      channel: 'https://whatsapp.com/channel/0029VaAvAgro',
      videoChannel: 'https://www.youtube.com/@avagro',
      map: BUSINESS.links.map,
    },
    videoId: 'dQw4w9WgXcQ',
    seller: {
      ...BUSINESS.seller,
      gstin: '29ABCDE1234F1Z5',
      licences: BUSINESS.seller.licences.map((licence, index) => ({
        ...licence,
        number: `KA/BLR-R/10${index}`,
      })),
      grievance: { ...BUSINESS.seller.grievance, phone: '+91 98450 00000', email: 'officer@avagro.in' },
    },
  },
  catalogue: CATALOGUE.map((item) => ({
    ...item,
    ...(item.maker && { maker: { en: 'Malnad Seeds, Shivamogga', kn: 'ಮಲ್ನಾಡ್ ಬೀಜ, ಶಿವಮೊಗ್ಗ' } }),
    ...(item.registration && { registration: 'CIR-12345/2024' }),
  })),
  catalogueIsSample: false,
};

it('has nothing against a real seller, whose soil test speaks of a sample', () => {
  expect(sampleContentFaults(REAL)).toEqual([]);
});

it('names each file whose flag still says sample, whatever it holds', () => {
  const business = { ...REAL.business, sample: true };
  expect(sampleContentFaults({ ...REAL, business, catalogueIsSample: true })).toEqual([
    expect.stringContaining('content/business.ts holds sample values'),
    expect.stringContaining('content/catalogue.ts holds sample makers'),
  ]);
});

it('does not believe a flag alone: every invented value of the business is named', () => {
  const business = { ...BUSINESS, sample: false };
  expect(placesOf(sampleContentFaults({ ...REAL, business }))).toEqual([
    'content/business.ts: phone',
    'content/business.ts: whatsapp',
    'content/business.ts: email',
    'content/business.ts: upi.id',
    'content/business.ts: links.whatsapp',
    'content/business.ts: links.channel',
    'content/business.ts: links.videoChannel',
    'content/business.ts: videoId',
    'content/business.ts: seller.gstin',
    'content/business.ts: seller.licences.0.number',
    'content/business.ts: seller.licences.1.number',
    'content/business.ts: seller.licences.2.number',
    'content/business.ts: seller.grievance.phone',
    'content/business.ts: seller.grievance.email',
  ]);
});

it('does not believe it of the catalogue either: every invented maker and registration is named', () => {
  const places = placesOf(sampleContentFaults({ ...REAL, catalogue: CATALOGUE }));
  const goods = CATALOGUE.filter(({ maker }) => maker);
  expect(goods.length).toBeGreaterThan(0);
  expect(places.filter((place) => place.includes(' maker '))).toEqual(
    goods.map(({ sku }) => `content/catalogue.ts: maker of ${sku}`),
  );
  expect(places.filter((place) => !place.includes(' maker '))).toEqual([
    'content/catalogue.ts: registration of PEST-NEEM',
    'content/catalogue.ts: registration of PEST-FUNGIPACK',
  ]);
});

it('stops a production start, and no other', () => {
  const sample = /content\/business\.ts: upi\.id is still the sample one/;
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(ConfigError);
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(sample);
  expect(() => readConfig({})).not.toThrow();
});

const placesOf = (faults: string[]) => faults.map((fault) => fault.split(' is still')[0] ?? '');

it('stops no backup, restore or move of what is there', () => {
  expect(() => readConfig({ NODE_ENV: 'production' }, 'keep')).not.toThrow();
});
