import type { ContentBody, SiteContent } from '#shared/contract/content/kinds.ts';
import { byLanguage, type Localized } from '#shared/domain/by-language.ts';
import { BUSINESS } from './business.ts';
import { CATALOGUE, type CatalogueItem } from './catalogue.ts';
import { VIDEOS } from './guide/videos.ts';
import { STORIES } from './stories.ts';
import enAbout from './strings/en/about.json' with { type: 'json' };
import enHome from './strings/en/home.json' with { type: 'json' };
import enMoving from './strings/en/moving.json' with { type: 'json' };
import knAbout from './strings/kn/about.json' with { type: 'json' };
import knHome from './strings/kn/home.json' with { type: 'json' };
import knMoving from './strings/kn/moving.json' with { type: 'json' };

const ABOUT = { en: enAbout, kn: knAbout };
const HOME = { en: enHome, kn: knHome };
const MOVING = { en: enMoving, kn: knMoving };

/** The nine banners of the specification, in their order; each has a picture of its name. */
const BANNERS = [
  'clinic',
  'paddy',
  'ragi',
  'areca',
  'coffee',
  'tomato',
  'soil',
  'spray',
  'delivery',
] as const;

/** The most the law allows for goods that were shipped. */
const STATUTORY: Readonly<Record<string, { rupees: number; source: string }>> = {
  'FERT-UREA': { rupees: 266.5, source: 'Press Information Bureau, 20 March 2026' },
};

/**
 * What the shop says and sells before anybody has published anything: the files of this folder. Who edited them
 * before there was a panel has them taken over as first versions (server/features/content).
 *
 * @param policies texts of `content/policies`, by name
 */
export function shippedContent(policies: Record<string, Localized>): Omit<SiteContent, 'samples'> {
  const { sunday, monday, tuesday, wednesday, thursday, friday, saturday, holidays = [] } = BUSINESS.hours;
  const { gstin, branches, licences, expert, grievance } = BUSINESS.seller;
  const days = { sunday, monday, tuesday, wednesday, thursday, friday, saturday };
  return {
    shop: {
      name: BUSINESS.name,
      legalName: BUSINESS.legalName,
      gstin,
      branches: branches.en.map((_, index) => byLanguage((language) => branches[language][index] ?? '')),
    },
    contact: {
      ...{ phone: BUSINESS.phone, whatsapp: BUSINESS.whatsapp, email: BUSINESS.email },
      address: byLanguage((language) => [...BUSINESS.address[language]]),
      ...{ place: BUSINESS.place, links: BUSINESS.links },
    },
    hours: { ...days, holidays: [...holidays], closures: [] },
    licences: { licences: licences.map((licence) => ({ ...licence })) },
    people: { founder: BUSINESS.founder, expert, grievance },
    about: {
      story: byLanguage((language) => [ABOUT[language].story.one, ABOUT[language].story.two]),
      quote: byLanguage((language) => HOME[language].founder.quote),
      words: byLanguage((language) => HOME[language].founder.text),
    },
    pay: { upi: BUSINESS.upi, partner: BUSINESS.paymentPartner },
    statistics: BUSINESS.statistics,
    stories: { stories: STORIES.map((story) => ({ ...story })) },
    banners: {
      banners: BANNERS.map((id) => ({
        picture: `banner-${id}`,
        caption: byLanguage((language) => HOME[language].carousel[id]),
      })),
    },
    popup: {
      shown: true,
      title: byLanguage((language) => MOVING[language].popup.title),
      text: byLanguage((language) => MOVING[language].popup.text),
      action: byLanguage((language) => MOVING[language].popup.action),
    },
    films: {
      home: BUSINESS.videoId,
      guide: Object.entries(VIDEOS).flatMap(([place, { youtube }]) =>
        youtube ? [{ place, film: youtube }] : [],
      ),
    },
    freight: { rows: [] },
    products: CATALOGUE.map(productOf),
    policies: Object.fromEntries(Object.entries(policies).map(([key, text]) => [key, { text }])),
  };
}

/** An article of the file, as content has it. */
export function productOf({ ask, gstRate, ...item }: CatalogueItem, index: number): ContentBody<'product'> {
  const statutory = STATUTORY[item.sku];
  return {
    ...item,
    position: index * 10,
    stock: ask ? 'ask' : 'in',
    gst: { rate: gstRate },
    ...(statutory ? { statutory } : {}),
  };
}
