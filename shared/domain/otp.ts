import { digitsOf } from './digits.ts';

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
