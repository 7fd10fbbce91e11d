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

/** An Indian mobile in the one form we store: ten digits, the first 6 to 9. */
export const MOBILE_PATTERN = /^[6-9]\d{9}$/;

/** What stands before the ten digits: the country's code, the 0 of a trunk call. Behind them a spreadsheet's `.00`. */
const TYPED_MOBILE = /^\+?(?:0{0,2}91)?0?([6-9]\d{9})(?:\.0*)?$/;

/**
 * The stored form of a number as people type it (+91, leading 0, spaces, dashes, Kannada digits), or null. It is read
 * whole: the last ten digits of anything longer would be a stranger's number.
 */
export function normaliseMobile(input: string): string | null {
  return TYPED_MOBILE.exec(toAsciiDigits(input).replace(/[\s()\p{Pd}\p{Cf}]/gu, ''))?.[1] ?? null;
}

/** How a stored number is shown: '+91 9876543210'. */
export function displayMobile(mobile: string): string {
  return `+91 ${mobile}`;
}

export const OTP_LENGTH = 6;
/** Seconds a farmer's code is good for: an SMS of a village network comes minutes late. */
export const FARMER_OTP_TTL_SECONDS = 300;
/** Seconds an office code is good for, from the specification. */
export const OFFICE_OTP_TTL_SECONDS = 60;
/** Wrong tries before the code is dead; asking for a new code does not give them back. */
export const OTP_MAX_TRIES = 5;

/** Whether the text has the shape of a code. */
export function isOtp(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** What an OTP field keeps of what was typed or pasted: digits, at most six. */
export function otpFromInput(text: string): string {
  return digitsOf(text).slice(0, OTP_LENGTH);
}
