import { describe, expect, it } from 'vitest';
import en from '#content/strings/en/common.json' with { type: 'json' };
import kn from '#content/strings/kn/common.json' with { type: 'json' };
import type { Product } from '#shared/contract/content/products.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { isSoldOnline } from '#shared/domain/money/statutory-price.ts';
import { WEEKDAYS } from '#shared/domain/time/working-hours.ts';
import { SHIPPED } from '../../../tests/support/shipped-content.ts';
import { DOCUMENTS } from '../../pages/documents.ts';
import type { BuildPage } from './document-page.ts';
import { headOf } from './head.ts';
import { article, breadcrumbs, faqPage, localBusiness, offered, type Thing } from './structured-data.ts';

const HOME = { en: en.nav.home, kn: kn.nav.home };

function pageOf(path: string, language: Language = 'en'): BuildPage {
  return {
    path,
    params: {},
    query: new URLSearchParams(),
    language,
    content: SHIPPED,
    translate: (_namespace, key) => (key === 'nav.home' ? HOME[language] : key),
    picture: (id) => `/assets/${id}.svg`,
    url: (to) => `https://agro.test${to}`,
  };
}

const DAP: Product = {
  sku: 'FERT-DAP',
  category: 'fertilizers',
  picture: 'product-dap',
  name: { en: 'DAP', kn: 'ಡಿಎಪಿ' },
  unit: { en: '50 kg bag', kn: '50 ಕಿ.ಗ್ರಾಂ ಚೀಲ' },
  desc: { en: 'For the seed row.', kn: 'ಬಿತ್ತನೆ ಸಾಲಿಗೆ.' },
  price: 1350,
  hsn: '31053000',
  gst: { rate: 5 },
  stock: 'in',
  position: 0,
};

const typesOf = (things: Thing[]) => things.map((thing) => thing['@type']);

describe('the business', () => {
  it.each(LANGUAGES)('stands where its door is, with its hours (%s)', (language) => {
    const business = localBusiness(pageOf('/', language));
    const { contact, hours: week } = SHIPPED;
    const { latitude, longitude, postalCode } = contact.place;
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      '@id': 'https://agro.test/#business',
      telephone: contact.phone,
      address: { postalCode, addressCountry: 'IN', addressRegion: 'Karnataka' },
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    });
    expect(JSON.stringify(business.address)).toContain(contact.address[language][1]);
    const hours = business.openingHoursSpecification as { dayOfWeek: string[]; opens: string }[];
    for (const day of WEEKDAYS) {
      const stated = hours.filter(({ dayOfWeek }) =>
        dayOfWeek.some((named) => named.toLowerCase() === `https://schema.org/${day}`),
      );
      expect(stated.map(({ opens }) => opens)).toEqual(week[day] ? [week[day].opens] : []);
    }
  });

  it('names together the days with the same times', () => {
    const late = { opens: '12:00', closes: '18:30' };
    const business = localBusiness({
      ...pageOf('/'),
      content: { ...SHIPPED, hours: { ...SHIPPED.hours, saturday: late, sunday: late } },
    });
    const hours = business.openingHoursSpecification as { dayOfWeek: string[] }[];
    expect(hours.map(({ dayOfWeek }) => dayOfWeek.length)).toEqual([2, 5]);
    expect(hours[0]).toMatchObject(late);
  });

  it('says on which days in a row it stays closed', () => {
    const notice = { en: 'Deepavali', kn: 'ದೀಪಾವಳಿ' };
    const hours = { ...SHIPPED.hours, closures: [{ from: '2026-11-08', until: '2026-11-10', notice }] };
    const business = localBusiness({ ...pageOf('/'), content: { ...SHIPPED, hours } });
    expect(business.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2026-11-08', validThrough: '2026-11-10', opens: '00:00', closes: '00:00' },
    ]);
  });
});

describe('the products page', () => {
  const things = DOCUMENTS.products?.structuredData?.(pageOf('/products')) ?? [];

  it('names the goods as products and the services as services, with picture and price', () => {
    expect(typesOf(things)).toEqual([
      'BreadcrumbList',
      'LocalBusiness',
      ...SHIPPED.products.map(({ category }) => (category === 'services' ? 'Service' : 'Product')),
    ]);
    expect(offered(pageOf('/products'), DAP)).toMatchObject({
      name: 'DAP',
      image: 'https://agro.test/assets/product-dap.svg',
      offers: { price: '1350.00', priceCurrency: 'INR', url: 'https://agro.test/products#FERT-DAP' },
    });
    const service = offered(pageOf('/products'), { ...DAP, category: 'services' });
    expect(service).toMatchObject({ '@type': 'Service', offers: { price: '1350.00' } });
  });

  it('offers nothing above the price the law fixes, and invents no stock', () => {
    const urea = offered(pageOf('/products'), {
      ...DAP,
      sku: 'FERT-UREA',
      price: 600,
      statutory: { rupees: 266.5, source: 'the law' },
    });
    expect(urea).toMatchObject({ sku: 'FERT-UREA' });
    expect(urea).not.toHaveProperty('offers');
    expect(offered(pageOf('/products'), { ...DAP, stock: 'ask' })).not.toHaveProperty('offers');
    expect(JSON.stringify(things)).not.toContain('InStock');
  });

  it('names no picture that the build has put into the page itself', () => {
    const inlined = { ...pageOf('/products'), picture: () => 'data:image/svg+xml,%3csvg/%3e' };
    expect(JSON.stringify(DOCUMENTS.products?.structuredData?.(inlined))).not.toContain('data:image');
  });

  it('does not call other makers’ goods ours, and points at no business that is not there', () => {
    for (const thing of things) expect(thing).not.toHaveProperty('brand');
    const known = things.map((thing) => thing['@id']).filter(Boolean);
    const pointed = [...JSON.stringify(things).matchAll(/"(?:seller|provider)":\{"@id":"([^"]+)"\}/g)];
    const services = SHIPPED.products.filter(({ category }) => category === 'services');
    expect(pointed).toHaveLength(SHIPPED.products.filter(isSoldOnline).length + services.length);
    for (const [, id] of pointed) expect(known).toContain(id);
  });
});

it('a trail begins at home and ends with the page', () => {
  const trail = breadcrumbs(pageOf('/guide', 'kn'), [{ name: 'ರೈತರ ಕೈಪಿಡಿ', path: '/guide' }]);
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: HOME.kn, item: 'https://agro.test/?lang=kn' },
    { '@type': 'ListItem', position: 2, name: 'ರೈತರ ಕೈಪಿಡಿ', item: 'https://agro.test/guide?lang=kn' },
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
