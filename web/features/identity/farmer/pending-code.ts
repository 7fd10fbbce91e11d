import type { SendOtpAnswer } from '#shared/contract/identity.ts';
import { readStored, STORED, writeStored } from '../../../lib/device/local-store.ts';

/**
 * A code that is on its way. Kept on the device, because a cheap phone ends the tab while its owner reads the SMS, and
 * the code must find the screen it is for.
 */
export interface PendingCode {
  mobile: string;
  /** Epoch milliseconds, as are the next two. */
  sentAt: number;
  /** From here on the code is void. */
  expiresAt: number;
  /** Before this no other is sent. */
  resendAt: number;
  /** The office tells it to whoever calls; no SMS comes. */
  byOffice: boolean;
  /** The screen for it stands open; false after Change Number. */
  open: boolean;
}

export function pendingCode(mobile: string, answer: SendOtpAnswer, now = Date.now()): PendingCode {
  return {
    mobile,
    sentAt: now,
    expiresAt: now + answer.ttl * 1000,
    resendAt: now + answer.resend_after * 1000,
    byOffice: answer.by === 'office',
    open: true,
  };
}

export function keepPendingCode(pending: PendingCode | null): void {
  writeStored(STORED.farmerCode, pending && JSON.stringify(pending));
}

/** The code still under way; null when there is none, it is over, or the clock was set back. */
export function readPendingCode(now = Date.now()): PendingCode | null {
  const pending = parse(readStored(STORED.farmerCode));
  return pending && pending.sentAt <= now && now < pending.expiresAt ? pending : null;
}

function parse(stored: string | null): PendingCode | null {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<PendingCode> | null;
    const times = [value?.sentAt, value?.expiresAt, value?.resendAt];
    const isOurs = typeof value?.mobile === 'string' && times.every((time) => typeof time === 'number');
    return isOurs ? ({ open: false, byOffice: false, ...value } as PendingCode) : null;
  } catch {
    return null;
  }
}
