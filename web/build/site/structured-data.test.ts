import { describe, expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import { CATALOGUE } from '#content/catalogue.ts';
import en from '#content/strings/en/common.json' with { type: 'json' };
import kn from '#content/strings/kn/common.json' with { type: 'json' };
import { prerendered as products } from '../../pages/products.prerender.ts';
import type { BuildPage } from './build-page.ts';
import { headOf } from './head.ts';
import { article, breadcrumbs, faqPage, localBusiness, type Thing } from './structured-data.ts';

const HOME = { en: en.nav.home, kn: kn.nav.home };

function pageOf(path: string, language: 'en' | 'kn' = 'en'): BuildPage {
  return {
    path,
    params: {},
    language,
    translate: (_namespace, key) => (key === 'nav.home' ? HOME[language] : key),
    picture: (id) => `/assets/${id}.svg`,
    url: (to) => `https://agro.test${to}`,
  };
}

const typesOf = (things: Thing[]) => things.map((thing) => thing['@type']);

describe('the business', () => {
  it.each(['en', 'kn'] as const)('stands where its door is, with its hours (%s)', (language) => {
    const business = localBusiness(pageOf('/', language));
    const { latitude, longitude, postalCode } = BUSINESS.place;
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      '@id': 'https://agro.test/#business',
      telephone: BUSINESS.phone,
      address: { postalCode, addressCountry: 'IN', addressRegion: 'Karnataka' },
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    });
    expect(JSON.stringify(business.address)).toContain(BUSINESS.address[language][1]);
    const hours = business.openingHoursSpecification as { dayOfWeek: string; opens: string }[];
    expect(hours).toHaveLength(6);
    expect(hours.map(({ dayOfWeek }) => dayOfWeek)).not.toContain('https://schema.org/Sunday');
    expect(new Set(hours.map(({ opens }) => opens))).toEqual(new Set(['09:30']));
  });
});

describe('the products page', () => {
  const things = products.structuredData?.(pageOf('/products')) ?? [];

  it('names the goods as products and the services as services, with picture and price', () => {
    expect(typesOf(things)).toEqual([
      'BreadcrumbList',
      'LocalBusiness',
      ...CATALOGUE.map(({ category }) => (category === 'services' ? 'Service' : 'Product')),
    ]);
    const urea = things.find(({ sku }) => sku === 'FERT-UREA');
    expect(urea).toMatchObject({
      name: 'Urea',
      image: 'https://agro.test/assets/product-urea.svg',
      offers: { price: '600.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    });
    const test = things.find(({ name }) => name === 'Soil Testing');
    expect(test).toMatchObject({ '@type': 'Service', offers: { price: '500.00' } });
  });

  it('does not call other makers’ goods ours, and points at no business that is not there', () => {
    for (const thing of things) expect(thing).not.toHaveProperty('brand');
    const known = things.map((thing) => thing['@id']).filter(Boolean);
    const pointed = [...JSON.stringify(things).matchAll(/"(?:seller|provider)":\{"@id":"([^"]+)"\}/g)];
    expect(pointed).toHaveLength(10);
    for (const [, id] of pointed) expect(known).toContain(id);
  });
});

it('a trail begins at home and ends with the page', () => {
  const trail = breadcrumbs(pageOf('/guide', 'kn'), [{ name: 'ರೈತರ ಕೈಪಿಡಿ', path: '/guide' }]);
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: HOME.kn, item: 'https://agro.test/' },
    { '@type': 'ListItem', position: 2, name: 'ರೈತರ ಕೈಪಿಡಿ', item: 'https://agro.test/guide' },
  ]);
});

it('a chapter and its questions are told in the words of its language', () => {
  const chapter = article(pageOf('/guide/chapter/15-faq', 'kn'), { headline: 'ಪ್ರಶ್ನೆ', description: 'ಉತ್ತರ' });
  expect(chapter).toMatchObject({
    '@type': 'Article',
    inLanguage: 'kn',
    mainEntityOfPage: 'https://agro.test/guide/chapter/15-faq',
  });
  expect(faqPage([{ question: 'Q', answer: 'A' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Q', acceptedAnswer: { '@type': 'Answer', text: 'A' } }],
  });
});

it('the head carries it as JSON a text cannot end, and nothing of it on pages closed to search', () => {
  const words = { title: 'T', description: 'D' };
  const sly = { '@type': 'Thing', name: '</script><script>alert(1)' };
  const head = headOf({ path: '/x', structuredData: () => [sly] }, pageOf('/x'), words);
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(head) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', ...sly });
  expect(headOf({ path: '/x', indexed: false }, pageOf('/x'), words)).toContain('content="noindex"');
});
