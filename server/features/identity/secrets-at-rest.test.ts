import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashCode, isCode, newCode } from './codes/one-time-code.ts';
import { hashPassword, isPassword, makePassword } from './codes/password.ts';

const OWASP = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

describe('a one-time code', () => {
  it('has six digits, leading zeros included, and does not repeat itself', () => {
    const codes = Array.from({ length: 2_000 }, newCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1_900);
  });

  it('is kept as argon2id, and is right only with its pepper and for its challenge', async () => {
    const [pepper, challenge] = [randomBytes(32), randomUUID()];
    const stored = await hashCode(pepper, challenge, '048213');
    expect(stored).toMatch(OWASP);
    expect(await isCode(pepper, challenge, '048213', stored)).toBe(true);
    expect(await isCode(pepper, challenge, '048214', stored)).toBe(false);
    expect(await isCode(pepper, randomUUID(), '048213', stored)).toBe(false);
    expect(await isCode(randomBytes(32), challenge, '048213', stored)).toBe(false);
  });
});

describe('a password', () => {
  it('is kept as argon2id and recognised', async () => {
    const stored = await hashPassword('ಒಳ್ಳೆಯ ಗುಪ್ತಪದ');
    expect(stored).toMatch(OWASP);
    expect(await isPassword('ಒಳ್ಳೆಯ ಗುಪ್ತಪದ', stored)).toBe(true);
    expect(await isPassword('another', stored)).toBe(false);
  });

  it('is never right without an account, and takes as long to be refused', async () => {
    const stored = await hashPassword('x');
    const timed = async (hash: string | undefined) => {
      const start = performance.now();
      expect(await isPassword('wrong', hash)).toBe(false);
      return performance.now() - start;
    };
    const none: number[] = [];
    const some: number[] = [];
    // By turns, so that a busy machine is busy for both; the fastest is what the comparison itself takes.
    for (let round = 0; round < 7; round += 1) {
      none.push(await timed(undefined));
      some.push(await timed(stored));
    }
    // A skipped comparison would be a hundred times faster and more.
    expect(Math.min(...none)).toBeGreaterThan(Math.min(...some) / 20);
  });

  it('is made of twenty readable letters, never the same twice', () => {
    const made = Array.from({ length: 200 }, makePassword);
    expect(made.every((each) => /^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/.test(each))).toBe(true);
    expect(new Set(made).size).toBe(200);
  });
});
