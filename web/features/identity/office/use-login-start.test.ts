import { describe, expect, it } from 'vitest';
import { HttpError } from '../../../lib/http.ts';
import { loginStartFailure } from './use-login-start.ts';

describe('why an office login did not start', () => {
  it.each([
    { status: 401, code: 'OFFICE_EMAIL_WRONG', expected: 'email' },
    { status: 401, code: 'OFFICE_LOGIN_FAILED', expected: 'password' },
    { status: 401, code: 'UNAUTHENTICATED', expected: 'password' },
    { status: 500, code: 'INTERNAL', expected: 'server' },
    { status: 429, code: 'RATE_LIMITED', expected: 'server' },
    { status: 0, code: 'NETWORK', expected: 'server' },
  ] as const)('$status $code is about the $expected', ({ status, code, expected }) => {
    expect(loginStartFailure(new HttpError(status, code, ''))).toBe(expected);
  });

  it('takes anything unknown for our own fault', () => {
    expect(loginStartFailure(new TypeError('x'))).toBe('server');
  });
});
