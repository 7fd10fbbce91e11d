import { describe, expect, it } from 'vitest';
import { FARMER_COOKIE, hashToken, newToken, tokenFrom } from './sessions.ts';

const HOME = 'http://localhost:3000';
const SHOP = 'https://shop.avagro.test';
/** What was issued before the names got their prefix. */
const OLD = 'a'.repeat(43);

describe('a token', () => {
  it('is more than 256 random bits and survives a cookie', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(33);
    expect(tokenFrom(`a=1; ${FARMER_COOKIE}=${token}; b=2`, FARMER_COOKIE, HOME)).toBe(token);
    expect(tokenFrom(`a=1; __Host-${FARMER_COOKIE}=${token}; b=2`, FARMER_COOKIE, SHOP)).toBe(token);
    expect(newToken()).not.toBe(token);
  });

  it('is stored as something else', () => {
    const token = newToken();
    expect(hashToken(token)).toHaveLength(32);
    expect(hashToken(token)).toEqual(hashToken(token));
    expect(hashToken(token).toString('base64url')).not.toBe(token);
  });
});

it.each([
  undefined,
  '',
  ';',
  '=',
  'av_farmer',
  'av_farmer=',
  'av_farmer=short',
  `av_farmer=${'a'.repeat(45)}`,
  `av_farmer=${"'".repeat(43)}`,
  `av_office=${'a'.repeat(43)}`,
  `__proto__=${'a'.repeat(43)}`,
  `__Host-av_farmer=${'a'.repeat(44)}`,
])('finds no token in %j', (header) => {
  expect(tokenFrom(header, FARMER_COOKIE, HOME)).toBeUndefined();
});

describe('two cookies of one name', () => {
  it.each([
    [HOME, 'av_farmer'],
    [SHOP, 'av_farmer'],
    [SHOP, '__Host-av_farmer'],
  ])('are none at %s as %s, whichever comes first', (url, name) => {
    for (const [one, two] of [
      [OLD, newToken()],
      [newToken(), OLD],
      [OLD, OLD],
      [OLD, ''],
    ]) {
      expect(tokenFrom(`${name}=${one}; ${name}=${two}`, FARMER_COOKIE, url)).toBeUndefined();
    }
  });
});

describe('under https', () => {
  it('the bare name counts for a login from before the prefix, and for no newer one', () => {
    expect(tokenFrom(`av_farmer=${OLD}`, FARMER_COOKIE, SHOP)).toBe(OLD);
    expect(tokenFrom(`av_farmer=${newToken()}`, FARMER_COOKIE, SHOP)).toBeUndefined();
  });

  it('a bare cookie beside ours is not looked at', () => {
    const own = newToken();
    for (const header of [
      `av_farmer=${OLD}; __Host-av_farmer=${own}`,
      `__Host-av_farmer=${own}; av_farmer=${OLD}`,
    ]) {
      expect(tokenFrom(header, FARMER_COOKIE, SHOP)).toBe(own);
    }
    expect(tokenFrom(`av_farmer=${OLD}; __Host-av_farmer=junk`, FARMER_COOKIE, SHOP)).toBeUndefined();
  });
});
