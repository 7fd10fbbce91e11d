import { setTimeout as sleep } from 'node:timers/promises';
import type { CreatePaymentBody } from '#shared/contract/payments.ts';
import { parseRupeesToPaise } from '#shared/domain/money.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { FarmerActor } from '../accounts/index.ts';
import { findChat, mayUseChat } from '../chat/index.ts';
import { checkPayment, PATIENCE_MS, PLACING_MS } from './check-payment.ts';
import { hasExpired } from './check-schedule.ts';
import { openAttempt } from './open-attempt.ts';
import { findPayment, type PaymentRow } from './payments.store.ts';
import { placeOrder } from './place-order.ts';

const CREATE_LIMIT = { name: 'payment_create', points: 5, seconds: 60 };

/** Each round ends an attempt that cannot be paid any more; two such in a row mean that something is wrong. */
const MAX_ROUNDS = 3;

/**
 * Brings a farmer to the provider's page for one of his quotations. Asked again, from another tab or after a
 * lost answer, it leads to the same attempt while that can be paid, and to a new one when it cannot.
 *
 * @throws {AppError} CHAT_NOT_FOUND, INVALID_AMOUNT, QUOTE_PAID, PAYMENT_SETTLING, PAYMENT_START_FAILED
 */
export async function createPayment(
  ctx: AppContext,
  actor: FarmerActor,
  input: CreatePaymentBody,
): Promise<{ pid: number }> {
  await ctx.rateLimit.consume([CREATE_LIMIT], `farmer:${actor.farmerId}`);
  const chatId = await ownChatId(ctx, actor, input.chat_id);
  const amountPaise = parseRupeesToPaise(String(input.amount));
  if (amountPaise === null || amountPaise <= 0) throw new AppError('INVALID_AMOUNT');
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const claim = { chatId, amountPaise, quotationId: input.quotation_id };
    const { payment, opened } = await openAttempt(ctx, actor, claim);
    const payable = opened ? await placeOrder(ctx, payment) : await resume(ctx, payment);
    if (payable) return { pid: payment.pid };
  }
  throw new AppError('PAYMENT_START_FAILED');
}

async function ownChatId(ctx: AppContext, actor: FarmerActor, claimed: number | null): Promise<number> {
  const chat = claimed === null || claimed < 1 ? undefined : await findChat(ctx.db, claimed);
  if (!chat || !mayUseChat(actor, chat)) throw new AppError('CHAT_NOT_FOUND');
  return chat.id;
}

/**
 * True: the live attempt can be paid as it is. False: it has ended, and another may be opened. The provider is
 * asked first: a farmer who comes back after a failure must not be led to the dead page again.
 */
async function resume(ctx: AppContext, live: PaymentRow): Promise<boolean> {
  const known = live.status === 'created' ? await whenPlaced(ctx, live) : live;
  await checkPayment(ctx, known.pid, 'api', { timeoutMs: PATIENCE_MS });
  const payment = (await findPayment(ctx.db, known.pid)) ?? known;
  if (isPayable(ctx, payment)) return true;
  if (payment.status === 'failed' || payment.status === 'success') return false;
  // Money may be on its way: a second attempt now could be paid beside the first.
  throw new AppError('PAYMENT_SETTLING');
}

function isPayable(ctx: AppContext, payment: PaymentRow): boolean {
  return payment.status === 'pending' && !hasExpired(payment, ctx.now());
}

/** Another tab is talking to the provider: its result is this one's too. */
async function whenPlaced(ctx: AppContext, live: PaymentRow): Promise<PaymentRow> {
  const giveUpAt = Date.now() + PLACING_MS;
  let payment = live;
  while (payment.status === 'created' && isBeingPlaced(ctx, payment) && Date.now() < giveUpAt) {
    await sleep(150);
    payment = (await findPayment(ctx.db, live.pid)) ?? payment;
  }
  return payment;
}

function isBeingPlaced(ctx: AppContext, { last_checked_at }: PaymentRow): boolean {
  return last_checked_at !== null && Date.parse(last_checked_at) > ctx.now().getTime() - PLACING_MS;
}
