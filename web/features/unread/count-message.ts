import { readStored, readStoredNumber, STORED, writeStored } from '../../lib/local-store.ts';
import { countedMark, isCounted, type NewMessageEvent } from './unread-rules.ts';

/**
 * Adds a message to the unread counter. Every tab hears of it and one counts: the tabs take turns, and each looks
 * whether another was first. True for the one that counted.
 */
export async function countMessage(event: NewMessageEvent): Promise<boolean> {
  if (!navigator.locks) return countNow(event);
  return navigator.locks.request('farmer-unread', () => countNow(event));
}

/** Remembers a message as seen without counting it: the farmer is looking at it. */
export function passOver(event: NewMessageEvent): void {
  writeStored(STORED.farmerCounted, countedMark(event));
  resetUnread();
}

export function resetUnread(): void {
  if (readStoredNumber(STORED.farmerUnread) !== 0) writeStored(STORED.farmerUnread, '0');
}

function countNow(event: NewMessageEvent): boolean {
  if (isCounted(readStored(STORED.farmerCounted), event)) return false;
  writeStored(STORED.farmerCounted, countedMark(event));
  writeStored(STORED.farmerUnread, String(readStoredNumber(STORED.farmerUnread) + 1));
  return true;
}
