import type { ContentBody } from '#shared/contract/content/kinds.ts';
import type { AppContext } from '../../server/context.ts';

/** A pack with the product of the label table that tests write plans with, emamectin benzoate 5 SG. */
export const PACK = { sku: 'TEST-EMA', size: 100, unit: 'g' } as const;

/** Puts it on the price list at this price, or takes it off. */
export function sellPack(ctx: AppContext, price: number | null): void {
  const content = ctx.content.now();
  const [model] = content.products;
  if (!model) throw new Error('the price list is empty');
  const pack: ContentBody<'product'> = {
    ...model,
    sku: PACK.sku,
    name: { en: 'Emamectin of the test', kn: 'ಎಮಾಮೆಕ್ಟಿನ್' },
    unit: { en: `${PACK.size} g pack`, kn: `${PACK.size} ಗ್ರಾಂ` },
    category: 'pesticides',
    stock: 'ask',
    actives: [{ name: 'Emamectin benzoate', strength: 5, formulation: 'SG' }],
    price: price ?? 1,
  };
  const others = content.products.filter(({ sku }) => sku !== PACK.sku);
  const products = price === null ? others : [...others, pack];
  ctx.content.replace({ ...content, products }, ctx.content.release(), new Set());
}
