import type { Customer } from '#shared/contract/customers.ts';
import type { MergeBody } from '#shared/contract/office/same-person.ts';
import { MOST_CROPS } from '#shared/domain/walk-in.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  announceAccount,
  lockParties,
  markToldApart,
  type OfficeActor,
  refuseIfColleagues,
} from '../../identity/index.ts';
import { announceCustomer, showCustomer } from '../customer-card.ts';
import { type CustomerRow, findCustomer, removeNote, saveNote } from '../customers.store.ts';
import { removeCrops, saveCrops } from '../walk-ins/walk-ins.store.ts';

interface Two {
  /** The chat that goes on. */
  chatId: number;
  /** The one that comes into it. */
  fromChatId: number;
}

/** What a note holds at most, by its table. */
const NOTE_CHARS = 4000;

/**
 * Makes one customer of two who are one person: messages, files, papers, money, notes and logins of the one come to the
 * other, in the order of their times, and what is left is an empty row. It cannot be undone. The one that comes must have
 * no login of their own, or somebody would find themselves before a closed door; and no number where the one that stays has none.
 * Both must still be as whoever confirms it saw them.
 * @throws {AppError} NOT_FOUND, SAME_CUSTOMER, CUSTOMER_LOGS_IN, CUSTOMER_HAS_NUMBER, CUSTOMER_CHANGED, DONE_ALREADY
 */
export async function mergeCustomers(
  ctx: AppContext,
  actor: OfficeActor,
  two: Two & { seen?: MergeBody['seen'] },
): Promise<Customer> {
  const { chatId, fromChatId, seen } = two;
  if (chatId === fromChatId) throw new AppError('SAME_CUSTOMER');
  await ctx.inTransaction(async (tx) => {
    const { from, into } = await lockTwo(tx, actor, two);
    if (seen && !(isAsSeen(into, seen.stays) && isAsSeen(from, seen.comes)))
      throw new AppError('CUSTOMER_CHANGED');
    // Of an account without a login that has had one, the number could not be written back.
    if (from.mobile !== '' && into.mobile === '') throw new AppError('CUSTOMER_HAS_NUMBER');
    await ctx.hooks.onMerge(ctx, tx, {
      from: { farmerId: from.farmer_id, chatId: fromChatId },
      into: { farmerId: into.farmer_id, chatId },
    });
    await mergeCards(ctx, tx, { from, into, actor });
    const { name, address, note } = from;
    await recordAudit(tx, {
      ...actor,
      action: 'customer.merge',
      subject: `farmer:${into.farmer_id}`,
      chatId,
      detail: { from_chat_id: fromChatId },
      // What the empty row says no longer, and the log's other lines about it still speak of.
      personal: {
        before: {
          name,
          address,
          mobile: numberOf(from),
          ...(note && { note }),
        },
      },
    });
    await announceAccount(ctx, tx, into.farmer_id);
    tx.afterCommit(() => announceCustomer(ctx, fromChatId));
  });
  return showCustomer(ctx, chatId);
}

/** Theirs, or the one that was theirs. */
function numberOf({ mobile, set_aside, disowned_mobile }: CustomerRow): string {
  return mobile || (set_aside?.mobile ?? disowned_mobile ?? '');
}

function isAsSeen(customer: CustomerRow, seen: { name: string; address: string; mobile: string }): boolean {
  const { name, address } = customer;
  return name === seen.name && address === seen.address && numberOf(customer) === seen.mobile;
}

/**
 * The office knows that whoever holds the number now is somebody else. Nothing changes for either, and the question is
 * over; should it turn out otherwise, the two can still be merged.
 * @throws {AppError} NOT_FOUND
 */
export async function tellApart(ctx: AppContext, actor: OfficeActor, two: Two): Promise<Customer> {
  await ctx.inTransaction(async (tx) => {
    const { from, into } = await lockTwo(tx, actor, two, { mayLogIn: true });
    const parties = { from: from.farmer_id, into: into.farmer_id };
    if (!(await markToldApart(tx, parties, { staffId: actor.staffId, now: ctx.now() }))) return;
    for (const [chatId, other] of [
      [two.fromChatId, two.chatId],
      [two.chatId, two.fromChatId],
    ] as const) {
      const subject = `farmer:${chatId === two.chatId ? into.farmer_id : from.farmer_id}`;
      await recordAudit(tx, {
        ...actor,
        action: 'customer.told_apart',
        subject,
        chatId,
        detail: { other_chat_id: other },
      });
      tx.afterCommit(() => announceCustomer(ctx, chatId));
    }
  });
  return showCustomer(ctx, two.chatId);
}

/** Both as they stand behind their locks. @throws {AppError} NOT_FOUND, CUSTOMER_LOGS_IN; DONE_ALREADY when a colleague merged it */
async function lockTwo(
  tx: Transaction,
  actor: OfficeActor,
  { chatId, fromChatId }: Two,
  { mayLogIn = false } = {},
): Promise<{ from: CustomerRow; into: CustomerRow }> {
  const found = [await findCustomer(tx, fromChatId), await findCustomer(tx, chatId)];
  const ids = found.flatMap((customer) => (customer ? [customer.farmer_id] : []));
  const parties = await lockParties(tx, ids);
  const [from, into] = [await findCustomer(tx, fromChatId), await findCustomer(tx, chatId)];
  if (parties.length < 2 || !from || !into) {
    const detail = { from_chat_id: fromChatId };
    await refuseIfColleagues(tx, actor, { actions: ['customer.merge'], chatId: null, detail });
    throw new AppError('NOT_FOUND');
  }
  const hasLogin = parties.find(({ id }) => id === from.farmer_id)?.has_login === true;
  if (hasLogin && !mayLogIn) throw new AppError('CUSTOMER_LOGS_IN');
  return { from, into };
}

/** Note and crops: both are kept; a note that would be too long for one stays in the log. */
async function mergeCards(
  ctx: AppContext,
  tx: Transaction,
  { from, into, actor }: { from: CustomerRow; into: CustomerRow; actor: OfficeActor },
): Promise<void> {
  const crops = [...new Set([...into.crops, ...from.crops])].slice(0, MOST_CROPS);
  await removeCrops(tx, from.farmer_id);
  if (crops.length > into.crops.length) await saveCrops(tx, into.farmer_id, crops);
  await removeNote(tx, from.farmer_id);
  const note = [into.note, from.note].filter(Boolean).join('\n\n');
  if (!from.note || [...note].length > NOTE_CHARS) return;
  await saveNote(tx, { farmerId: into.farmer_id, note, staffId: actor.staffId, now: ctx.now() });
}
