import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { insertPayment } from '../attempt/insert-payment.ts';
import { payableAttempt } from '../attempt/payable-attempt.ts';
import { type DemoQuoteRow, findDemoQuote } from './demo-quotes.store.ts';

/** Behind one address of a mobile network sit hundreds of phones; behind a script, one. */
const DEMO_LIMIT = { name: 'payment_demo', points: 20, seconds: 60 };

/**
 * The demonstration's quotation. There is none where the settings say so, and none where real money would move.
 *
 * @throws {AppError} NOT_FOUND
 */
export async function readDemoQuote(ctx: AppContext, token: string): Promise<DemoQuoteRow> {
  const isOn = ctx.config.demoQuotes && ctx.payments.env === 'uat';
  const quote = isOn ? await findDemoQuote(ctx.db, token) : undefined;
  if (!quote) throw new AppError('NOT_FOUND');
  return quote;
}

/**
 * Opens a payment of the demonstration, a new one each time: nobody is known who could come back to the last.
 * The database takes no such payment but as one of a test system, so it is never revenue.
 *
 * @throws {AppError} NOT_FOUND, RATE_LIMITED, PAYMENT_START_FAILED
 */
export async function payDemoQuote(ctx: AppContext, token: string, ip: string): Promise<{ pid: number }> {
  const quote = await readDemoQuote(ctx, token);
  await ctx.rateLimit.consume([DEMO_LIMIT], `ip:${ip}`);
  return payableAttempt(ctx, async () => {
    const payment = await ctx.inTransaction((tx) =>
      insertPayment(ctx, tx, {
        purpose: 'demo',
        quotationId: null,
        chatId: null,
        farmerId: null,
        amountPaise: quote.amount_paise,
      }),
    );
    return { payment, opened: true };
  });
}
