import { describe, expect, it } from 'vitest';
import { parseStaffSession, STAFF_SESSION_MS } from './staff-session.ts';

const LOGIN = Date.UTC(2026, 0, 1);
const STORED = JSON.stringify({ email: 'office@avagro.example', loggedInAt: LOGIN });

describe('the office session this browser remembers', () => {
  it('lasts ten days from the login, to the millisecond', () => {
    expect(parseStaffSession(STORED, LOGIN + STAFF_SESSION_MS - 1)?.email).toBe('office@avagro.example');
    expect(parseStaffSession(STORED, LOGIN + STAFF_SESSION_MS)).toBeNull();
    expect(STAFF_SESSION_MS).toBe(864_000_000);
  });

  it('is void when the login lies in the future (a clock set back)', () => {
    expect(parseStaffSession(STORED, LOGIN - 1)).toBeNull();
  });

  it.each([null, '', 'true', '{', '[]', '{"email":"","loggedInAt":1}', '{"email":"a@b.in"}'])(
    'is void when the stored text is %s',
    (stored) => {
      expect(parseStaffSession(stored, LOGIN)).toBeNull();
    },
  );
});
