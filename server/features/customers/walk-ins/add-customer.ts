import type { AddCustomerAnswer, AddCustomerBody } from '#shared/contract/walk-ins.ts';
import { cleanText } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import { openChat } from '../../chat/index.ts';
import {
  insertWalkIn,
  type NewWalkIn,
  type OfficeActor,
  readProfile,
  requireMobile,
  requireProfile,
} from '../../identity/index.ts';
import { saveNote } from '../customers.store.ts';
import { readCrops } from './crops.ts';
import { findHolder, saveCrops } from './walk-ins.store.ts';

/**
 * Enters a farmer who stands at the counter or is on the phone, with an empty chat that the office can use at once. A
 * number that is a customer's already is answered with their chat, and nothing of theirs is touched: the same again, a
 * double tap and two clerks at once make one customer.
 * @throws {AppError} INVALID_MOBILE, PROFILE_REQUIRED, INVALID_INPUT (too long), CUSTOMER_LEAVING
 */
export async function addCustomer(
  ctx: AppContext,
  actor: OfficeActor,
  body: AddCustomerBody,
): Promise<Omit<AddCustomerAnswer, 'ok'>> {
  const mobile = requireMobile(body.mobile);
  const profile = readProfile(body);
  requireProfile(profile);
  const { language, consent } = body;
  const { staffId } = actor;
  return ctx.inTransaction(async (tx) => {
    const entered = await enterFarmer(
      tx,
      { mobile, ...profile, language, consent, staffId, now: ctx.now() },
      { crops: readCrops(body.crops), note: cleanText(body.note ?? '', Number.POSITIVE_INFINITY) },
    );
    if (!entered) return { chat_id: await chatOfHolder(tx, mobile), known: true };
    await recordAudit(tx, {
      ...actor,
      action: 'customer.add',
      subject: `farmer:${entered.farmerId}`,
      chatId: entered.chatId,
      detail: { consent },
      personal: { after: { ...profile, mobile } },
    });
    return { chat_id: entered.chatId, known: false };
  });
}

/** Account, chat, crops and note of one entered farmer. Undefined: the number is somebody's, nothing was written. */
export async function enterFarmer(
  tx: Transaction,
  farmer: NewWalkIn,
  { crops, note }: { crops: string[]; note: string },
): Promise<{ farmerId: number; chatId: number } | undefined> {
  const farmerId = await insertWalkIn(tx, farmer);
  if (farmerId === undefined) return undefined;
  const chatId = await openChat(tx, farmerId, 'admin');
  if (crops.length > 0) await saveCrops(tx, farmerId, crops);
  if (note !== '') await saveNote(tx, { farmerId, note, staffId: farmer.staffId, now: farmer.now });
  return { farmerId, chatId };
}

async function chatOfHolder(tx: Transaction, mobile: string): Promise<number> {
  const holder = await findHolder(tx, mobile);
  if (!holder || holder.is_leaving) throw new AppError('CUSTOMER_LEAVING');
  return openChat(tx, holder.farmer_id, 'admin');
}
