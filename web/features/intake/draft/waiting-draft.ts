import {
  forgetIntake,
  type KeptIntake,
  keepIntake,
  loadIntake,
  withIntakeDatabase,
} from './intake-database.ts';
import { isEmptyDraft } from './intake-draft.ts';

/** Beside what somebody began: what another page began for them meanwhile. */
const waitingOf = (owner: string): string => `${owner}/waiting`;

/**
 * Keeps what another page began: as what is begun, or, where something is, beside it until that is sent or thrown away. Handed
 * over twice it is kept once. False: the phone has no room.
 */
export async function keepBegun(owner: string, { draft, files }: KeptIntake): Promise<boolean> {
  const [begun, waiting] = await Promise.all([loadIntake(owner), loadWaiting(owner)]);
  if (begun?.draft.clientId === draft.clientId || waiting?.draft.clientId === draft.clientId) return true;
  const [added] = [...files].map(([clientId, file]) => ({ clientId, file }));
  return keepIntake(begun && !isEmptyDraft(begun.draft) ? waitingOf(owner) : owner, draft, added);
}

export const loadWaiting = (owner: string): Promise<KeptIntake | null> => loadIntake(waitingOf(owner));

/** Forgets what was begun; what waits is what is begun then. */
export async function forgetBegun(owner: string): Promise<void> {
  const waiting = await loadWaiting(owner);
  await forgetIntake(owner);
  if (!waiting) return;
  await withIntakeDatabase(async (database) => {
    const moving = database.transaction(['drafts', 'files'], 'readwrite', { durability: 'strict' });
    for (const [clientId, file] of waiting.files)
      await moving.objectStore('files').put({ owner, clientId, file });
    await moving.objectStore('drafts').put({ owner, draft: waiting.draft });
    await moving.objectStore('drafts').delete(waitingOf(owner));
    await moving.done;
  });
}
