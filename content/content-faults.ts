import { isDay, isGstin } from '#shared/domain/content/rules.ts';
import { LICENCE_OF } from '#shared/domain/content/selling.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { WEEKDAYS, type WorkingWeek } from '#shared/domain/time/working-hours.ts';
import { BUSINESS } from './business.ts';
import { CATALOGUE, type CatalogueItem } from './catalogue.ts';
import { PICTURES } from './media/pictures.ts';
import { STORIES, type Story } from './stories.ts';

type Words = Record<Language, string>;

interface Licence {
  kind: string;
  number: string;
  /** YYYY-MM-DD, the last day. */
  validUntil: string;
  place: Words;
}

/** What the owner edits, as far as it is checked here. */
export interface OwnersContent {
  business: {
    sample: boolean;
    phone: string;
    whatsapp: string;
    email: string;
    place: { latitude: number; longitude: number; postalCode: string };
    hours: WorkingWeek;
    upi: { id: string };
    links: Record<string, string>;
    seller: { gstin: string; licences: readonly Licence[] };
  };
  catalogue: readonly CatalogueItem[];
  stories: readonly Story[];
}

/** The content files as they stand. */
export const SHIPPED_CONTENT: OwnersContent = { business: BUSINESS, catalogue: CATALOGUE, stories: STORIES };

/**
 * What in the owner's files cannot be right, each by file and field; empty when nothing is wrong. The build and the start
 * ask: a mistyped picture would take a page away, a wrong tax number stand on every receipt. TypeScript's own check says
 * some of it too, but no step of an installation runs it.
 */
export function contentFaults({ business, catalogue, stories }: OwnersContent = SHIPPED_CONTENT): string[] {
  return [
    ...businessFaults(business).map((fault) => `content/business.ts: ${fault}`),
    ...catalogueFaults(catalogue).map((fault) => `content/catalogue.ts: ${fault}`),
    ...stories.flatMap((story, index) => storyFaults(story, `content/stories.ts: story ${index + 1}`)),
  ];
}

/**
 * What may not be sold as it stands: goods above the price printed on them, and goods whose licence has ended or is
 * missing. What is marked `ask` is sold at the counter, by other papers.
 * @param now the sample catalogue prices urea above its MRP, as specified: only a real shop is held to this
 */
export function sellingFaults({ business, catalogue }: OwnersContent, now: Date): string[] {
  const today = dayInIndia(now);
  const faults = catalogue
    .filter(({ ask, mrp, price }) => !ask && mrp !== undefined && price > mrp)
    .map(({ sku, price, mrp }) => `content/catalogue.ts: ${sku}: price ${price} is above its mrp ${mrp}`);
  for (const [category, kind] of Object.entries(LICENCE_OF)) {
    if (!catalogue.some((item) => item.category === category && !item.ask)) continue;
    const licences = business.seller.licences.filter((licence) => licence.kind === kind);
    const [first] = licences;
    if (!first) {
      faults.push(`content/business.ts: seller.licences has no ${kind} licence, and ${category} are sold`);
    } else if (licences.every(({ validUntil }) => validUntil < today)) {
      const { number, validUntil } = first;
      faults.push(
        `content/business.ts: the ${kind} licence ${number} ended on ${validUntil}, and ${category} are sold: put in the renewed one, or mark these goods \`ask: true\` in content/catalogue.ts`,
      );
    }
  }
  return faults;
}

function businessFaults(business: OwnersContent['business']): string[] {
  const { sample, phone, whatsapp, email, place, hours, upi, links, seller } = business;
  const faults = new Faults();
  for (const [field, number] of Object.entries({ phone, whatsapp })) {
    faults.unless(/^\+91 ?[\d ]{10,13}$/.test(number), `${field} ${number} is no Indian number (+91 ...)`);
  }
  faults.unless(/^\S+@\S+\.\S+$/.test(email), `email ${email} is no e-mail address`);
  faults.unless(/^[1-9]\d{5}$/.test(place.postalCode), `place.postalCode ${place.postalCode} is no PIN code`);
  faults.unless(
    place.latitude > 6 && place.latitude < 38 && place.longitude > 68 && place.longitude < 98,
    `place ${place.latitude}, ${place.longitude} is not in India`,
  );
  for (const day of WEEKDAYS) {
    const time = hours[day];
    const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
    faults.unless(
      !time || (isTime(time.opens) && isTime(time.closes) && time.opens < time.closes),
      `hours.${day} must open before it closes, both as HH:MM`,
    );
  }
  for (const holiday of hours.holidays ?? []) {
    faults.unless(
      /^(\d{4}-)?\d{2}-\d{2}$/.test(holiday) && isDay(holiday.padStart(10, '2000-')),
      `hours.holidays: ${holiday} is no day; write MM-DD for every year, YYYY-MM-DD for once`,
    );
  }
  faults.unless(/^[\w.-]{2,}@[A-Za-z]{2,}$/.test(upi.id), `upi.id ${upi.id} is no UPI id (name@bank)`);
  for (const [name, address] of Object.entries(links)) {
    faults.unless(/^https:\/\/\S+$/.test(address), `links.${name} must be an https:// address`);
  }
  // The sample number is no real one on purpose.
  faults.unless(
    sample || isGstin(seller.gstin),
    `seller.gstin ${seller.gstin} cannot be a GSTIN: a character is wrong, or its check character is`,
  );
  seller.licences.forEach(({ kind, number, validUntil, place: where }, index) => {
    const field = `seller.licences[${index}]`;
    faults.unless((Object.values(LICENCE_OF) as string[]).includes(kind), `${field}.kind ${kind} is unknown`);
    faults.unless(number.trim() !== '', `${field}.number is empty`);
    faults.unless(isDay(validUntil), `${field}.validUntil ${validUntil} is no date (YYYY-MM-DD)`);
    faults.words(where, `${field}.place`);
  });
  return faults.all;
}

function catalogueFaults(catalogue: readonly CatalogueItem[]): string[] {
  const faults = new Faults();
  const seen = new Set<string>();
  for (const item of catalogue) {
    const { sku, category, price, mrp, hsn, gstRate } = item;
    const of = (text: string) => `${sku || '(no sku)'}: ${text}`;
    faults.unless(/^[A-Z0-9][A-Z0-9-]{1,29}$/.test(sku), of('sku must be capitals, digits and dashes'));
    faults.unless(!seen.has(sku), of('sku stands twice'));
    seen.add(sku);
    faults.unless(
      ['seeds', 'fertilizers', 'pesticides', 'services'].includes(category),
      of(`category ${category} is unknown`),
    );
    faults.unless(
      PICTURES.some(({ id }) => id === item.picture),
      of(`picture ${item.picture} is not in content/media/pictures.ts`),
    );
    faults.unless(isPrice(price), of(`price ${price} must be rupees above 0 with at most two decimals`));
    faults.unless(mrp === undefined || isPrice(mrp), of(`mrp ${mrp} must be rupees above 0`));
    faults.unless(/^\d{4,8}$/.test(hsn), of(`hsn ${hsn} must be 4 to 8 digits`));
    faults.unless(gstRate >= 0 && gstRate <= 40, of(`gstRate ${gstRate} must be per cent, 0 to 40`));
    for (const field of ['name', 'unit', 'desc'] as const) faults.words(item[field], of(field));
    if (category === 'services') continue;
    for (const field of ['maker', 'origin', 'contains'] as const) faults.words(item[field], of(field));
    faults.unless(
      category !== 'pesticides' || Boolean(item.registration?.trim()),
      of('registration is missing: no pesticide is sold without one'),
    );
  }
  return faults.all;
}

function storyFaults(story: Story, where: string): string[] {
  const faults = new Faults();
  faults.unless(
    PICTURES.some(({ id }) => id === story.picture),
    `${where}: picture ${story.picture} is not in content/media/pictures.ts`,
  );
  for (const field of ['text', 'author', 'place', 'crop'] as const) {
    faults.words(story[field], `${where}: ${field}`);
  }
  return faults.all;
}

const isPrice = (rupees: number) =>
  Number.isFinite(rupees) && rupees > 0 && Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6;

/** Collects what does not hold. */
class Faults {
  readonly all: string[] = [];

  unless(holds: boolean, fault: string): void {
    if (!holds) this.all.push(fault);
  }

  /** Every language must be there. */
  words(words: Words | undefined, field: string): void {
    for (const language of LANGUAGES) {
      this.unless(Boolean(words?.[language]?.trim()), `${field} is missing in ${language}`);
    }
  }
}
