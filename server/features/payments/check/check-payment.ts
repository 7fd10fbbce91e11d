import { isOpen } from '#shared/domain/money/payment-state.ts';
import type { AppContext } from '../../../context.ts';
import { PaymentGatewayError } from '../../../partners/payment-gateway/index.ts';
import { claimCheck, findPayment, type PaymentRow, type PaymentSource } from '../payments.store.ts';
import { applyProviderResult } from './apply-provider-result.ts';
import { nextCheckAt, scheduleCheck } from './check-schedule.ts';
import type { ProviderResult } from './decide-transition.ts';

/** However many ask, the provider is asked about one payment at most once in this time. */
export const BETWEEN_CHECKS_MS = 3_000;

/**
 * Longer than placing an order takes with a token at hand: until then whoever opened the attempt is left alone with it. Where
 * it takes longer, the attempt may end as NEVER_PLACED; its order, to which nobody was led, runs out.
 */
export const ORDER_LEASE_MS = 12_000;

/** How long a look may take while a payer waits for it. */
export const CHECK_TIMEOUT_MS = 4_000;

/**
 * `busy`: somebody else asked a moment ago, or is placing the order right now. `silent`: the provider said nothing, and is
 * asked again by the schedule; `unheard`: the same, about a payment that no schedule asks about again.
 */
export type CheckOutcome = 'checked' | 'busy' | 'not_open' | 'silent' | 'unheard';

/**
 * Asks the provider about a payment and acts on the answer. The provider's silence changes nothing; the
 * schedule goes on.
 *
 * @param options.timeoutMs shorter than the usual ten seconds where a person is waiting
 */
export async function checkPayment(
  ctx: AppContext,
  pid: number,
  source: PaymentSource,
  options: { timeoutMs?: number } = {},
): Promise<CheckOutcome> {
  const payment = await findPayment(ctx.db, pid);
  if (!payment || !mayBeAsked(ctx, payment, source)) return 'not_open';
  const next = isOpen(payment.status) ? nextCheckAt(payment, ctx.now()) : undefined;
  const claimed = await ctx.inTransaction(async (tx) => {
    const taken = await claimCheck(tx, payment, {
      now: ctx.now(),
      notSince: turnIsFreeAfter(ctx, payment),
      nextCheckAt: next,
    });
    if (taken && next) await scheduleCheck(ctx, tx, pid, next);
    return taken;
  });
  if (!claimed) return 'busy';
  const result = await ask(ctx, claimed, options);
  await applyProviderResult(ctx, claimed, source, result, { lastLook: next === undefined });
  if (result !== 'no_answer') return 'checked';
  return isOpen(claimed.status) ? 'silent' : 'unheard';
}

/**
 * A failed attempt is looked at again only when the provider itself calls or the office asks: money may come late. So is
 * what waits for the office's decision, and what counts as paid by it alone: they stay where they are, but what the
 * provider holds must be known to be given back.
 */
function mayBeAsked(ctx: AppContext, payment: PaymentRow, source: PaymentSource): boolean {
  const { provider, status, captured_paise: captured } = payment;
  if (provider !== ctx.payments.provider) return false;
  if (isOpen(status)) return true;
  return (source === 'webhook' || source === 'office') && (status !== 'success' || captured === null);
}

function turnIsFreeAfter(ctx: AppContext, payment: PaymentRow): Date {
  const held = payment.status === 'created' ? ORDER_LEASE_MS : BETWEEN_CHECKS_MS;
  return new Date(ctx.now().getTime() - held);
}

async function ask(
  ctx: AppContext,
  payment: PaymentRow,
  options: { timeoutMs?: number },
): Promise<ProviderResult> {
  try {
    return await ctx.payments.getStatus(payment.merchant_order_id, options);
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error;
    const { message, status, providerCode } = error;
    ctx.log.warn({ pid: payment.pid, status, providerCode }, message);
    return 'no_answer';
  }
}
