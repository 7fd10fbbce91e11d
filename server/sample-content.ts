import { createHash } from 'node:crypto';
import { BUSINESS } from '#content/business.ts';
import { CATALOGUE, CATALOGUE_IS_SAMPLE, type CatalogueItem } from '#content/catalogue.ts';
import { productOf } from '#content/shipped.ts';
import { STORIES, type Story } from '#content/stories.ts';
import enAbout from '#content/strings/en/about.json' with { type: 'json' };
import enHome from '#content/strings/en/home.json' with { type: 'json' };
import knAbout from '#content/strings/kn/about.json' with { type: 'json' };
import knHome from '#content/strings/kn/home.json' with { type: 'json' };
import { type ContentId, contentId, type SiteContent } from '#shared/contract/content/kinds.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { priceWarning, unlawfulPrices } from '#shared/domain/money/statutory-price.ts';
import { ConfigError } from './config.ts';
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
 * empty when they are. A production start refuses while anything is listed: an invented telephone would be
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
    ...textsIn(facts),
    ...catalogue.flatMap(({ sku, maker, registration }) => [
      ...(maker ? [[`content/catalogue.ts: maker of ${sku}`, maker.en] as [string, string]] : []),
      ...(registration
        ? [[`content/catalogue.ts: registration of ${sku}`, registration] as [string, string]]
        : []),
    ]),
    ...stories.flatMap(({ text, author }, index): [string, string][] => [
      [`content/stories.ts: text of story ${index + 1}`, text.en],
      [`content/stories.ts: author of story ${index + 1}`, author.en],
    ]),
    ...Object.entries(words),
  ];
}

/** A value as the list of shipped ones holds it: the start of its SHA-256, so that the list repeats no story. */
export const sampleMark = (value: string) =>
  createHash('sha256').update(value.trim()).digest('hex').slice(0, 16);

/** The texts inside a value with their paths: `content/business.ts: seller.licences.0.number`. */
function textsIn(value: unknown, path = ''): [place: string, value: string][] {
  if (typeof value === 'string') return [[`content/business.ts: ${path}`, value]];
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
 * The items that still hold a value invented for development, by `contentId`: a shop that has put in its own telephone
 * beside the sample address is no real one yet. Of articles only maker and registration were invented.
 */
export function sampleIds({
  products,
  policies: _,
  ...single
}: Omit<SiteContent, 'samples'>): ReadonlySet<ContentId> {
  const isInvented = (value: string | undefined) =>
    value !== undefined && SHIPPED_SAMPLE.has(sampleMark(value));
  const { latitude, longitude } = single.contact.place;
  const ids = Object.entries(single)
    .filter(([, body]) => textsIn(body).some(([, value]) => isInvented(value)))
    .map(([kind]) => kind);
  const goods = products.filter(
    ({ maker, registration }) => isInvented(maker?.en) || isInvented(registration),
  );
  return new Set([
    ...ids,
    ...(isInvented(`${latitude}, ${longitude}`) ? ['contact'] : []),
    ...goods.map(({ sku }) => contentId('product', sku)),
  ]);
}

/**
 * Why what is in force may not be shown to the world: what was invented for development, item by item, and sentences of
 * `content/strings` that tell of another shop. A production start refuses while anything is listed.
 */
export function productionFaults(content: SiteContent): string[] {
  const words = Object.entries(SHIPPED.words).filter(([, text]) => SHIPPED_SAMPLE.has(sampleMark(text)));
  return [
    ...[...content.samples].map(
      (id) => `${id} still holds a sample value: put in the real ones (content/, or npm run content -- read)`,
    ),
    ...words.map(([place]) => `${place} is still the sample one`),
  ];
}

/** @throws {ConfigError} an invented telephone would be somebody's, an invented licence a crime */
export function refuseSamples(content: SiteContent): void {
  const faults = productionFaults(content);
  if (faults.length > 0) throw new ConfigError(faults);
}
