import type { PlanBody, PlanChoice } from '#shared/contract/office/plans.ts';
import { DAY_MS, indiaDay, isoDay } from '#shared/domain/time/india-day.ts';
import { serverNow } from '../../../lib/time.ts';

export type PlanLine = PlanBody['lines'][number];

/** When somebody looks again, where nobody says otherwise. */
const CHECK_AFTER_DAYS = 7;

/** Today in India, by the server's clock. */
export const today = (): string => isoDay(indiaDay(serverNow()));

export const daysLater = (day: string, days: number): string => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : isoDay(Math.round(at / DAY_MS) + days);
};

export const emptyPlan = (day: string): PlanBody => ({
  problem: { key: null, name: '', certainty: 'likely', signs: '', threshold: 'unknown' },
  first: [],
  lines: [],
  check: { on: daysLater(day, CHECK_AFTER_DAYS), look: '' },
  prevent: '',
});

/** Nothing of it has been said yet. */
export const isBlank = ({ problem, first, lines, prevent }: PlanBody): boolean =>
  problem.key === null && problem.name === '' && first.length === 0 && lines.length === 0 && prevent === '';

/** A row of the label as a line of the plan: the label's dose, today, in a tank of its own. */
export function lineOf(choice: PlanChoice, lines: readonly PlanLine[], day: string): PlanLine {
  const last = lines.at(-1);
  return {
    product: choice.product,
    claim: choice.claim,
    dose: null,
    water: null,
    // Two sprays of one field stand a week apart; the doctor brings them together where they may be mixed.
    spray_on: last ? daysLater(last.spray_on, CHECK_AFTER_DAYS) : day,
    tank: Math.min(3, Math.max(0, ...lines.map(({ tank }) => tank)) + 1),
    pack: packOf(choice),
  };
}

/** The first article of the price list whose pack is known. */
function packOf({ articles }: PlanChoice): PlanLine['pack'] {
  const sold = articles.find(({ size }) => size !== null);
  return sold?.size ? { sku: sold.sku, size: sold.size.amount, unit: sold.size.unit } : null;
}
