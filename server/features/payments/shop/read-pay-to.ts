import type { PayToAnswer, PayToQuery } from '#shared/contract/payment-pages.ts';
import { articleOf } from '#shared/domain/catalogue/article-of.ts';
import { whyNotSold } from '#shared/domain/content/selling.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import type { AppContext } from '../../../context.ts';
import type { Actor } from '../../identity/index.ts';
import { readOwnQuotation } from '../../quotes/index.ts';

/**
 * The UPI account of this moment, and the order that is to be paid into it. A page that was opened or kept before asks
 * this ahead of the payer's app: the owner may have changed the account, and the app sends the money wherever the link says.
 *
 * @throws {AppError} what `payer` throws; NOT_FOUND for a quotation that is not theirs
 */
export async function readPayTo(
  ctx: AppContext,
  payer: () => Promise<Actor>,
  { sku, quotation_id: quotationId }: PayToQuery,
): Promise<PayToAnswer> {
  const { id, name } = ctx.content.now().pay.upi;
  const order =
    quotationId === undefined ? articleNow(ctx, sku) : await quotationNow(ctx, await payer(), quotationId);
  return { ok: true, pay_to: { id, name }, ...(order && { order }) };
}

function articleNow({ content, now }: AppContext, sku: string | undefined): PayToAnswer['order'] {
  const { products, licences } = content.now();
  const item = sku === undefined ? undefined : articleOf(products, sku);
  if (!item) return undefined;
  const why = whyNotSold(item, licences.licences, dayInIndia(now()));
  return { amount: item.price, payable: !why, ...(why && { not_sold: why }) };
}

async function quotationNow(ctx: AppContext, actor: Actor, id: number): Promise<PayToAnswer['order']> {
  const { amount, payable } = await readOwnQuotation(ctx, actor, id);
  return { amount, payable };
}
