import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from '#shared/errors.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { FarmerActor } from '../../identity/index.ts';
import { CHECK_TIMEOUT_MS, checkPayment, ORDER_LEASE_MS } from '../check/check-payment.ts';
import { hasExpired } from '../check/check-schedule.ts';
import { findPayment, type PaymentRow } from '../payments.store.ts';
import { placeOrder } from './place-order.ts';

/** How often one farmer may ask to pay, whatever for. */
const CREATE_LIMIT = { name: 'payment_create', points: 5, seconds: 60 };
/** The same, with what is refused for its input: who mistypes may correct it, and nobody may guess for ever. */
const TRY_LIMIT = { name: 'payment_try', points: 30, seconds: 60 };
const BAD_INPUT: ReadonlySet<ErrorCode> = new Set([
  'INVALID_AMOUNT',
  'CHAT_NOT_FOUND',
  'NOT_FOUND',
  'ITEM_GONE',
  'ITEM_ASK_FIRST',
  'ITEM_SOLD_OUT',
  'ITEM_NOT_LICENSED',
  'PRICE_CHANGED',
]);

/** Holds a farmer to the limits of asking to pay. @throws {AppError} RATE_LIMITED, and whatever `work` throws */
export async function withinPayLimits<T>(
  ctx: AppContext,
  { farmerId }: FarmerActor,
  work: () => Promise<T>,
): Promise<T> {
  const key = `farmer:${farmerId}`;
  await ctx.rateLimit.consume([TRY_LIMIT, CREATE_LIMIT], key);
  try {
    return await work();
  } catch (error) {
    const isBadInput = error instanceof AppError && BAD_INPUT.has(error.code);
    if (isBadInput) await ctx.rateLimit.refund([CREATE_LIMIT], key);
    throw error;
  }
}

/** Each round ends an attempt that cannot be paid any more; two such in a row mean that something is wrong. */
const MAX_ROUNDS = 3;

/**
 * The attempt that stands in the way of another one, or a new one where there is none. `isOther`: it asks for another
 * amount than its payer means to pay, so they are not led to it; it must have ended before a new one is opened.
 */
export type OpenAttempt = () => Promise<{ payment: PaymentRow; opened: boolean; isOther?: boolean }>;

/**
 * The attempt a payer can be led to. Asked again, from another tab or after a lost answer, it is the same one
 * while that can be paid, and a new one when it cannot.
 *
 * @throws {AppError} PAYMENTS_OFF, PAYMENT_SETTLING, PAYMENT_START_FAILED, and whatever `open` throws
 */
export async function payableAttempt(ctx: AppContext, open: OpenAttempt): Promise<{ pid: number }> {
  if (ctx.payments.provider === 'none') throw new AppError('PAYMENTS_OFF');
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const { payment, opened, isOther = false } = await open();
    const payable = opened ? await placeOrder(ctx, payment) : await resume(ctx, payment, isOther);
    if (payable) return { pid: payment.pid };
  }
  throw new AppError('PAYMENT_START_FAILED');
}

/**
 * True: the live attempt can be paid as it is. False: it has ended, and another may be opened. The provider is
 * asked first: a farmer who comes back after a failure must not be led to the dead page again.
 */
async function resume(ctx: AppContext, live: PaymentRow, isOther: boolean): Promise<boolean> {
  const known = live.status === 'created' ? await whenPlaced(ctx, live) : live;
  await checkPayment(ctx, known.pid, 'api', { timeoutMs: CHECK_TIMEOUT_MS });
  const payment = (await findPayment(ctx.db, known.pid)) ?? known;
  if (!isOther && isPayable(ctx, payment)) return true;
  if (payment.status === 'failed' || payment.status === 'success') return false;
  // Money may be on its way: a second attempt now could be paid beside the first.
  throw new AppError('PAYMENT_SETTLING');
}

function isPayable(ctx: AppContext, payment: PaymentRow): boolean {
  return payment.status === 'pending' && !hasExpired(payment, ctx.now());
}

/** Another tab is talking to the provider: its result is this one's too. */
async function whenPlaced(ctx: AppContext, live: PaymentRow): Promise<PaymentRow> {
  const giveUpAt = Date.now() + ORDER_LEASE_MS;
  let payment = live;
  while (payment.status === 'created' && isBeingPlaced(ctx, payment) && Date.now() < giveUpAt) {
    await sleep(150);
    payment = (await findPayment(ctx.db, live.pid)) ?? payment;
  }
  return payment;
}

function isBeingPlaced(ctx: AppContext, { last_checked_at }: PaymentRow): boolean {
  return last_checked_at !== null && Date.parse(last_checked_at) > ctx.now().getTime() - ORDER_LEASE_MS;
}
