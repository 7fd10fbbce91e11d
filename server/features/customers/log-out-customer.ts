import type { EndFarmerDevicesBody, FarmerDevice } from '#shared/contract/identity/devices.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError, requireReason } from '../../platform/errors.ts';
import { endFarmerDevices, listFarmerDevices, type OfficeActor } from '../identity/index.ts';
import { findCustomer } from './customers.store.ts';

/** @throws {AppError} NOT_FOUND */
export async function listCustomerDevices(ctx: AppContext, chatId: number): Promise<FarmerDevice[]> {
  return listFarmerDevices(ctx, await farmerOfChat(ctx, chatId));
}

/**
 * Logs a farmer out everywhere or of one device, on their word: a phone that was lost or sold. The reason is kept with the
 * farmer's data and stands in the office's log. Where nothing is open any more, nothing is recorded.
 * @throws {AppError} NOT_FOUND, REASON_REQUIRED
 */
export async function logOutCustomer(
  ctx: AppContext,
  actor: OfficeActor,
  chatId: number,
  input: EndFarmerDevicesBody,
  which: { only: string } | 'all',
): Promise<FarmerDevice[]> {
  const reason = requireReason(input.reason);
  const farmerId = await farmerOfChat(ctx, chatId);
  await ctx.inTransaction(async (tx) => {
    const sessions = await endFarmerDevices(ctx, tx, farmerId, which);
    if (sessions === 0) return;
    await recordAudit(tx, {
      ...actor,
      action: 'farmer.logout',
      subject: `farmer:${farmerId}`,
      chatId,
      detail: { sessions, ...(which !== 'all' && { one: true }) },
      personal: { reason },
    });
  });
  return listFarmerDevices(ctx, farmerId);
}

async function farmerOfChat(ctx: AppContext, chatId: number): Promise<number> {
  const customer = await findCustomer(ctx.db, chatId);
  if (!customer) throw new AppError('NOT_FOUND');
  return customer.farmer_id;
}
