import { isWrittenIn } from '../by-language.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { shareOf } from '../plan/outcome.ts';
import { cleanText } from '../text-safety.ts';
import type { ContentFault, FaultCode } from './fault.ts';

/** Anything JSON can carry, of a shape its schema has vouched for. */
type Body = Record<string, unknown>;

/** Of each kind: what no schema can say. */
const RULES: Readonly<Record<string, (body: never) => ContentFault[]>> = {
  shop: ({ gstin }: { gstin: string }) => unless(isGstin(gstin), 'gstin', 'gstin'),
  contact: ({ address }: { address: Record<Language, readonly string[]> }) =>
    LANGUAGES.flatMap((language) => unless(address[language].length > 0, `address.${language}`, 'missing')),
  about: aboutFaults,
  hours: hoursFaults,
  licences: ({ licences }: { licences: readonly { validUntil: string }[] }) =>
    licences.flatMap(({ validUntil }, index) =>
      unless(isDay(validUntil), `licences.${index}.validUntil`, 'day'),
    ),
  statistics: statisticsFaults,
  stories: ({ stories }: { stories: readonly { consent?: { on: string } }[] }) =>
    stories.flatMap(({ consent }, index) =>
      consent
        ? unless(isDay(consent.on), `stories.${index}.consent.on`, 'day')
        : [fault(`stories.${index}.consent`, 'consent')],
    ),
  banners: ({ banners }: { banners: readonly { from?: string; until?: string }[] }) =>
    banners.flatMap(({ from, until }, index) => spanFaults(from, until, `banners.${index}`)),
  freight: ({ rows }: { rows: readonly { price: number }[] }) =>
    rows.flatMap(({ price }, index) => unless(hasPaise(price), `rows.${index}.price`, 'decimals')),
  policy: policyFaults,
  product: productFaults,
};

/** What no schema says of a body: sums, orders, days of the calendar, letters nobody sees. */
export function ruleFaults(kind: string, body: object): ContentFault[] {
  return [...textFaults(body as Body), ...(RULES[kind]?.(body as never) ?? [])];
}

interface Statistics {
  measuredOn?: string;
  success: string;
  successBetter?: number;
  successOf?: number;
  successOn?: string;
  answerMinutes?: number;
  answerOf?: number;
  answerOn?: string;
}

/** A counted rate is whole, and is what is shown. */
function statisticsFaults(body: Statistics): ContentFault[] {
  const { measuredOn, success, successBetter: better, successOf: all, successOn: on } = body;
  const counted = [
    ...unless(measuredOn === undefined || isDay(measuredOn), 'measuredOn', 'day'),
    ...answerTimeFaults(body),
  ];
  if (better === undefined && all === undefined && on === undefined) return counted;
  return [
    ...counted,
    ...unless(better !== undefined && better <= (all ?? 0), 'successBetter', 'missing'),
    ...unless(all !== undefined, 'successOf', 'missing'),
    ...unless(on !== undefined && isDay(on), 'successOn', 'day'),
    ...unless(success === shareOf(better ?? 0, all ?? 1), 'success', 'rate'),
  ];
}

/** A measured time is said with how many answers it is of, and until when. */
function answerTimeFaults({ answerMinutes, answerOf, answerOn }: Statistics): ContentFault[] {
  if (answerMinutes === undefined && answerOf === undefined && answerOn === undefined) return [];
  return [
    ...unless(answerMinutes !== undefined, 'answerMinutes', 'missing'),
    ...unless(answerOf !== undefined, 'answerOf', 'missing'),
    ...unless(answerOn !== undefined && isDay(answerOn), 'answerOn', 'day'),
  ];
}

interface PricedGoods {
  category: string;
  price: number;
  mrp?: number;
  statutory?: { rupees: number };
  gst: { from?: string };
  stock: string;
  registration?: string;
  maker?: unknown;
  origin?: unknown;
  contains?: unknown;
}

function productFaults(product: PricedGoods): ContentFault[] {
  const { category, price, mrp, statutory, gst, registration } = product;
  const faults = [
    ...unless(Math.round(price * 100) > 0, 'price', 'free'),
    ...unless(hasPaise(price), 'price', 'decimals'),
    ...unless(mrp === undefined || hasPaise(mrp), 'mrp', 'decimals'),
    ...unless(mrp === undefined || price <= mrp, 'price', 'above-mrp', { limit: mrp ?? 0 }),
    ...unless(!statutory || price <= statutory.rupees, 'price', 'above-law', {
      limit: statutory?.rupees ?? 0,
    }),
    ...unless(!gst.from || isDay(gst.from), 'gst.from', 'day'),
  ];
  if (category === 'services') return faults;
  for (const field of ['maker', 'origin', 'contains'] as const) {
    faults.push(...unless(product[field] !== undefined, field, 'missing'));
  }
  return [
    ...faults,
    ...unless(category !== 'pesticides' || Boolean(registration), 'registration', 'registration'),
  ];
}

interface Week {
  holidays: readonly string[];
  closures: readonly { from: string; until: string }[];
}

function hoursFaults({ holidays, closures, ...week }: Week): ContentFault[] {
  const days = Object.entries(week as Record<string, { opens: string; closes: string } | null>);
  return [
    ...days.flatMap(([day, time]) =>
      unless(!time?.opens || time.opens < time.closes, `${day}.closes`, 'order'),
    ),
    ...holidays.flatMap((holiday, index) =>
      unless(isDay(holiday.padStart(10, '2000-')), `holidays.${index}`, 'holiday'),
    ),
    ...closures.flatMap(({ from, until }, index) => spanFaults(from, until, `closures.${index}`)),
  ];
}

/** Facts of the shop that a policy may name as `{{fact}}`. */
export const POLICY_FACTS = [
  'shop',
  'legalName',
  'gstin',
  'address',
  'phone',
  'whatsapp',
  'email',
  'paymentPartner',
  'paymentHelp',
  'hours',
  'grievanceName',
  'grievanceDesignation',
  'grievanceEmail',
  'grievancePhone',
] as const;

/** Where a link of a policy may lead: into the site, to a secure address, a letter or a call. */
export const LEADS_SOMEWHERE = /^(\/(?![/\\])|https:|mailto:|tel:\+?\d+$)/;

/** `[words](to)`, `[name]: to`, `<to>`, as Markdown writes links. */
const LINKS = [/\]\(\s*<?([^)\s>]*)/g, /^\s*\[[^\]]+\]:\s*(\S+)/gm, /<([a-z][a-z0-9+.-]*:[^>\s]*)>/gi];

function policyFaults({ text }: { text: Record<Language, string> }): ContentFault[] {
  return LANGUAGES.flatMap((language) => {
    const words = text[language];
    const path = `text.${language}`;
    const links = LINKS.flatMap((written) => [...words.matchAll(written)]);
    const wrong = links.find(([, to = '']) => !to.startsWith('{{') && !LEADS_SOMEWHERE.test(to));
    const unknown = [...words.matchAll(/\{\{([^}]*)\}\}/g)].find(
      ([, name = '']) => !(POLICY_FACTS as readonly string[]).includes(name),
    );
    return [
      ...unless(isMostlyIn(words, language), path, 'script'),
      ...(wrong ? [fault(path, 'link', { link: wrong[1] ?? '' })] : []),
      ...(unknown ? [fault(path, 'fact', { name: unknown[1] ?? '' })] : []),
    ];
  });
}

/** Names, numbers and links stand in the script they have. */
function isMostlyIn(words: string, language: Language): boolean {
  const letters = words.replaceAll(/\{\{[^}]*\}\}|\]\([^)]*\)/g, '').match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => isWrittenIn(letter, language)).length > letters.length / 3;
}

/** What is told in one language is told in the other. */
function aboutFaults({ story }: { story: Record<Language, readonly string[]> }): ContentFault[] {
  const isTold = LANGUAGES.some((language) => story[language].length > 0);
  return LANGUAGES.flatMap((language) =>
    unless(!isTold || story[language].length > 0, `story.${language}`, 'missing'),
  );
}

/** Without a width, or turning what stands beside them; `cleanText` knows the others. Joiners stay: Kannada needs them. */
const NEVER_MEANT =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028\u2029\u2060-\u206F\u2800\u3164\uFFA0\u{E0000}-\u{E007F}]/u;
/** Something that a reader sees. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

/** Letters that turn the reading direction or cannot be seen: nobody means them. */
function textFaults(value: unknown, path = ''): ContentFault[] {
  if (typeof value === 'string') {
    const composed = value.replaceAll('\r\n', '\n').normalize('NFC').trim();
    const isPlain = cleanText(value, Number.POSITIVE_INFINITY) === composed && !NEVER_MEANT.test(value);
    if (!isPlain) return [fault(path, 'unseen')];
    return unless(value === '' || VISIBLE.test(value), path, 'missing');
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textFaults(part, path ? `${path}.${name}` : name));
}

function spanFaults(from: string | undefined, until: string | undefined, path: string): ContentFault[] {
  return [
    ...unless(from === undefined || isDay(from), `${path}.from`, 'day'),
    ...unless(until === undefined || isDay(until), `${path}.until`, 'day'),
    ...unless(from === undefined || until === undefined || from <= until, `${path}.until`, 'order'),
  ];
}

/** A day of the calendar as YYYY-MM-DD; 31 February is none. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return text.length === 10 && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether an amount in rupees is one in whole paise. */
const hasPaise = (rupees: number) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6;

const fault = (path: string, code: FaultCode, values?: ContentFault['values']): ContentFault =>
  values ? { path, code, values } : { path, code };

const unless = (
  holds: boolean,
  path: string,
  code: FaultCode,
  values?: ContentFault['values'],
): ContentFault[] => (holds ? [] : [fault(path, code, values)]);

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Whether a GSTIN can be one: state, PAN, entity, Z and the check character. The check is the GST Network's: the
 * values of the first 14 characters, weighted 1 and 2 in turn, each product's base-36 digits added up, made a multiple of 36.
 */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text)) return false;
  const sum = [...text.slice(0, 14)].reduce((total, sign, index) => {
    const product = SIGNS.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return text[14] === SIGNS[(36 - (sum % 36)) % 36];
}
