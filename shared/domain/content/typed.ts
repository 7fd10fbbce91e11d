import { toAsciiDigits } from '../digits.ts';
import { withoutGrouping } from '../money/money.ts';
import { cleanText } from '../text-safety.ts';

/** Spaces around a text and a decomposed letter are nobody's wish. Letters that turn the reading direction are left, to be refused. */
export function tidy(value: unknown): unknown {
  if (typeof value === 'string') {
    const composed = value.replace(/\r\n?/g, '\n').normalize('NFC').trim();
    return composed === cleanText(value, Number.POSITIVE_INFINITY) ? composed : value;
  }
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tidy(part)]));
}

/** Signs of money that people write around an amount: ₹, Rs., ರೂ., and the stroke behind it. */
const SIGNS = /₹|rs\.?|ರೂ\.?|\/-/gi;

/**
 * The number somebody has typed ('1,250', '₹ 1250.5', '1250/-', '೧೨೫೦'); undefined when they typed nothing, and the words
 * themselves when it is none, so that nothing typed is lost and the schema says what is wrong.
 */
export function readNumber(typed: string): number | string | undefined {
  if (typed.trim() === '') return undefined;
  const plain = withoutGrouping(toAsciiDigits(typed).replace(SIGNS, '').trim());
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : typed;
}

const GROUPED = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 });
const PAISE = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 20 });

/** A number as the box shows it while nobody types: '1,250', an amount '1,250.50'. */
export function writeNumber(value: unknown, isMoney: boolean): string {
  if (typeof value !== 'number') return value === undefined || value === null ? '' : String(value);
  return (isMoney && !Number.isInteger(value) ? PAISE : GROUPED).format(value);
}
