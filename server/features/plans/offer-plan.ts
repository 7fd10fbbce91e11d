import type { PlanCardLine } from '#shared/contract/office/plan-card.ts';
import type { OfferedArticle, OfferedLine, PlanOfferAnswer } from '#shared/contract/office/plan-offer.ts';
import { byLanguage, textIn } from '#shared/domain/by-language.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { paiseToRupees } from '#shared/domain/money/money.ts';
import { packsOf } from '#shared/domain/plan/line-dose.ts';
import { packSize } from '#shared/domain/plan/plan-words.ts';
import type { AppContext } from '../../context.ts';
import { articlesWith } from './articles.ts';
import { findNewestPlan } from './plans.store.ts';

/** What the newest plan of a chat would cost today, line by line, for whoever writes the quotation. */
export async function offerPlan(ctx: AppContext, chatId: number): Promise<PlanOfferAnswer> {
  const row = await findNewestPlan(ctx.db, chatId);
  if (!row) return { ok: true, plan: null };
  const { id, sent_on, problem, lines } = row.card;
  const offered = lines.map((line, at) => offerLine(ctx, line, row.prices[at] ?? null));
  return { ok: true, plan: { id, sent_on, problem: problem.name, lines: offered } };
}

function offerLine(ctx: AppContext, line: PlanCardLine, paise: number | null): OfferedLine {
  const { product, pack, total, unit } = line;
  const sold = articlesWith(ctx.content.now(), product, dayInIndia(ctx.now()));
  const articles = sold.map(({ sku, name, price, unit: words }): OfferedArticle => {
    // The plan's own pack is counted as the doctor measured it, whatever the price list's words are by now.
    const size = sku === pack?.sku && unit ? { amount: pack.size, unit } : packSize(words.en);
    const packs = size && size.unit === unit ? packsOf(total, { sku, size: size.amount, unit }) : null;
    return { sku, name, price, size, count: packs?.count ?? null, left: packs?.left ?? null };
  });
  return {
    name: byLanguage((language) => nameOf(line, language)),
    total: total === null || unit === null ? null : { amount: total, unit },
    planned: pack && {
      sku: pack.sku,
      name: pack.name,
      price: paise === null ? null : paiseToRupees(paise),
      is_sold: sold.some(({ sku }) => sku === pack.sku),
    },
    articles: articles.toSorted((a, b) => Number(b.sku === pack?.sku) - Number(a.sku === pack?.sku)),
  };
}

function nameOf({ parts, formulation }: PlanCardLine, language: Parameters<typeof textIn>[1]): string {
  const named = parts.map(({ active, strength }) => `${textIn(active, language)} ${strength}`);
  return `${named.join(' + ')} ${formulation}`;
}
