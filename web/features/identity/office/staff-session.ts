import { useEffect, useMemo } from 'react';
import { readStored, STORED, writeStored } from '../../../lib/device/local-store.ts';
import { useStored } from '../../../lib/device/use-stored.ts';

/** The browser forgets the office login after ten days, whatever the server says. */
export const STAFF_SESSION_MS = 10 * 24 * 60 * 60 * 1000;

/**
 * What this browser remembers of an office login. It opens nothing: the cookie does. It only decides
 * whether the panel or the login form is drawn first.
 */
export interface StaffSession {
  email: string;
  /** Epoch milliseconds. */
  loggedInAt: number;
}

/** Reads the stored text; null when there is none, it is not ours, or its ten days are over. */
export function parseStaffSession(stored: string | null, now: number): StaffSession | null {
  const session = decode(stored);
  if (!session) return null;
  const age = now - session.loggedInAt;
  return age >= 0 && age < STAFF_SESSION_MS ? session : null;
}

/** Starts the ten days. */
export function rememberStaffSession(email: string, now = Date.now()): void {
  writeStored(STORED.staffSessionOver, null);
  writeStored(STORED.staffSession, JSON.stringify({ email, loggedInAt: now } satisfies StaffSession));
}

/**
 * Logs this browser's panel out, in every tab. `over`: nobody here asked for it (a 401, the tenth day), so the login
 * says why it stands there.
 */
export function forgetStaffSession(why: 'left' | 'over'): void {
  if (readStored(STORED.staffSession) === null) return;
  writeStored(STORED.staffSessionOver, why === 'over' ? '1' : null);
  writeStored(STORED.staffSession, null);
}

/** The live session, across tabs; turns null by itself when the ten days end while the page is open. */
export function useStaffSession(): StaffSession | null {
  const stored = useStored(STORED.staffSession);
  const session = useMemo(() => parseStaffSession(stored, Date.now()), [stored]);
  useEffect(() => {
    // A page opened after the tenth day.
    if (!session && stored) forgetStaffSession('over');
    if (!session) return;
    const check = () => {
      if (!parseStaffSession(stored, Date.now())) forgetStaffSession('over');
    };
    // A laptop that slept past the tenth day wakes with its timer late: look also when it is seen again.
    const timer = setTimeout(check, session.loggedInAt + STAFF_SESSION_MS - Date.now());
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [session, stored]);
  return session;
}

function decode(stored: string | null): StaffSession | null {
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isStaffSession(value) ? value : null;
  } catch {
    return null;
  }
}

function isStaffSession(value: unknown): value is StaffSession {
  if (typeof value !== 'object' || value === null) return false;
  const { email, loggedInAt } = value as Partial<StaffSession>;
  return typeof email === 'string' && email !== '' && typeof loggedInAt === 'number';
}
