import { daysBetween } from '../agronomy/harvest-date.ts';
import { isSameGroup } from '../agronomy/mix-groups.ts';
import { dilutionWarnings } from '../agronomy/spray-dose.ts';
import type { Gate } from './gate-stops.ts';
import { mixesOf } from './mixes.ts';
import type { PastSpray } from './plan.ts';
import { isDay } from './plan-days.ts';
import { groupsOf, kindsOf } from './plan-table.ts';
import { doseOf, type ResolvedLine, type ResolvedPlan } from './resolve-plan.ts';
import { isSameTank } from './tank.ts';

const FACTS = { source: 'clinic facts 3.4', reviewed: '2026-11-25' } as const;
const GUIDE = { source: 'guide facts', reviewed: '2026-11-25' } as const;

/** Between two sprays of one field (fact sheet, chapter 2: 7 days in wet weather, more in dry). */
const LEAST_DAYS_BETWEEN = 7;
/** Of one resistance group (fact sheet, FAQ 11). */
const MOST_OF_A_GROUP = 2;
const SEASON_DAYS = 180;
/** Act in many places at once, or live: they breed no resistance. */
const SAFE_GROUP = /^FRAC B?M/;
/** Pyrethroids and fipronil (fact sheet 0.2); and what is dissolved in oil. */
export const FISH_GROUPS = ['IRAC 3A', 'IRAC 2B'];
export const FISH_CODE = 'EC';

/** What a warning is about: the whole plan, or some lines. */
const whole =
  (is: (plan: ResolvedPlan) => boolean): Gate['find'] =>
  (plan) =>
    is(plan) ? [{ line: null }] : [];
const linesThat =
  (is: (line: ResolvedLine, plan: ResolvedPlan) => boolean): Gate['find'] =>
  (plan) =>
    plan.lines.filter((line) => is(line, plan)).map(({ at }) => ({ line: at }));

const hasSpray = ({ lines }: ResolvedPlan) => lines.length > 0;

/** Sprays of the field before this line: the known ones, and the plan's own in other tanks. */
function before({ line, at }: ResolvedLine, { past, lines, table }: ResolvedPlan): PastSpray[] {
  const own = lines
    .filter((other) => !isSameTank(other.line, line) && isEarlier(other, { line, at }))
    .map((other) => ({
      on: other.line.sprayOn,
      groups: other.product ? groupsOf(other.product, table) : [],
    }));
  return [...past.filter(({ on }) => on <= line.sprayOn), ...own];
}

/** Of two on one day, the one that is written first. */
const isEarlier = (one: Pick<ResolvedLine, 'line' | 'at'>, other: Pick<ResolvedLine, 'line' | 'at'>) =>
  one.line.sprayOn < other.line.sprayOn || (one.line.sprayOn === other.line.sprayOn && one.at < other.at);

function isSame(one: string, other: string): boolean {
  const [system, code = ''] = one.split(' ');
  const [otherSystem, otherCode = ''] = other.split(' ');
  return !SAFE_GROUP.test(one) && system === otherSystem && isSameGroup(code, otherCode);
}

const shares = (groups: readonly string[], { groups: others }: PastSpray) =>
  groups.some((one) => others.some((other) => isSame(one, other)));

const groupsIn = ({ product }: ResolvedLine, { table }: ResolvedPlan) =>
  product ? groupsOf(product, table) : [];

function repeatsGroup(each: ResolvedLine, plan: ResolvedPlan): boolean {
  const earlier = before(each, plan);
  const newest = earlier
    .map(({ on }) => on)
    .sort()
    .at(-1);
  return earlier.some((spray) => spray.on === newest && shares(groupsIn(each, plan), spray));
}

function isGroupUsedUp(each: ResolvedLine, plan: ResolvedPlan): boolean {
  const groups = groupsIn(each, plan);
  const ofSeason = before(each, plan).filter(
    (spray) => daysBetween(spray.on, each.line.sprayOn) <= SEASON_DAYS && shares(groups, spray),
  );
  return ofSeason.length >= MOST_OF_A_GROUP;
}

const isTooSoon = (each: ResolvedLine, plan: ResolvedPlan) =>
  before(each, plan).some(({ on }) => daysBetween(on, each.line.sprayOn) < LEAST_DAYS_BETWEEN);

const harmsBees = ({ product }: ResolvedLine, { field, table }: ResolvedPlan) =>
  field.stage === 'flowering' && product !== null && kindsOf(product, table).includes('insecticide');

function harmsFish(each: ResolvedLine, plan: ResolvedPlan): boolean {
  if (!plan.field.nearWater || each.product === null) return false;
  const isFishGroup = groupsIn(each, plan).some((group) => FISH_GROUPS.includes(group));
  return isFishGroup || each.product.formulation === FISH_CODE;
}

/** What cannot be told to the farmer: how much goes into their tank, or how many tanks. */
const isUnmeasured = ({ reading }: ResolvedLine) =>
  reading !== null &&
  'dose' in reading &&
  [reading.dose.perTank, reading.dose.total, reading.dose.tanks].includes(null);

/** A figure that somebody typed and that no knapsack is likely to spray; what the label itself has is no slip. */
function slipOf(each: ResolvedLine, { table }: ResolvedPlan) {
  const { line, claim } = each;
  const { perLitre, waterPerAcre } = doseOf(each) ?? { perLitre: null, waterPerAcre: null };
  if (perLitre === null || waterPerAcre === null || (line.dose === null && line.water === null)) return null;
  const isOwnWater = claim !== null && table.crops[claim.crop]?.ownWater === true;
  const slips = dilutionWarnings({ perLitre, waterPerAcre }).filter(
    (it) => it !== 'high-water' || !isOwnWater,
  );
  // Where it is also too strong, that is of the water.
  const why = slips.at(-1);
  return why ? { why, water: waterPerAcre } : null;
}

const isChemical = ({ product }: ResolvedLine, { table }: ResolvedPlan) =>
  product === null || kindsOf(product, table).some((kind) => kind !== 'bio');

function isUnchecked({ plan: { check }, today }: ResolvedPlan): boolean {
  return check.on === null || !isDay(check.on) || check.on <= today;
}

/** What is sent with a reason, which is kept. */
export const WARNINGS = [
  { key: 'same-group', code: 'W1', severity: 'warn', ...GUIDE, find: linesThat(repeatsGroup) },
  { key: 'group-limit', code: 'W1', severity: 'warn', ...GUIDE, find: linesThat(isGroupUsedUp) },
  { key: 'too-soon', code: 'W2', severity: 'warn', ...GUIDE, find: linesThat(isTooSoon) },
  { key: 'bees', code: 'W3', severity: 'warn', ...GUIDE, find: linesThat(harmsBees) },
  {
    key: 'unsure',
    code: 'W4',
    severity: 'warn',
    ...FACTS,
    find: whole(
      (it) => it.plan.problem.certainty === 'more' && it.lines.some((each) => isChemical(each, it)),
    ),
  },
  {
    key: 'no-first-step',
    code: 'W5',
    severity: 'warn',
    ...FACTS,
    find: whole((it) => hasSpray(it) && it.plan.first.every((step) => step.trim() === '')),
  },
  { key: 'no-check', code: 'W6', severity: 'warn', ...FACTS, find: whole(isUnchecked) },
  { key: 'no-tank', code: 'W7', severity: 'warn', ...FACTS, find: linesThat(isUnmeasured) },
  {
    key: 'no-waiting',
    code: 'W8',
    severity: 'warn',
    ...GUIDE,
    find: linesThat(({ claim }) => claim?.waiting === 'not-printed'),
  },
  { key: 'water', code: 'W9', severity: 'warn', ...GUIDE, find: linesThat(harmsFish) },
  {
    key: 'delicate-mix',
    code: 'W10',
    severity: 'warn',
    ...GUIDE,
    find: (plan) =>
      mixesOf(plan).flatMap(({ line, verdict }) =>
        verdict.colour === 'amber' ? [{ line, facts: { why: verdict.reasons[0] ?? '' } }] : [],
      ),
  },
  {
    key: 'dilution',
    code: 'W11',
    severity: 'warn',
    source: 'guide facts, d1',
    reviewed: '2026-11-27',
    find: (plan) =>
      plan.lines.flatMap((each) => {
        const facts = slipOf(each, plan);
        return facts ? [{ line: each.at, facts }] : [];
      }),
  },
] as const satisfies readonly Gate[];
