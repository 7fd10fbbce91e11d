import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import type { Sql } from '../../../platform/database/db.ts';
import { viewMessage } from '../message/message.view.ts';
import { findMessage } from '../message/messages.store.ts';
import { findNewestUnseen } from './unseen.store.ts';

/** What waits for a side that is not looking. */
export interface Unseen {
  /** The newest message of the other side that has not arrived on any screen of this one. */
  message: Message;
  /** All of the other side's messages it has not read, counted up to 100. */
  unread: number;
}

/** Undefined when everything has arrived, was deleted meanwhile, or is hidden from that side. */
export async function findUnseen(db: Sql, chatId: number, side: SenderRole): Promise<Unseen | undefined> {
  const found = await findNewestUnseen(db, chatId, side);
  const row = found && (await findMessage(db, found.message_id));
  return row && !row.deleted ? { message: viewMessage(row), unread: found.unread } : undefined;
}
