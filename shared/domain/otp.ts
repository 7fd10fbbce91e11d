import { digitsOf } from './digits.ts';

export const OTP_LENGTH = 6;
/** Seconds a code is good for, farmer and office alike. */
export const OTP_TTL_SECONDS = 60;
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
