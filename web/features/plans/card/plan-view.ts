import type { PlanCard, PlanCardLine } from '#shared/contract/office/plan-card.ts';
import { earliestHarvest } from '#shared/domain/agronomy/harvest-date.ts';
import { type LocalizedText, textIn } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import { byTank, keyOfTank } from '#shared/domain/plan/tank.ts';
import { formatAtMost } from '../../../lib/format-figure.ts';

/** An amount of product as it is measured: rounded down, in the one unit of its row. */
export interface Amount {
  figure: string;
  unit: 'ml' | 'g';
}

/** How much goes into what. Null: this cannot be said of the field. */
export interface LineDoses {
  /** Of a full tank; null also where all of it goes into one that is not full. */
  perTank: Amount | null;
  lastTank: { litres: string; amount: Amount } | null;
  perLitre: Amount | null;
  perAcre: Amount | null;
  total: Amount | null;
}

export interface LineView {
  line: PlanCardLine;
  /** From 0, as the plan has them. */
  at: number;
  /** As it stands on the pack, in Latin letters: any shop reads it. */
  printed: string;
  /** Null: the pack alone tells how much. */
  doses: LineDoses | null;
  /** The first day of harvest; null: the label prints no days. */
  harvestFrom: string | null;
  buy: { name: LocalizedText; size: Amount; count: number | null } | null;
}

/** Lines that go into one tank, on one day, in the order in which they are mixed. */
export interface TankView {
  key: string;
  sprayOn: string;
  lines: LineView[];
  /** How many tanks of water; null where field or sprayer are not known. */
  tanks: number | null;
  waterPerAcre: string | null;
}

export interface PlanView {
  /** `spray`: something is sprayed. `none`: nothing need be. `wait`: the doctor has to see more first. */
  kind: 'spray' | 'none' | 'wait';
  tanks: TankView[];
  /**
   * The first day of harvest, as far as labels print their days; where one does not, of its own sprays or of one before, the
   * doctor is asked first. Null: nothing is to be waited for.
   */
  harvest: { from: string | null; ask: 'own' | 'earlier' | null } | null;
  /** The last day the advice is good for, and whether somebody looks again on it. */
  until: { day: string; isCheck: boolean } | null;
}

/** The farmer’s sprayer need not be quite full to be called so. */
const HALF_A_CUP = 0.05;

/** The day on which a tank (by its key) was sprayed; undefined while it is not. */
export type SprayedOn = (tank: string) => string | undefined;

/** What a card shows, from what was sent: no figure is reckoned here, each is only rounded to the safe side. */
export function viewOfPlan(plan: PlanCard, sprayedOn: SprayedOn = () => undefined): PlanView {
  const { lines, check, problem } = plan;
  const views = lines.map((line, at) => viewOfLine(line, at, plan.tank_litres, sprayedOn(keyOfTank(line))));
  return {
    kind: lines.length > 0 ? 'spray' : problem.certainty === 'more' ? 'wait' : 'none',
    tanks: byTank(views).map(viewOfTank),
    harvest: harvestOf(plan, views),
    until: untilOf(lines, check.on),
  };
}

function viewOfTank(lines: LineView[]): TankView {
  const [first] = lines as [LineView, ...LineView[]];
  const water = Math.max(...lines.map(({ line }) => line.water_per_acre ?? 0));
  return {
    key: keyOfTank(first.line),
    sprayOn: first.line.spray_on,
    lines,
    tanks: lines.find(({ line }) => line.tanks !== null)?.line.tanks ?? null,
    waterPerAcre: water > 0 ? sayWater(water) : null,
  };
}

function viewOfLine(line: PlanCardLine, at: number, tankLitres: number | null, sprayedOn?: string): LineView {
  return {
    line,
    at,
    printed: printedName(line),
    harvestFrom: harvestFrom(line, sprayedOn),
    doses: line.as_labelled || line.unit === null ? null : dosesOf(line, line.unit, tankLitres),
    buy:
      line.pack && line.unit
        ? {
            name: line.pack.name,
            size: { figure: formatAtMost(line.pack.size), unit: line.unit },
            count: line.pack.count,
          }
        : null,
  };
}

function dosesOf(line: PlanCardLine, unit: 'ml' | 'g', tankLitres: number | null): LineDoses {
  const amount = (value: number | null) => (value === null ? null : { figure: formatAtMost(value), unit });
  const { last_tank: last, tanks } = line;
  const isPartial = last !== null && tankLitres !== null && last.litres < tankLitres - HALF_A_CUP;
  const hasFullTank = !(isPartial && tanks === 1);
  return {
    perTank: hasFullTank ? amount(line.per_tank) : null,
    lastTank:
      last && isPartial
        ? { litres: sayWater(last.litres), amount: { figure: formatAtMost(last.dose), unit } }
        : null,
    perLitre: amount(line.per_litre),
    perAcre: amount(line.per_acre),
    total: amount(line.total),
  };
}

/** Water is rounded up, as product is rounded down: what is mixed is never stronger than the doctor wrote. */
export function sayWater(litres: number): string {
  const step = litres >= 100 ? 1 : 0.1;
  return formatAtMost(Math.ceil(litres / step - 1e-9) * step + 1e-9);
}

/** ‘Tebuconazole 50% + Trifloxystrobin 25% WG’ */
function printedName({ parts, formulation }: PlanCardLine): string {
  const names = parts.map(({ active, strength }) => `${active.en} ${strength.replace('%', '')}%`);
  return `${names.join(' + ')} ${formulation}`;
}

/** The plans whose place it takes. */
export const replacedBy = ({ replaces, replaces_also: also = [] }: PlanCard): number[] =>
  replaces === null ? [] : [replaces, ...also];

/** Its actives as one reads them out. */
export const nameOfLine = ({ parts }: PlanCardLine, language: Language): string =>
  parts.map(({ active }) => textIn(active, language)).join(' + ');

/** Who sprays later than planned waits longer; who sprays sooner still waits for the day that was sent. */
function harvestFrom(line: PlanCardLine, sprayedOn: string | undefined): string | null {
  const { harvest_from: sent, waiting_days: days } = line;
  if (sent === null || days === null || sprayedOn === undefined) return sent;
  const real = earliestHarvest(sprayedOn, days) ?? sent;
  return [sent, real].sort().at(-1) ?? sent;
}

function harvestOf(card: PlanCard, lines: readonly LineView[]): PlanView['harvest'] {
  const { harvest_from: sent, harvest_ask: ask } = card;
  const days = [sent, ask?.not_before, ...lines.map((line) => line.harvestFrom)];
  const from =
    days
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1) ?? null;
  if (lines.some((line) => line.harvestFrom === null)) return { from, ask: 'own' };
  // A card of before says it by its silence alone.
  if (ask || (sent === null && lines.length > 0)) return { from, ask: 'earlier' };
  return from === null ? null : { from, ask: null };
}

/** Advice is for these days: until somebody looks again, else for the last spray that it names. */
function untilOf(lines: readonly PlanCardLine[], check: string | null): PlanView['until'] {
  if (check !== null) return { day: check, isCheck: true };
  const last = lines
    .map((line) => line.spray_on)
    .sort()
    .at(-1);
  return last === undefined ? null : { day: last, isCheck: false };
}
