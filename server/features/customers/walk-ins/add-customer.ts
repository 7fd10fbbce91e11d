import type { AddCustomerAnswer, AddCustomerBody } from '#shared/contract/walk-ins.ts';
import { can } from '#shared/domain/capabilities.ts';
import { cleanText } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import { openChat } from '../../chat/index.ts';
import {
  insertWalkIn,
  lockNumber,
  type NewWalkIn,
  noteSuccessor,
  type OfficeActor,
  quietSince,
  readProfile,
  requireMobile,
  requireProfile,
  setAside,
} from '../../identity/index.ts';
import { saveNote } from '../customers.store.ts';
import { readCrops } from './crops.ts';
import { findHolder, saveCrops } from './walk-ins.store.ts';

/**
 * Enters a farmer who stands at the counter or is on the phone, with an empty chat that the office can use at once. A
 * number that is a customer's already is answered with their chat, and nothing of theirs is touched: the same again, a
 * double tap and two clerks at once make one customer. Where that customer was quiet for long, the clerk may say that it is
 * another person (`somebody_else`).
 * @throws {AppError} INVALID_MOBILE, PROFILE_REQUIRED, INVALID_INPUT (too long), CUSTOMER_LEAVING, FORBIDDEN
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
    const enter = () =>
      enterFarmer(
        tx,
        { mobile, ...profile, language, consent, staffId, now: ctx.now() },
        { crops: readCrops(body.crops), note: cleanText(body.note ?? '', Number.POSITIVE_INFINITY) },
      );
    let entered = await enter();
    if (!entered) {
      const { holderId, ...known } = await findKnown(ctx, tx, mobile);
      const isTaken =
        body.somebody_else === true && (await takeQuietNumber(ctx, tx, actor, { mobile, holderId }));
      if (isTaken) entered = await enter();
      if (!entered) return known;
      await noteSuccessor(tx, holderId, entered.farmerId);
    }
    await recordAudit(tx, {
      ...actor,
      action: 'customer.add',
      subject: `farmer:${entered.farmerId}`,
      chatId: entered.chatId,
      detail: { consent },
      personal: { after: { ...profile, mobile } },
    });
    return { chat_id: entered.chatId, known: false, quiet_since: null };
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

async function findKnown(ctx: AppContext, tx: Transaction, mobile: string) {
  const holder = await findHolder(tx, mobile);
  if (!holder || holder.is_leaving) throw new AppError('CUSTOMER_LEAVING');
  const { farmer_id: holderId } = holder;
  const quiet = await quietSince(ctx, tx, holderId);
  const chatId = await openChat(tx, holderId, 'admin');
  return { holderId, chat_id: chatId, known: true, quiet_since: quiet?.toISOString() ?? null };
}

/**
 * At the counter stands somebody else than the customer of a number that was quiet so long that it may have been given
 * away: the old account is set aside, as at a login. False: something was heard of them, and nothing is taken.
 * @throws {AppError} FORBIDDEN
 */
async function takeQuietNumber(
  ctx: AppContext,
  tx: Transaction,
  actor: OfficeActor,
  { mobile, holderId }: { mobile: string; holderId: number },
): Promise<boolean> {
  if (!can(actor, 'customer.merge')) throw new AppError('FORBIDDEN');
  if (!(await lockNumber(tx, holderId, mobile)) || !(await quietSince(ctx, tx, holderId))) return false;
  await setAside(ctx, tx, { id: holderId, mobile }, actor.staffId);
  return true;
}
