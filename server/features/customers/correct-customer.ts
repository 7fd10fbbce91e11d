import type { Customer, CustomerBody } from '#shared/contract/customers.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { type OfficeActor, readProfile, requireProfile, updateFarmerProfile } from '../identity/index.ts';
import { announceCustomer, showCustomer } from './customer-card.ts';
import { findCustomer, lockFarmer } from './customers.store.ts';
import { readCrops } from './walk-ins/crops.ts';
import { saveCrops } from './walk-ins/walk-ins.store.ts';

/**
 * Writes name and place as they ought to be; both wordings stay in the log. The same again changes nothing.
 * @throws {AppError} PROFILE_REQUIRED, INVALID_INPUT (too long), NOT_FOUND
 */
export async function correctCustomer(
  ctx: AppContext,
  actor: OfficeActor,
  chatId: number,
  body: CustomerBody,
): Promise<Customer> {
  const profile = readProfile(body);
  requireProfile(profile);
  const found = await findCustomer(ctx.db, chatId);
  if (!found) throw new AppError('NOT_FOUND');
  await ctx.inTransaction(async (tx) => {
    await lockFarmer(tx, found.farmer_id);
    const before = (await findCustomer(tx, chatId)) ?? found;
    const changed = (['name', 'address'] as const).filter((field) => before[field] !== profile[field]);
    const crops = body.crops && readCrops(body.crops);
    const isReplanted = crops !== undefined && crops.join('\n') !== before.crops.join('\n');
    if (isReplanted) await saveCrops(tx, found.farmer_id, crops);
    if (isReplanted && changed.length === 0) tx.afterCommit(() => announceCustomer(ctx, chatId));
    if (changed.length === 0) return;
    await updateFarmerProfile(tx, found.farmer_id, profile);
    await recordAudit(tx, {
      ...actor,
      action: 'customer.edit',
      subject: `farmer:${found.farmer_id}`,
      chatId,
      personal: {
        before: Object.fromEntries(changed.map((field) => [field, before[field]])),
        after: Object.fromEntries(changed.map((field) => [field, profile[field]])),
      },
    });
    tx.afterCommit(() => announceCustomer(ctx, chatId));
  });
  return showCustomer(ctx, chatId);
}
