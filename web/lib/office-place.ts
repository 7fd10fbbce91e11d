import { readSession, writeSession } from './device/local-store.ts';

const KEY = 'officePlace';

/** Remembers where this tab stands on the desk (chat, filter, search), for the way back from the other screens. */
export function keepOfficePlace(search: string | null): void {
  writeSession(KEY, search);
}

/** The desk as this tab left it. */
export function officePlace(): string {
  return `/admin${readSession(KEY) ?? ''}`;
}
