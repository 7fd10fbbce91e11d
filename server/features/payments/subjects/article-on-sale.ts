import type { Product } from '#shared/contract/content/products.ts';
import { articleOf } from '#shared/domain/catalogue/article-of.ts';
import { type NotSold, whyNotSold } from '#shared/domain/content/selling.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { catchUp } from '../../content/index.ts';

const REFUSALS: Record<NotSold, ErrorCode> = {
  ask: 'ITEM_ASK_FIRST',
  out: 'ITEM_SOLD_OUT',
  licence: 'ITEM_NOT_LICENSED',
};

/** An article as it is published at this moment, by whichever node, or why it is not paid for online. */
async function lookUp(ctx: AppContext, sku: string): Promise<{ item: Product } | { refusal: ErrorCode }> {
  await catchUp(ctx);
  const { products, licences } = ctx.content.now();
  const item = articleOf(products, sku);
  if (!item) return { refusal: 'ITEM_GONE' };
  const why = whyNotSold(item, licences.licences, dayInIndia(ctx.now()));
  return why ? { refusal: REFUSALS[why] } : { item };
}

/** @throws {AppError} ITEM_GONE, ITEM_ASK_FIRST, ITEM_SOLD_OUT, ITEM_NOT_LICENSED */
export async function articleOnSale(ctx: AppContext, sku: string): Promise<Product> {
  const found = await lookUp(ctx, sku);
  if ('refusal' in found) throw new AppError(found.refusal);
  return found.item;
}

export const isOnSale = async (ctx: AppContext, sku: string): Promise<boolean> =>
  'item' in (await lookUp(ctx, sku));
