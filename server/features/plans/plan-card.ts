import { PLAN_TABLE } from '#content/agronomy/plan-table.ts';
import { CROPS, NO_CROP } from '#content/crops.ts';
import type { SiteContent } from '#shared/contract/content/kinds.ts';
import type { PlanCard, PlanCardLine } from '#shared/contract/office/plan-card.ts';
import { waitingDays } from '#shared/domain/agronomy/label-claims.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { articleOf } from '#shared/domain/catalogue/article-of.ts';
import { CROP_NOT_SAID } from '#shared/domain/plan/case.ts';
import { FISH_CODE, FISH_GROUPS } from '#shared/domain/plan/gate-warnings.ts';
import { harvestFrom } from '#shared/domain/plan/line-dose.ts';
import { WEEDS } from '#shared/domain/plan/plan.ts';
import { groupsOf, kindsOf, tableCropOf } from '#shared/domain/plan/plan-table.ts';
import type { ResolvedLine, ResolvedPlan } from '#shared/domain/plan/resolve-plan.ts';

/** The public lists, up to this day. */
const LABEL_DATE = '2026-03-31';
const WEEDS_NAME = { en: 'weeds', kn: 'ಕಳೆ' };

/** A plan as the farmer gets it, names and figures as they are now; null while a line has no row of the label. */
export function makeCard(
  resolved: ResolvedPlan,
  {
    id,
    caseId,
    content,
    replaces,
  }: { id: number; caseId: number; content: SiteContent; replaces: readonly number[] },
): PlanCard | null {
  const lines = resolved.lines.map((line) => cardLine(line, content));
  if (lines.some((line) => line === null)) return null;
  const whole = lines.flatMap((line) => line ?? []);
  const { plan, field, today, waits } = resolved;
  const { key, name, certainty, signs, threshold } = plan.problem;
  const [before = null, ...also] = replaces;
  return {
    id,
    case_id: caseId,
    sent_on: today,
    crop: cropName(field.crop),
    problem: { key, name: problemName(key, name), certainty, signs, threshold },
    first: plan.first.filter((step) => step.trim() !== ''),
    lines: whole,
    check: plan.check,
    prevent: plan.prevent,
    acres: field.acres,
    tank_litres: field.tankLitres,
    ...harvestOf([...whole.map((line) => line.harvest_from), ...waits.map(({ from }) => from)]),
    replaces: before,
    ...(also.length > 0 ? { replaces_also: also } : {}),
  };
}

/** A word of nobody's list is the same in every language. */
const everywhere = (word: string) => byLanguage(() => word);

function cropName(crop: string): PlanCard['crop'] {
  if (crop === CROP_NOT_SAID) return NO_CROP;
  const key = tableCropOf(crop, PLAN_TABLE);
  return CROPS[crop] ?? (key ? PLAN_TABLE.crops[key]?.name : undefined) ?? everywhere(crop);
}

function problemName(key: string | null, own: string): PlanCard['problem']['name'] {
  if (key === WEEDS) return WEEDS_NAME;
  return (key !== null ? PLAN_TABLE.problems[key]?.name : undefined) ?? everywhere(own || (key ?? ''));
}

/** The day from which all of it may be harvested. Where a label prints none, one has to ask, and not before the others' day. */
function harvestOf(days: readonly (string | null)[]): Pick<PlanCard, 'harvest_from' | 'harvest_ask'> {
  const known =
    days
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1) ?? null;
  return days.includes(null)
    ? { harvest_from: null, harvest_ask: { not_before: known } }
    : { harvest_from: known };
}

function cardLine(
  { line, product, claim, reading }: ResolvedLine,
  content: SiteContent,
): PlanCardLine | null {
  if (!product || !claim || !reading || 'unread' in reading) return null;
  const dose = 'dose' in reading ? reading.dose : null;
  const kinds = kindsOf(product, PLAN_TABLE);
  const groups = groupsOf(product, PLAN_TABLE);
  return {
    product: line.product,
    parts: product.parts.map(({ active, strength }) => {
      const known = PLAN_TABLE.actives[active];
      return {
        active: known?.name ?? everywhere(active),
        ...(known?.pack ? { pack: known.pack } : {}),
        strength,
      };
    }),
    formulation: product.formulation,
    groups,
    bio: kinds.every((kind) => kind === 'bio'),
    claim: claim.id,
    label_date: LABEL_DATE,
    as_labelled: dose === null,
    unit: dose?.unit ?? null,
    per_acre: dose?.perAcre ?? null,
    per_litre: dose?.perLitre ?? null,
    water_per_acre: dose?.waterPerAcre ?? null,
    per_tank: dose?.perTank ?? null,
    tanks: dose?.tanks ?? null,
    total: dose?.total ?? null,
    last_tank: dose?.lastTank ?? null,
    pack: cardPack(line.pack, dose?.packs ?? null, content),
    spray_on: line.sprayOn,
    tank: line.tank,
    waiting_days: waitingDays(claim.waiting),
    harvest_from: harvestFrom(line.sprayOn, claim),
    bees: kinds.includes('insecticide'),
    fish: product.formulation === FISH_CODE || groups.some((group) => FISH_GROUPS.includes(group)),
  };
}

function cardPack(
  offered: ResolvedLine['line']['pack'],
  packs: { count: number; left: number } | null,
  { products }: SiteContent,
): PlanCardLine['pack'] {
  const article = offered && articleOf(products, offered.sku);
  if (!offered || !article) return null;
  const { sku, size } = offered;
  return { sku, name: article.name, size, count: packs?.count ?? null, left: packs?.left ?? null };
}
