import { digitsOf } from './digits.ts';

/** An Indian mobile in the one form we store: ten digits, the first 6 to 9. */
export const MOBILE_PATTERN = /^[6-9]\d{9}$/;

/**
 * The stored form of a number as people type it (+91, leading 0, spaces, dashes, Kannada digits), or null.
 * The last ten digits are kept, as the specification asks; anything that is then no Indian mobile is refused.
 */
export function normaliseMobile(input: string): string | null {
  const lastTen = digitsOf(input).slice(-10);
  return MOBILE_PATTERN.test(lastTen) ? lastTen : null;
}

/** How a stored number is shown: '+91 9876543210'. */
export function displayMobile(mobile: string): string {
  return `+91 ${mobile}`;
}
