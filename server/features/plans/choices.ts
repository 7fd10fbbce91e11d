import { PLAN_TABLE } from '#content/agronomy/plan-table.ts';
import type { PlanChoice, PlanChoicesAnswer } from '#shared/contract/office/plans.ts';
import type { LabelClaim, Product } from '#shared/domain/agronomy/label-claims.ts';
import { waitingDays } from '#shared/domain/agronomy/label-claims.ts';
import { byLanguage, textIn } from '#shared/domain/by-language.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { WEEDS } from '#shared/domain/plan/plan.ts';
import { groupsOf, kindsOf, sprayDoseOf, tableCropOf } from '#shared/domain/plan/plan-table.ts';
import { packSize } from '#shared/domain/plan/plan-words.ts';
import type { AppContext } from '../../context.ts';
import { articlesWith } from './articles.ts';

/** What may be chosen for a crop: its problems and the rows of the label, without those that no plan passes with. */
export function planChoices(ctx: AppContext, asked: string): PlanChoicesAnswer {
  const crop = tableCropOf(asked, PLAN_TABLE);
  const rows = PLAN_TABLE.claims.filter((claim) => claim.crop === crop && claim.held === undefined);
  return {
    ok: true,
    crop,
    problems: Object.entries(PLAN_TABLE.problems)
      .filter(([, problem]) => problem.crop === crop && problem.covers === undefined)
      .map(([key, { kind, name }]) => ({ key, kind, name })),
    choices: rows.flatMap((claim) => {
      const product = PLAN_TABLE.products[claim.product];
      return product ? [choiceOf(ctx, claim, product)] : [];
    }),
  };
}

function choiceOf(ctx: AppContext, claim: LabelClaim, product: Product): PlanChoice {
  const dose = sprayDoseOf(claim, product);
  const today = dayInIndia(ctx.now());
  return {
    claim: claim.id,
    product: claim.product,
    name: byLanguage((language) => nameIn(product, language)),
    problems: problemsOf(claim),
    groups: groupsOf(product, PLAN_TABLE),
    bio: kindsOf(product, PLAN_TABLE).every((kind) => kind === 'bio'),
    printed: dose && { per: dose.per, low: dose.low, high: dose.high, unit: dose.unit },
    waiting_days: waitingDays(claim.waiting),
    articles: articlesWith(ctx.content.now(), claim.product, today).map(({ sku, name, price, unit }) => ({
      sku,
      name,
      price,
      size: packSize(unit.en),
    })),
  };
}

/** What the row is against, problem by problem; none where the list prints no pest. */
const problemsOf = ({ controls, targets }: LabelClaim): string[] =>
  controls ? [WEEDS] : targets.flatMap((target) => PLAN_TABLE.problems[target]?.covers ?? [target]);

export const nameIn = ({ parts, formulation }: Product, language: Parameters<typeof textIn>[1]): string =>
  [
    parts
      .map(({ active, strength }) => {
        const known = PLAN_TABLE.actives[active];
        return `${known ? textIn(known.name, language) : active} ${strength}`;
      })
      .join(' + '),
    formulation,
  ].join(' ');
