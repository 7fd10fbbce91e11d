import type { BookPicture } from '#shared/contract/clinic/picture-book.ts';
import type { OfficeAct } from '#shared/domain/office-acts.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { OfficeActor } from '../identity/index.ts';
import { lockPicture } from './book.store.ts';
import { viewPicture } from './book.view.ts';

/** Writes into the office log what was done with a picture, and tells the other screens. Answers it as it is now. */
export async function noteAct(
  ctx: AppContext,
  tx: Transaction,
  { staffId, sessionId }: OfficeActor,
  id: number,
  action: OfficeAct & `book.${string}`,
  detail: Record<string, unknown> = {},
): Promise<BookPicture> {
  const row = await lockPicture(tx, id);
  if (!row) throw new Error(`picture ${id} is not there after it was written`);
  const { chat_id: chatId, crop, problem } = row;
  await recordAudit(tx, {
    staffId,
    sessionId,
    action,
    subject: `picture:${id}`,
    chatId,
    detail: { picture_id: id, crop, problem, ...detail },
  });
  tx.afterCommit(() => announceBook(ctx, chatId));
  return viewPicture(row);
}

/** Every browser of the office asks for the pictures of this chat again. */
export function announceBook(ctx: AppContext, chatId: number): void {
  ctx.realtime.publish(['office'], 'office:changed', { what: 'pictures', chat_id: chatId });
}
