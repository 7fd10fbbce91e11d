import { createPendingStore } from '../../features/chat/outbox/pending-store.ts';
import { closeOutboxes } from '../../features/chat/outbox/use-send-message.ts';
import { forgetThreads } from '../../features/chat/sync/thread-store.ts';
import { resetUnread } from '../../features/chat/unread/count-message.ts';
import { forgetVoices } from '../../features/chat/voice/forget-voices.ts';
import type { FarmerSession } from '../../features/identity/farmer/use-farmer-session.ts';
import { forgetIntakes } from '../../features/intake/draft/intake-database.ts';
import { turnOffPush } from '../../features/push/subscription.ts';
import { takeShared } from '../../features/pwa/shared-files.ts';
import { forgetPrivateData } from '../../features/pwa/worker.ts';
import { noticeKey, STORED, writeStored } from '../../lib/device/local-store.ts';

/** The logout, and what it owes the next person who takes this phone in hand. */
export async function leaveDevice(session: FarmerSession): Promise<void> {
  // While the session can still say it; without network the server stops with the session.
  await turnOffPush('farmer', null).catch(() => {});
  const { farmer } = session;
  await session.logOut();
  await forgetFarmer(farmer);
}

/** After the deletion, which has ended the session: the phone keeps nothing, whatever has become of the line. */
export async function leaveForGood(session: FarmerSession): Promise<void> {
  const { farmer } = session;
  writeStored(STORED.farmerMobile, null);
  session.forget();
  await forgetFarmer(farmer);
  if (farmer) await forgetUnsent(farmer.mobile);
  await turnOffPush('farmer', null).catch(() => {});
  await session.logOut().catch(() => {});
}

/** Under names of their own; what has the farmer's number in its name is found by that. */
export const KEPT_OF_FARMER = [
  STORED.farmerAccount,
  STORED.farmerMobile,
  STORED.farmerCode,
  STORED.farmerCounted,
  STORED.farmerRung,
  STORED.planMarks,
];

async function forgetFarmer(farmer: FarmerSession['farmer']): Promise<void> {
  for (const key of KEPT_OF_FARMER) writeStored(key, null);
  // The notice is read once more; the number is nobody's who opens this phone's storage.
  if (farmer) writeStored(noticeKey(farmer.mobile), null);
  closeOutboxes((owner) => owner.startsWith('farmer:'));
  resetUnread();
  await forgetThreads();
  await forgetIntakes();
  await forgetPrivateData();
  // Also where no service worker heard it.
  await Promise.all([takeShared(), globalThis.caches?.delete('pictures')]).catch(() => {});
}

/** What a logout leaves for the next one: words and files not sent, what is half written or said, deletions. */
async function forgetUnsent(mobile: string): Promise<void> {
  const owner = `farmer:${mobile}`;
  const unsent = createPendingStore();
  for (const { clientId } of await unsent.load(owner)) await unsent.remove(clientId);
  await forgetVoices((other) => other.startsWith(owner) || other.startsWith('checkup:'));
  for (const key of storedKeys()) if (key.includes(mobile)) writeStored(key, null);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // Nothing outlives the page where nothing may be kept.
    return [];
  }
}
