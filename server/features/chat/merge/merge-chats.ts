import type { AppContext } from '../../../context.ts';
import type { Merge } from '../../../hooks.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { moveFiles } from '../../../platform/files/index.ts';
import { lockChat } from '../chats.store.ts';
import { settleList } from '../clear/bring-back.ts';
import { appendEvent } from '../log/chat-log.ts';
import { closeInto, listPlaced, placeMessages, readState, saveMarks } from './merge.store.ts';
import { mergeOrder } from './merged-order.ts';

/**
 * Makes one chat of two (the caller holds both farmers). Both are locked first, so whoever writes to either waits: to the
 * one that goes on they write when it is done, and from the other they are turned away by the table itself.
 */
export async function mergeChats(ctx: AppContext, tx: Transaction, merge: Merge): Promise<void> {
  const pair = { from: merge.from.chatId, into: merge.into.chatId };
  for (const chatId of Object.values(pair).sort((one, other) => one - other)) await lockChat(tx, chatId);
  const states = { from: await readState(tx, pair.from), into: await readState(tx, pair.into) };
  const order = mergeOrder(await listPlaced(tx, pair), states);
  await placeMessages(tx, pair, order);
  for (const side of ['farmer', 'admin'] as const) await saveMarks(tx, pair.into, side, order[side]);
  await moveFiles(tx, pair.from, pair.into);
  await closeInto(tx, pair, order);
  // Whoever comes past this in the log is told to load the thread anew (`readEvents`).
  await appendEvent(ctx, tx, { chatId: pair.into, audience: 'both', type: 'chat_restored', payload: {} });
  await settleList(ctx, tx, pair.into);
}
