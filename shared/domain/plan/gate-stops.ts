import { judgeName } from '../agronomy/forbidden-product.ts';
import { harvestFrom, isOver } from './line-dose.ts';
import { mixesOf } from './mixes.ts';
import { isDay } from './plan-days.ts';
import { kindsOf, tableCropOf } from './plan-table.ts';
import { doseOf, type ResolvedLine, type ResolvedPlan } from './resolve-plan.ts';
import { isSameTank } from './tank.ts';

/** What a gate found: in which line, counted from 0, and what is to be said of it. */
export interface Fact {
  line: number | null;
  facts?: Readonly<Record<string, string | number>>;
}

export interface Gate {
  key: string;
  /** Its name in the clinic's own list of gates. */
  code: string;
  /** `stop`: nobody sends past it. `warn`: with a reason, which is kept. */
  severity: 'stop' | 'warn';
  /** Whence the rule is, and when somebody last held it against that. */
  source: string;
  reviewed: string;
  find: (plan: ResolvedPlan) => Fact[];
}

const FACTS = { source: 'clinic facts 3.4', reviewed: '2026-11-25' } as const;
const BANS = { source: 'CIB&RC list of banned and restricted pesticides', reviewed: '2026-07-31' } as const;
const LABELS = { source: 'CIB&RC major uses of pesticides', reviewed: '2026-03-31' } as const;

/** What one line is found guilty of. */
const eachLine =
  (find: (line: ResolvedLine, plan: ResolvedPlan) => Record<string, string | number> | null): Gate['find'] =>
  (plan) =>
    plan.lines.flatMap((each) => {
      const facts = find(each, plan);
      return facts ? [{ line: each.at, facts }] : [];
    });

/** What a line is made of, by every name that a list may have. */
const namesIn = ({ line, product }: ResolvedLine): string[] =>
  product ? product.parts.map(({ active }) => active) : [line.product];

function forbiddenIn(each: ResolvedLine, { field, table }: ResolvedPlan): { name: string } | null {
  const key = tableCropOf(field.crop, table);
  const crop = [field.crop, key, key && table.crops[key]?.name.en].join(' ');
  for (const name of namesIn(each)) {
    const verdict = judgeName(name, crop, table.forbidden);
    if (verdict?.kind === 'banned' || (verdict?.kind === 'restricted' && verdict.crop !== null))
      return { name: verdict.name };
  }
  return null;
}

function redIn(each: ResolvedLine, { table }: ResolvedPlan): { name: string } | null {
  const listed = namesIn(each).find((name) => table.redList.includes(name.toLowerCase()));
  if (listed !== undefined) return { name: listed };
  return each.claim?.held === 'poison' ? { name: each.line.product } : null;
}

const unread = ({ reading }: ResolvedLine) =>
  reading !== null && 'unread' in reading ? reading.unread : null;

function heldBack({ line, claim }: ResolvedLine, { table }: ResolvedPlan) {
  const held = table.holds?.find(
    (each) => each.product === line.product && (each.claim === null || each.claim === claim?.id),
  );
  if (!held) return null;
  const { by, on, reason } = held;
  const who = Object.entries(by).map(([language, name]) => [`who_${language}`, name]);
  return { ...Object.fromEntries(who), on, reason };
}

function harvestPassed({ line, claim }: ResolvedLine, { field }: ResolvedPlan) {
  const from = claim && harvestFrom(line.sprayOn, claim);
  if (!from || field.harvestOn === null) return null;
  return from > field.harvestOn ? { why: 'line', from, harvest: field.harvestOn } : null;
}

/** The latest day of what was sprayed before, where the harvest is meant to come sooner: this plan does not undo it. */
function earlierPassed({ waits, field: { harvestOn } }: ResolvedPlan): Fact[] {
  const from = waits
    .flatMap((wait) => wait.from ?? [])
    .sort()
    .at(-1);
  if (from === undefined || harvestOn === null || from <= harvestOn) return [];
  return [{ line: null, facts: { why: 'earlier', from, harvest: harvestOn } }];
}

/** Two figures of one tank are the same water. */
const WATER_HAIR = 1e-6;

/** The water of a line, where its tank was reckoned with another: the farmer is told one figure for the tank. */
function otherWater(each: ResolvedLine, { lines }: ResolvedPlan) {
  const water = doseOf(each)?.waterPerAcre ?? null;
  const together = lines.filter(({ line }) => isSameTank(line, each.line));
  const first = together.map((other) => doseOf(other)?.waterPerAcre ?? null).find((it) => it !== null);
  if (water === null || first == null || Math.abs(water - first) <= WATER_HAIR * first) return null;
  return { water, first };
}

function notOffered({ line: { pack, product } }: ResolvedLine, plan: ResolvedPlan) {
  if (pack === null) return null;
  const article = plan.articleOf(pack.sku);
  if (!article) return { sku: pack.sku, why: 'gone' };
  if (article.notSold !== null) return { sku: pack.sku, why: article.notSold };
  return article.product === product ? null : { sku: pack.sku, why: 'other' };
}

/** What nobody sends past, the owner included. */
export const STOPS = [
  { key: 'banned', code: 'S1', severity: 'stop', ...BANS, find: eachLine(forbiddenIn) },
  {
    key: 'red-list',
    code: 'S2',
    severity: 'stop',
    source: 'WHO class Ia and Ib; Rotterdam and Stockholm conventions',
    reviewed: '2026-11-25',
    find: eachLine(redIn),
  },
  {
    key: 'unknown-product',
    code: 'S3',
    severity: 'stop',
    ...LABELS,
    find: eachLine(({ line, missing }) => (missing === 'product' ? { product: line.product } : null)),
  },
  {
    key: 'no-claim',
    code: 'S3',
    severity: 'stop',
    ...LABELS,
    find: eachLine(({ missing }) => (missing === null || missing === 'product' ? null : { why: missing })),
  },
  {
    key: 'unread-row',
    code: 'S3',
    severity: 'stop',
    ...LABELS,
    find: eachLine(({ claim }) => (claim?.held === 'verify' ? { row: claim.id } : null)),
  },
  {
    key: 'wrong-unit',
    code: 'S4',
    severity: 'stop',
    ...LABELS,
    find: eachLine((each) =>
      unread(each) === 'unit' || isPackInOtherUnit(each) ? { unit: each.line.dose?.unit ?? '' } : null,
    ),
  },
  {
    key: 'unread-dose',
    code: 'S4',
    severity: 'stop',
    ...LABELS,
    find: eachLine((each) => {
      const why = unread(each);
      return why === null || why === 'unit' ? null : { why };
    }),
  },
  {
    key: 'over-dose',
    code: 'S4',
    severity: 'stop',
    ...LABELS,
    find: eachLine(({ reading }) =>
      reading !== null && 'ofMost' in reading && isOver(reading.ofMost) ? { times: reading.ofMost } : null,
    ),
  },
  {
    key: 'bad-day',
    code: 'S5',
    severity: 'stop',
    ...FACTS,
    find: eachLine(({ line: { sprayOn } }, { today }) =>
      isDay(sprayOn) && sprayOn >= today ? null : { day: sprayOn },
    ),
  },
  {
    key: 'harvest',
    code: 'S5',
    severity: 'stop',
    ...LABELS,
    find: (plan) => [...earlierPassed(plan), ...eachLine(harvestPassed)(plan)],
  },
  {
    key: 'mix',
    code: 'S6',
    severity: 'stop',
    source: 'guide facts, table 4B',
    reviewed: '2026-11-25',
    find: (plan) =>
      mixesOf(plan).flatMap(({ line, verdict }) =>
        verdict.colour === 'red' ? [{ line, facts: { why: verdict.reasons[0] ?? '' } }] : [],
      ),
  },
  { key: 'not-sold', code: 'S7', severity: 'stop', ...FACTS, find: eachLine(notOffered) },
  {
    key: 'sprayer',
    code: 'S8',
    severity: 'stop',
    source: 'guide facts 0.2',
    reviewed: '2026-11-25',
    find: (plan) => (isHarmed(plan) ? [{ line: null, facts: { who: plan.field.sprayer ?? '' } }] : []),
  },
  {
    key: 'held',
    code: 'S9',
    severity: 'stop',
    source: 'the clinic, decision 78',
    reviewed: '2026-11-26',
    find: eachLine(heldBack),
  },
  {
    key: 'tank',
    code: 'S10',
    severity: 'stop',
    source: 'the clinic, decision 64',
    reviewed: '2026-11-27',
    find: eachLine(otherWater),
  },
] as const satisfies readonly Gate[];

function isPackInOtherUnit({ line: { pack }, reading }: ResolvedLine): boolean {
  return pack !== null && reading !== null && 'dose' in reading && reading.dose.unit !== pack.unit;
}

/** Children and pregnant women neither mix nor spray; somebody else has to be named first. */
function isHarmed({ field: { sprayer }, lines, table }: ResolvedPlan): boolean {
  if (sprayer === null || sprayer === 'adult') return false;
  return lines.some(({ product }) => !product || kindsOf(product, table).some((kind) => kind !== 'bio'));
}
