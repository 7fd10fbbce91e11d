import { createHash } from 'node:crypto';
import { BUSINESS } from '#content/business.ts';
import { CATALOGUE, CATALOGUE_IS_SAMPLE, type CatalogueItem } from '#content/catalogue.ts';
import { productOf } from '#content/shipped.ts';
import { STORIES, type Story } from '#content/stories.ts';
import enAbout from '#content/strings/en/about.json' with { type: 'json' };
import enHome from '#content/strings/en/home.json' with { type: 'json' };
import knAbout from '#content/strings/kn/about.json' with { type: 'json' };
import knHome from '#content/strings/kn/home.json' with { type: 'json' };
import {
  type ContentBody,
  type ContentId,
  type ContentKind,
  contentId,
  type SiteContent,
} from '#shared/contract/content/kinds.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import type { ContentFault } from '#shared/domain/content/fault.ts';
import { priceWarning, unlawfulPrices } from '#shared/domain/money/statutory-price.ts';
import { SHIPPED_SAMPLE } from './shipped-sample.ts';

/** What the check reads; the content files by default. */
interface OwnersContent {
  business: ShopFacts;
  catalogue: readonly CatalogueItem[];
  catalogueIsSample: boolean;
  stories: readonly Story[];
  /** Sentences of `content/strings` that tell of this shop alone, by file and key. */
  words: Readonly<Record<string, string>>;
}

/** The parts of content/business.ts that were invented; name, hours and claims are the specification's own. */
type ShopFacts = { sample: boolean } & Pick<
  typeof BUSINESS,
  'phone' | 'whatsapp' | 'email' | 'address' | 'place' | 'founder' | 'upi' | 'links' | 'videoId' | 'seller'
>;

const SHIPPED: OwnersContent = {
  business: BUSINESS,
  catalogue: CATALOGUE,
  catalogueIsSample: CATALOGUE_IS_SAMPLE,
  stories: STORIES,
  words: {
    ...tellingWords('en/about.json: story', enAbout.story),
    ...tellingWords('kn/about.json: story', knAbout.story),
    ...tellingWords('en/home.json: founder', enHome.founder),
    ...tellingWords('kn/home.json: founder', knHome.founder),
  },
};

/**
 * Why the words and numbers in `content/` are not yet those of a real seller, each invented value by its own place;
 * empty when they are. A shop is closed to visitors while one is in force (opening.ts): an invented telephone would be
 * somebody's, an invented licence a crime. A value counts as invented when it is one that was shipped (shipped-sample.ts),
 * whatever a flag says.
 */
export function sampleContentFaults(content: OwnersContent = SHIPPED): string[] {
  const { business, catalogue, catalogueIsSample } = content;
  const faults: string[] = [];
  if (business.sample) {
    faults.push(
      'content/business.ts holds sample values (address, founder, expert and officer among them; the stories of content/stories.ts belong to it): put in the real ones, then set sample: false',
    );
  }
  if (catalogueIsSample) {
    faults.push(
      'content/catalogue.ts holds sample makers and registrations: put in the real ones, then set CATALOGUE_IS_SAMPLE to false',
    );
  }
  for (const [place, value] of inventedValues(content)) {
    if (SHIPPED_SAMPLE.has(sampleMark(value))) faults.push(`${place} is still the sample one`);
  }
  for (const price of unlawfulPrices(catalogue.map(productOf))) {
    faults.push(`content/catalogue.ts: price of ${price.sku}: ${priceWarning(price)}`);
  }
  return faults;
}

/** Every value that was invented for development, with the place it stands in. */
export function inventedValues(content: OwnersContent = SHIPPED): [place: string, value: string][] {
  const { business, catalogue, stories, words } = content;
  const { phone, whatsapp, email, address, place, founder, upi, links, videoId, seller } = business;
  const { latitude, longitude } = place;
  const expert = seller.expert.name;
  const { name: officer, phone: officerPhone, email: officerEmail } = seller.grievance;
  const licences = seller.licences.map(({ number, place: where }) => ({ number, place: where }));
  // The last line names town and district, which may well be the owner's own.
  const street = byLanguage((language) => address[language][1]);
  const facts = {
    ...{ phone, whatsapp, email, street, place: `${latitude}, ${longitude}`, founder, upi: { id: upi.id } },
    ...{ links, videoId },
    seller: {
      ...{ gstin: seller.gstin, branches: seller.branches, licences, expert },
      grievance: { name: officer, phone: officerPhone, email: officerEmail },
    },
  };
  return [
    ...textsIn(facts).map(([path, value]): [string, string] => [`content/business.ts: ${path}`, value]),
    ...catalogue.flatMap(({ sku, maker, registration }) => [
      ...Object.values(maker ?? {}).map((text): [string, string] => [
        `content/catalogue.ts: maker of ${sku}`,
        text,
      ]),
      ...(registration
        ? [[`content/catalogue.ts: registration of ${sku}`, registration] as [string, string]]
        : []),
    ]),
    ...stories.flatMap(({ text, author }, index): [string, string][] => [
      ...textsIn(text).map(([, value]): [string, string] => [
        `content/stories.ts: text of story ${index + 1}`,
        value,
      ]),
      ...textsIn(author).map(([, value]): [string, string] => [
        `content/stories.ts: author of story ${index + 1}`,
        value,
      ]),
    ]),
    ...Object.entries(words),
  ];
}

/** A value as the list of shipped ones holds it: the start of its SHA-256, so that the list repeats no story. */
export const sampleMark = (value: string) =>
  createHash('sha256').update(value.trim()).digest('hex').slice(0, 16);

/** The texts inside a value, each with its path: `seller.licences.0.number`. */
function textsIn(value: unknown, path = ''): [path: string, value: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key));
}

/** Headings, and what is true of any shop with these two arms, are no invention. */
function tellingWords(file: string, sentences: Record<string, string>): Record<string, string> {
  const telling = Object.entries(sentences).filter(
    ([key]) => !['title', 'role', 'action', 'three'].includes(key),
  );
  return Object.fromEntries(telling.map(([key, text]) => [`content/strings/${file}.${key}`, text]));
}

/**
 * The fields of an item that still hold a value invented for development: compared with what was shipped, value by value,
 * never by its look. Of articles only maker and registration were invented, of policies nothing.
 */
export function sampleFaults(kind: ContentKind, body: object): ContentFault[] {
  if (kind === 'policy') return [];
  const { maker, registration } = body as Partial<ContentBody<'product'>>;
  const texts = textsIn(kind === 'product' ? { maker, registration } : body);
  const { latitude, longitude } = (body as Partial<ContentBody<'contact'>>).place ?? {};
  if (kind === 'contact') texts.push(['place.latitude', `${latitude}, ${longitude}`]);
  return texts
    .filter(([, value]) => SHIPPED_SAMPLE.has(sampleMark(value)))
    .map(([path]) => ({ path, code: 'sample' }));
}

/**
 * The items that still hold such a value, by `contentId`: a shop that has put in its own telephone beside the sample
 * address is no real one yet.
 */
export function sampleIds({
  products,
  policies: _,
  ...single
}: Omit<SiteContent, 'samples'>): ReadonlySet<ContentId> {
  const isSample = (kind: ContentKind, body: object) => sampleFaults(kind, body).length > 0;
  const kinds = Object.entries(single) as [ContentKind, object][];
  return new Set([
    ...kinds.filter(([kind, body]) => isSample(kind, body)).map(([kind]) => kind),
    ...products.filter((item) => isSample('product', item)).map(({ sku }) => contentId('product', sku)),
  ]);
}

/** The same without those values: what a screen is told that must not show one. */
export function withoutSamples<T>(value: T): T {
  if (typeof value === 'string') return (SHIPPED_SAMPLE.has(sampleMark(value)) ? '' : value) as T;
  if (Array.isArray(value)) return value.map(withoutSamples) as T;
  if (typeof value !== 'object' || value === null || value instanceof Set) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutSamples(part)])) as T;
}
