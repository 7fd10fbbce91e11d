import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's figures for argon2id; the library's default variant is argon2id. */
export const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hash of 32 random bytes nobody kept: comparing with it takes as long as with a real one, and fails. It stands where an
 * account has no password.
 */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$eGlT0aIghhcGGYvMc+0e2g$hUPE9WpCBc7veI2CCLU+wQfxJeWh5AaEty6wHP4fBbY';

/** No l, 1, o, 0 or i: it is read from a terminal and typed into a phone. */
export const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

/** Without a hash to compare with, takes the same time and answers false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? NOBODYS_HASH, password);
  return right && passwordHash !== undefined;
}

/** Twenty letters in four groups: 99 bits. */
export function makePassword(): string {
  const letter = () => READABLE[randomInt(READABLE.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
