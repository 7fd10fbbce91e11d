import type { FarmerSession } from '../../features/accounts/use-farmer-session.ts';
import { forgetThreads } from '../../features/chat/thread-store.ts';
import { closeOutboxes } from '../../features/chat/use-send-message.ts';
import { turnOffPush } from '../../features/push/subscription.ts';
import { forgetPrivateData } from '../../features/pwa/worker.ts';
import { resetUnread } from '../../features/unread/count-message.ts';

/** The logout, and what it owes the next person who takes this phone in hand. */
export async function leaveDevice(session: FarmerSession): Promise<void> {
  // While the session can still say it; without network the server stops with the session.
  await turnOffPush('farmer', null).catch(() => {});
  await session.logOut();
  closeOutboxes('farmer');
  resetUnread();
  await forgetThreads();
  await forgetPrivateData();
}
