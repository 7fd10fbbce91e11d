import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { PaymentRow } from './payments.store.ts';

/**
 * What a feature does about money that came in, whatever it was for, inside the transaction that says so. Told
 * once per payment. Throwing undoes the success, so decide, write, queue and leave.
 */
export type PaymentSucceededHook = (ctx: AppContext, tx: Transaction, payment: PaymentRow) => Promise<void>;

const hooks = new Set<PaymentSucceededHook>();

/** Called once while a feature registers; payments do not know who listens. */
export function onPaymentSucceeded(hook: PaymentSucceededHook): void {
  hooks.add(hook);
}

export async function tellPaymentSucceeded(...told: Parameters<PaymentSucceededHook>): Promise<void> {
  for (const hook of hooks) await hook(...told);
}
