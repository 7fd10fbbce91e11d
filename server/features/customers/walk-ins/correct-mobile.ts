import type { Customer } from '#shared/contract/customers.ts';
import type { CorrectMobileBody } from '#shared/contract/walk-ins.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import { changeWalkInMobile, type OfficeActor, requireMobile, tooLate } from '../../identity/index.ts';
import { announceCustomer, showCustomer } from '../customer-card.ts';
import { findCustomer, lockFarmer } from '../customers.store.ts';
import { findHolder } from './walk-ins.store.ts';

/**
 * Puts a mistyped number right, as long as nobody has logged in with it: afterwards the number is how its farmer comes
 * in, and theirs. A number that somebody has is refused: if both are one person, they are merged
 * (`merge/merge-customers.ts`).
 * @throws {AppError} INVALID_MOBILE, NOT_FOUND, WALK_IN_OVER, MOBILE_TAKEN; CUSTOMER_CHANGED when a colleague was faster
 */
export async function correctMobile(
  ctx: AppContext,
  actor: OfficeActor,
  chatId: number,
  input: CorrectMobileBody,
): Promise<Customer> {
  const mobile = requireMobile(input.mobile);
  const found = await findCustomer(ctx.db, chatId);
  if (!found) throw new AppError('NOT_FOUND');
  const { farmer_id: farmerId } = found;
  await ctx
    .inTransaction(async (tx) => {
      await lockFarmer(tx, farmerId);
      const before = await findCustomer(tx, chatId);
      if (!before) throw new AppError('NOT_FOUND');
      if (before.mobile === mobile) return;
      if (input.was !== undefined && before.mobile !== input.was) {
        const after = { mobile: before.mobile };
        throw await tooLate(tx, actor, 'CUSTOMER_CHANGED', { actions: ['customer.number'], chatId, after });
      }
      if (await findHolder(tx, mobile)) throw new AppError('MOBILE_TAKEN');
      if (!(await changeWalkInMobile(tx, farmerId, mobile))) throw new AppError('WALK_IN_OVER');
      await recordAudit(tx, {
        ...actor,
        action: 'customer.number',
        subject: `farmer:${farmerId}`,
        chatId,
        personal: { before: { mobile: before.disowned_mobile ?? before.mobile }, after: { mobile } },
      });
      tx.afterCommit(() => announceCustomer(ctx, chatId));
    })
    .catch((error: unknown) => {
      // Somebody registered with it in between.
      throw isTaken(error) ? new AppError('MOBILE_TAKEN', { cause: error }) : error;
    });
  return showCustomer(ctx, chatId);
}

function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'farmers_mobile_key';
}
