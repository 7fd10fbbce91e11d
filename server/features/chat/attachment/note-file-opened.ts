import type { AppContext } from '../../../context.ts';
import { recordAudit, wasFileOpened } from '../../../platform/audit.ts';
import type { FileRow } from '../../../platform/files/index.ts';
import type { OfficeActor } from '../../identity/index.ts';

/** A login that looks again on the same day opens nothing new. */
const ONCE_MS = 24 * 3_600_000;

/**
 * Writes into the office's log that this login was given a farmer's file, before the bytes leave. Two requests of one
 * moment may both be written: a line too many says nothing wrong, a lock would let requests wait.
 */
export async function noteFileOpened(
  ctx: AppContext,
  { staffId, sessionId }: OfficeActor,
  { id, chat_id: chatId, mime_type: kind }: FileRow,
): Promise<void> {
  if (chatId === null) return;
  const subject = `file:${id}`;
  // Enough of the session to tell logins apart; not shown.
  const login = sessionId.slice(0, 8);
  const since = new Date(ctx.now().getTime() - ONCE_MS);
  if (await wasFileOpened(ctx.db, { chatId, subject, login, since })) return;
  await recordAudit(ctx.db, {
    staffId,
    action: 'file.open',
    subject,
    chatId,
    detail: { login, mime_type: kind },
    sessionId,
  });
}
