import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { provesResult, signResult } from './viewer.ts';

const key = randomBytes(32);
const now = new Date('2026-11-21T06:00:00.000Z');
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('the result cookie', () => {
  const cookie = signResult(key, 1_234_567_890_123, now);

  it('opens its own payment for a day', () => {
    expect(provesResult(key, 1_234_567_890_123, hoursLater(23), cookie)).toBe(true);
    expect(provesResult(key, 1_234_567_890_123, hoursLater(25), cookie)).toBe(false);
  });

  it('opens no other payment, and none signed with another key', () => {
    expect(provesResult(key, 1_234_567_890_124, now, cookie)).toBe(false);
    expect(provesResult(randomBytes(32), 1_234_567_890_123, now, cookie)).toBe(false);
  });

  it('cannot be prolonged by its holder', () => {
    const [until = '', signature = ''] = cookie.split('.');
    expect(provesResult(key, 1_234_567_890_123, now, `${Number(until) + 1}.${signature}`)).toBe(false);
  });

  it.each([undefined, '', '.', 'abc', '1e99.x', '99999999999999999999.x'])(
    'is nothing when it is %s',
    (value) => {
      expect(provesResult(key, 1_234_567_890_123, now, value)).toBe(false);
    },
  );
});
