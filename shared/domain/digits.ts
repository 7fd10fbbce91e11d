/** Zero of every script whose digits a keyboard in Karnataka may produce: Kannada and Devanagari. */
const NATIVE_ZEROS = [0x0ce6, 0x0966];

/** Reads ೯ and ९ as 9, so that a number typed on a Kannada keyboard is a number. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0966-\u096F\u0CE6-\u0CEF]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = NATIVE_ZEROS.find((start) => code >= start && code <= start + 9) ?? code;
    return String(code - zero);
  });
}

/** Only the digits, as ASCII. */
export function digitsOf(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}
