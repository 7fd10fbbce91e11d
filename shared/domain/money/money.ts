import { toAsciiDigits } from '../digits.ts';

/** `1,250`, `12,34,567` and `1,234,567`; nothing else has a comma: `12,50` may be meant as 12.50, and must not become 1,250. */
const WITH_COMMAS = /^-?(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d*)?$/;

/** A typed number without the commas that group its digits; one that has others is left as it is, and is no number. */
export const withoutGrouping = (typed: string): string =>
  WITH_COMMAS.test(typed) ? typed.replaceAll(',', '') : typed;

/** Rupees have at most ten digits here: far above any quotation, far below what a double holds exactly. */
const RUPEES = /^(\d{0,10})(?:\.(\d{0,2}))?$/;

const GROUPED = new Intl.NumberFormat('en-IN', { useGrouping: true, maximumFractionDigits: 0 });

/**
 * Paise from an amount as typed ('1,250', '₹ 1250.5', '೧೨೫೦'), or null when it is no amount of money.
 * Read digit by digit: 1.15 * 100 is 114.99999999999999 in floating point, and money must not be.
 */
export function parseRupeesToPaise(text: string): number | null {
  const plain = withoutGrouping(toAsciiDigits(text).replace('₹', '').trim());
  const parts = RUPEES.exec(plain);
  if (!parts || !/\d/.test(plain)) return null;
  const [, rupees = '', fraction = ''] = parts;
  return Number(`${rupees}${fraction.padEnd(2, '0')}`);
}

/** Rupees for the wire, where the specification says `amount`: 125050 -> 1250.5. */
export function paiseToRupees(paise: number): number {
  return paise / 100;
}

/** Paise from a wire amount in rupees; the nearest paisa, so that 1250.5 comes back as 125050. */
export function rupeesToPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** '₹12,34,567.50'. Indian grouping in both languages: kn-IN would group by thousands. */
export function formatPaise(paise: number): string {
  const whole = Math.abs(Math.trunc(paise));
  const fraction = String(whole % 100).padStart(2, '0');
  return `${paise < 0 ? '-' : ''}₹${GROUPED.format(Math.floor(whole / 100))}.${fraction}`;
}

/** `formatPaise` for a wire amount in rupees. */
export function formatRupees(rupees: number): string {
  return formatPaise(rupeesToPaise(rupees));
}

/** What an amount field keeps of what was typed: digits and the first decimal point. */
export function stripAmountInput(text: string): string {
  const kept = toAsciiDigits(text).replace(/[^\d.]/g, '');
  const point = kept.indexOf('.');
  return point < 0 ? kept : kept.slice(0, point + 1) + kept.slice(point + 1).replaceAll('.', '');
}
