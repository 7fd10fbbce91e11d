import { closeOutboxes } from '../../features/chat/outbox/use-send-message.ts';
import { forgetThreads } from '../../features/chat/sync/thread-store.ts';
import { resetUnread } from '../../features/chat/unread/count-message.ts';
import type { FarmerSession } from '../../features/identity/farmer/use-farmer-session.ts';
import { forgetIntakes } from '../../features/intake/draft/intake-database.ts';
import { turnOffPush } from '../../features/push/subscription.ts';
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
  writeStored(STORED.farmerMobile, null);
  session.forget();
  await forgetFarmer(session.farmer);
  await turnOffPush('farmer', null).catch(() => {});
  await session.logOut().catch(() => {});
}

async function forgetFarmer(farmer: FarmerSession['farmer']): Promise<void> {
  // The notice is read once more; the number is nobody's who opens this phone's storage.
  if (farmer) writeStored(noticeKey(farmer.mobile), null);
  writeStored(STORED.planMarks, null);
  closeOutboxes((owner) => owner.startsWith('farmer:'));
  resetUnread();
  await forgetThreads();
  await forgetIntakes();
  await forgetPrivateData();
}
