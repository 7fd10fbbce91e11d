import { readStored, readStoredNumber, STORED, writeStored } from '../../../lib/device/local-store.ts';
import { countedMark, isCounted, type NewMessageEvent } from './unread-rules.ts';

/** What one tab stores another reads a moment later, on a busy phone; the next one's turn begins after that. */
const STORAGE_TRAVELS_MS = 200;

/**
 * Adds a message to the unread counter. Every tab hears of it and one counts: the tabs take turns, and each looks
 * whether another was first. True for the one that counted.
 */
export async function countMessage(event: NewMessageEvent): Promise<boolean> {
  if (!navigator.locks) return countNow(event);
  return navigator.locks.request('farmer-unread', async () => {
    const counted = countNow(event);
    if (counted) await new Promise((resolve) => setTimeout(resolve, STORAGE_TRAVELS_MS));
    return counted;
  });
}

/**
 * True in one hidden tab for each message: that one rings. Apart from the counting, which a tab in sight may win
 * and then stays silent.
 */
export async function claimRing(event: NewMessageEvent): Promise<boolean> {
  if (!navigator.locks) return ringNow(event);
  return navigator.locks.request('farmer-ring', async () => {
    const claimed = ringNow(event);
    if (claimed) await new Promise((resolve) => setTimeout(resolve, STORAGE_TRAVELS_MS));
    return claimed;
  });
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

function ringNow(event: NewMessageEvent): boolean {
  if (isCounted(readStored(STORED.farmerRung), event)) return false;
  writeStored(STORED.farmerRung, countedMark(event));
  return true;
}
