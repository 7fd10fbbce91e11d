import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '#shared/domain/second-factors.ts';
import { READABLE } from '../codes/password.ts';

const GROUPS = 3;
const GROUP_LENGTH = 5;

/** Fifteen letters in three groups, 74 bits each: nothing to guess or to search for. */
export function makeRecoveryCodes(): string[] {
  const letter = () => READABLE[randomInt(READABLE.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  const code = () => Array.from({ length: GROUPS }, group).join('-');
  return Array.from({ length: RECOVERY_CODES }, code);
}

/** However it was typed: large letters, spaces, without hyphens. Undefined for what is no such code. */
export function readRecoveryCode(text: string): string | undefined {
  const letters = text.toLowerCase().replaceAll(/[\s-]/g, '');
  const isCode =
    letters.length === GROUPS * GROUP_LENGTH && [...letters].every((each) => READABLE.includes(each));
  return isCode ? letters : undefined;
}

/** @param code as `readRecoveryCode` answers it */
export function hashRecoveryCode(key: Buffer, staffId: number, code: string): Buffer {
  return createHmac('sha256', key).update(`recovery:${staffId}:${code}`).digest();
}
