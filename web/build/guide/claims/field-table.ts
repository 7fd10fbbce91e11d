import { ACTIVES } from '#content/agronomy/actives.ts';
import { PRODUCTS, SHOWN_CLAIMS } from '#content/agronomy/claims.ts';
import { GUIDE_CROPS } from '#content/agronomy/crops.ts';
import { TABLE_WORDS } from '#content/agronomy/words.ts';
import { fieldDoseOf } from '#shared/domain/agronomy/field-dose.ts';
import type { Caution, FieldRow, FieldTable } from '#shared/domain/agronomy/field-rows.ts';
import { type LabelClaim, type Product, waitingDays } from '#shared/domain/agronomy/label-claims.ts';
import type { Language } from '#shared/domain/languages.ts';
import { FISH_CODE, FISH_GROUPS } from '#shared/domain/plan/gate-warnings.ts';
import { groupsOf } from '#shared/domain/plan/plan-table.ts';
import * as say from './say-claim.ts';

/** Rows of a crop: what holds for every crop of a label is of no field. */
export const isOfCrop = ({ crop }: LabelClaim) => crop !== 'as-labelled';

/** The label table for the tool "for my field", as JSON. */
export function fieldTable(language: Language): string {
  const claims = SHOWN_CLAIMS.filter(isOfCrop);
  const table: FieldTable = {
    crops: Object.entries(GUIDE_CROPS)
      .filter(([key]) => claims.some(({ crop }) => crop === key))
      .map(([key, { name, ownWater = false }]) => ({ key, name: name[language], ownWater })),
    rows: claims.map((claim) => rowOf(claim, language)),
  };
  return JSON.stringify(table);
}

function rowOf(claim: LabelClaim, language: Language): FieldRow {
  const product = PRODUCTS[claim.product];
  if (!product) throw new Error(`the product of ${claim.id} is not in the table`);
  const { columns, seeLabel } = TABLE_WORDS[language];
  const targets = say.sayTargets(claim, language);
  const isWeeds = claim.timing !== undefined;
  const doses = isWeeds ? `${columns.active}: ${say.sayActive(claim)}` : say.sayDoses(claim, language);
  return {
    id: claim.id,
    crop: claim.crop,
    trouble: claim.timing?.words[language] ?? say.capital(targets === '' ? seeLabel.trouble : targets),
    product: say.sayProduct(claim, language),
    actives: product.parts.map(({ active }) => active),
    printed: doses,
    dose: fieldDoseOf(claim, product),
    days: waitingDays(claim.waiting),
    cautions: cautionsOf(claim, product),
  };
}

/** Herbicides whose drift kills fields far off (11-weeds). */
const DRIFTS_FAR = ['2,4-d-amine', '2,4-d-sodium'];
/** Of the first days after transplanting: they work in standing water (11-weeds). */
const FIRST_DAYS = 5;

/** What the chapters say of such a row: its bees, the safety block's fish, the herbicides' drift and water. */
function cautionsOf(claim: LabelClaim, product: Product): Caution[] {
  const bees = say.beesOf(claim);
  const isFishPoison =
    product.formulation === FISH_CODE ||
    groupsOf(product, { actives: ACTIVES }).some((group) => FISH_GROUPS.includes(group));
  const { timing, stage } = claim;
  const isFar = product.parts.some(({ active }) => DRIFTS_FAR.includes(active));
  const isInWater =
    stage === 'transplanted' &&
    timing?.after === 'transplanting' &&
    timing.days?.some(([from]) => from <= FIRST_DAYS) === true;
  return [
    ...(bees ? [`bees-${bees}` as const] : []),
    ...(isFishPoison ? (['fish'] as const) : []),
    ...(timing ? [isFar ? ('drift-far' as const) : ('drift' as const)] : []),
    ...(isInWater ? (['water'] as const) : []),
  ];
}
