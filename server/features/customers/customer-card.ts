import type { Customer } from '#shared/contract/customers.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { listSprays } from '../chat/index.ts';
import { listDispatches } from '../dispatch/index.ts';
import { listPaymentsOfChat } from '../payments/index.ts';
import { listQuotationsForOffice } from '../quotes/index.ts';
import { findCustomer } from './customers.store.ts';
import { viewCustomer } from './customers.view.ts';

const HISTORY = 20;

/**
 * Five queries, one a feature whose history it is; four of them side by side.
 * @throws {AppError} NOT_FOUND
 */
export async function showCustomer(ctx: AppContext, chatId: number): Promise<Customer> {
  const row = await findCustomer(ctx.db, chatId);
  if (!row) throw new AppError('NOT_FOUND');
  const [quotations, payments, sprays, dispatches] = await Promise.all([
    listQuotationsForOffice(ctx, row.farmer_id, HISTORY),
    listPaymentsOfChat(ctx.db, ctx.queries, chatId, HISTORY),
    listSprays(ctx.db, chatId, HISTORY),
    listDispatches(ctx.db, chatId, HISTORY),
  ]);
  return viewCustomer(row, { quotations, payments, sprays, dispatches });
}

/** Every browser of the office asks for the farmer's row and card again. */
export function announceCustomer(ctx: AppContext, chatId: number): void {
  ctx.realtime.publish(['office'], 'office:changed', { what: 'customer', chat_id: chatId });
}
