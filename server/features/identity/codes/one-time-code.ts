import { createHmac, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { OTP_LENGTH } from '#shared/domain/digits.ts';
import { ARGON2ID } from './password.ts';

export function newCode(): string {
  return String(randomInt(0, 10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
}

/**
 * argon2id over HMAC(pepper, challenge and code). A million codes are searched quickly even through argon2, so
 * the pepper carries the secrecy of a leaked table, and the challenge's id makes a hash useless elsewhere.
 */
export function hashCode(pepper: Buffer, challengeId: string, code: string): Promise<string> {
  return hash(keyed(pepper, challengeId, code), ARGON2ID);
}

/** Compares in constant time. */
export function isCode(
  pepper: Buffer,
  challengeId: string,
  code: string,
  codeHash: string,
): Promise<boolean> {
  return verify(codeHash, keyed(pepper, challengeId, code));
}

/** As text: the argon2 library hashes any bytes but verifies only valid UTF-8. */
function keyed(pepper: Buffer, challengeId: string, code: string): string {
  return createHmac('sha256', pepper).update(`${challengeId}:${code}`).digest('base64url');
}
