import { describe, expect, it } from 'vitest';
import { cookiesOfHeader, FARMER_COOKIE, hashToken, newToken, tokenFrom } from './sessions.ts';

describe('a token', () => {
  it('is 256 random bits and survives a cookie', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(tokenFrom(cookiesOfHeader(`a=1; ${FARMER_COOKIE}=${token}; b=2`), FARMER_COOKIE)).toBe(token);
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
  `av_farmer=${'a'.repeat(44)}`,
  `av_farmer=${"'".repeat(43)}`,
  `av_office=${'a'.repeat(43)}`,
  `__proto__=${'a'.repeat(43)}`,
])('finds no token in %j', (header) => {
  expect(tokenFrom(cookiesOfHeader(header), FARMER_COOKIE)).toBeUndefined();
});

it('lets the first of two cookies with one name count, as servers do', () => {
  expect(cookiesOfHeader('x=1; x=2').x).toBe('1');
});
