import { isDay } from './plan-days.ts';

/** What makes a plan complete (clinic facts 3.4), one point each. */
export const PLAN_POINTS = ['evidence', 'first', 'dose', 'harvest', 'safety', 'prevent', 'check'] as const;
export type PlanPoint = (typeof PLAN_POINTS)[number];

/** What a line says, as the card has it. */
interface LineFigures {
  as_labelled: boolean;
  per_acre: number | null;
  per_litre: number | null;
  water_per_acre: number | null;
  per_tank: number | null;
  harvest_from: string | null;
}

/** A plan as it is written or sent. */
export interface PlanRecord {
  problem: { signs: string };
  first: readonly string[];
  /** Null: a line without a row of the label. */
  lines: readonly (LineFigures | null)[];
  check: { on: string | null };
  prevent: string;
}

interface PlanCase {
  /** Who will mix and spray, where the farmer told. */
  sprayer: string | null;
  /** YYYY-MM-DD in India. */
  today: string;
}

const isSaid = (words: string) => words.trim() !== '';

const isMeasured = (line: LineFigures) =>
  line.as_labelled ||
  ((line.per_acre ?? line.per_litre) !== null && line.water_per_acre !== null && line.per_tank !== null);

/**
 * What each point is read from. A plan without a spray has nothing to measure, to wait for or to protect from. Plans have no
 * field for safety, and the card always bears the same rules: what proves that it was thought of is that the case says who
 * sprays, which the gate for whoever is pregnant or under 18 judges by.
 */
const HAS_POINT: Record<PlanPoint, (plan: PlanRecord, of: PlanCase) => boolean> = {
  evidence: ({ problem }) => isSaid(problem.signs),
  first: ({ first }) => first.some(isSaid),
  dose: ({ lines }) => lines.every((line) => line !== null && isMeasured(line)),
  harvest: ({ lines }) => lines.every((line) => line !== null && line.harvest_from !== null),
  safety: ({ lines }, { sprayer }) => lines.length === 0 || sprayer !== null,
  prevent: ({ prevent }) => isSaid(prevent),
  check: ({ check: { on } }, { today }) => on !== null && isDay(on) && on > today,
};

/** The points that a plan lacks, in their order. */
export function missingPoints(plan: PlanRecord, of: PlanCase): PlanPoint[] {
  return PLAN_POINTS.filter((point) => !HAS_POINT[point](plan, of));
}

/** What a second doctor says of a sent plan. */
export const VERDICTS = ['best', 'partial', 'ineffective'] as const;

/** The lists of plans to look at: what waits, those that the reader wrote, those that are answered. */
export const REVIEW_LISTS = ['open', 'mine', 'done'] as const;
export type ReviewList = (typeof REVIEW_LISTS)[number];
