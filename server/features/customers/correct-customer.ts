import type { Customer, CustomerBody } from '#shared/contract/customers.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import {
  type OfficeActor,
  readProfile,
  requireProfile,
  tooLate,
  updateFarmerProfile,
} from '../identity/index.ts';
import { announceCustomer, showCustomer } from './customer-card.ts';
import { findCustomer, lockFarmer } from './customers.store.ts';
import { cropsForLog, readCrops } from './walk-ins/crops.ts';
import { saveCrops } from './walk-ins/walk-ins.store.ts';

const FIELDS = ['name', 'address', 'crops'] as const;
type Field = (typeof FIELDS)[number];

/** What is written of a customer; the crops in one line each. */
type Written = Record<Field, string>;

/**
 * Writes name, place and crops as they ought to be; both wordings stay in the log. The same again changes nothing. What
 * the writer left as it was stays as a colleague may have written it meanwhile (`was`).
 * @throws {AppError} PROFILE_REQUIRED, INVALID_INPUT (too long), NOT_FOUND; CUSTOMER_CHANGED when a colleague was faster
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
  const { farmer_id: farmerId } = found;
  await ctx.inTransaction(async (tx) => {
    await lockFarmer(tx, farmerId);
    // They may have left, or become part of another, while this waited.
    const current = await findCustomer(tx, chatId);
    if (!current) throw new AppError('NOT_FOUND');
    const before = writtenOf(current);
    const was = body.was ? writtenOf({ ...readProfile(body.was), crops: readCrops(body.was.crops) }) : before;
    const wanted = { ...before, ...profile, ...(body.crops && { crops: readCrops(body.crops).join('\n') }) };
    const changed = FIELDS.filter((field) => wanted[field] !== was[field] && wanted[field] !== before[field]);
    const taken = changed.find((field) => before[field] !== was[field]);
    if (taken) {
      const after = forLog(before, [taken]);
      throw await tooLate(tx, actor, 'CUSTOMER_CHANGED', { actions: ['customer.edit'], chatId, after });
    }
    if (changed.length === 0) return;
    const now = { ...before, ...Object.fromEntries(changed.map((field) => [field, wanted[field]])) };
    await updateFarmerProfile(tx, farmerId, now);
    if (changed.includes('crops')) await saveCrops(tx, farmerId, linesOf(now.crops));
    await recordAudit(tx, {
      ...actor,
      action: 'customer.edit',
      subject: `farmer:${farmerId}`,
      chatId,
      personal: { before: forLog(before, changed), after: forLog(now, changed) },
    });
    tx.afterCommit(() => announceCustomer(ctx, chatId));
  });
  return showCustomer(ctx, chatId);
}

const writtenOf = ({
  name,
  address,
  crops,
}: {
  name: string;
  address: string;
  crops: string[];
}): Written => ({
  name,
  address,
  crops: crops.join('\n'),
});

const linesOf = (text: string) => text.split('\n').filter(Boolean);

const forLog = (written: Written, fields: readonly Field[]) =>
  Object.fromEntries(
    fields.map((field) => [field, field === 'crops' ? cropsForLog(linesOf(written.crops)) : written[field]]),
  );
