import { toAsciiDigits } from '../digits.ts';

/** '1,619' and '1,23,457', as the tools themselves write them. */
const GROUPED = /^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d+)?$/;
/** '10,0' is rather a thousand half typed than ten. */
const HALF_TYPED = /,0+$/;
/** '1,5' and '0,125'; '1,5000' is neither thousands nor a decimal comma. */
const DECIMAL_COMMA = /^\d*,\d{1,2}$|^0,\d+$/;
const PLAIN = /^\d*\.?\d+$|^\d+\.$/;

/** Kannada digits, thousands and a decimal comma count as what they are; empty, and what has two readings, is no number. */
export function parseFigure(text: string): number {
  const written = toAsciiDigits(text).trim();
  if (GROUPED.test(written)) return Number(written.replaceAll(',', ''));
  if (written.includes(',') && (!DECIMAL_COMMA.test(written) || HALF_TYPED.test(written))) return Number.NaN;
  const plain = written.replace(',', '.');
  return PLAIN.test(plain) ? Number(plain) : Number.NaN;
}

const FRACTIONS: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
};

/** One form for what phones write: ASCII digits, '1½' as '1 1/2', one kind of dash, single blanks. */
export function withFractions(text: string): string {
  return toAsciiDigits(text)
    .replace(/[½¼¾⅓⅔⅛]/g, (sign) => ` ${FRACTIONS[sign]} `)
    .replace(/[–—−]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
}
