import { ACTIVES } from '#content/agronomy/actives.ts';
import { PRODUCTS } from '#content/agronomy/claims.ts';
import { PROBLEMS } from '#content/agronomy/problems.ts';
import { TABLE_WORDS } from '#content/agronomy/words.ts';
import { BEE_POISON } from '#content/guide/bees.ts';
import { type Dose, type LabelClaim, waitingDays } from '#shared/domain/agronomy/label-claims.ts';
import type { Language } from '#shared/domain/languages.ts';

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Tebuconazole 50 + Trifloxystrobin 25 WG'; in Kannada with the names that stand on the pack. */
export function sayProduct(claim: LabelClaim, language: Language): string {
  const { parts, formulation } = productOf(claim);
  const names = parts.map(({ active, strength }) => {
    const { name, pack } = activeOf(active);
    const inPack = language === 'en' || pack === undefined ? '' : ` (${pack})`;
    return `${name[language]}${inPack} ${strength}`;
  });
  const remark = claim.remark ? `, ${claim.remark[language]}` : '';
  return `${names.join(' + ')} ${formulation}${remark}`;
}

/** The keys of its actives. */
export const activesOf = (claim: LabelClaim): string[] => productOf(claim).parts.map(({ active }) => active);

/** The numbers of its actives; a dash where the lists give none. */
export const sayGroup = (claim: LabelClaim): string =>
  productOf(claim)
    .parts.map(({ active }) => activeOf(active).group?.code ?? '–')
    .join(' + ');

export const sayTargets = ({ targets }: LabelClaim, language: Language): string =>
  targets.map((target) => PROBLEMS[target]?.name[language] ?? target).join(', ');

export function sayDoses({ doses }: LabelClaim, language: Language): string {
  const said = doses.filter(({ per }) => per !== 'hectare-active').map((dose) => sayDose(dose, language));
  return capital(said.join('; '));
}

/** Grams of active ingredient; of a ready mix, those of each. */
export function sayActive({ doses }: LabelClaim): string {
  const dose = doses.find(({ per }) => per === 'hectare-active');
  if (!dose) return '–';
  return dose.parts ? dose.parts.join(' + ') : spanOf(dose);
}

export function sayWaiting({ waiting }: LabelClaim, language: Language): string {
  if (typeof waiting === 'string') return TABLE_WORDS[language].waiting[waiting];
  return `${waitingDays(waiting)}`;
}

export const sayControls = ({ controls = [] }: LabelClaim, language: Language): string =>
  capital(controls.map((weed) => TABLE_WORDS[language].controls[weed]).join(', '));

/** What the box on bees says of it; null where it says nothing. */
export function beesOf(claim: LabelClaim): keyof typeof BEE_POISON | null {
  const { never, evening } = BEE_POISON;
  const actives = productOf(claim).parts.map(({ active }) => active);
  const codes = actives.flatMap((active) => {
    const { group } = activeOf(active);
    return group?.system === 'IRAC' ? [group.code] : [];
  });
  const has = (groups: readonly string[]) => codes.some((code) => groups.includes(code));
  const names: readonly string[] = never.names;
  if (has(never.groups) || actives.some((active) => names.includes(active))) return 'never';
  return has(evening.groups) ? 'evening' : null;
}

export function kindOf(claim: LabelClaim) {
  const [first] = productOf(claim).parts;
  return activeOf(first?.active ?? '');
}

const spanOf = ({ low, high }: Dose) => (low === high ? `${low}` : `${low}–${high}`);

const OF: Partial<Record<Dose['per'], (units: Record<Dose['unit'], string>) => string>> = {
  litre: ({ L }) => `/${L}`,
  'ten-litres': ({ L }) => `/10 ${L}`,
  'kg-seed': ({ kg }) => `/${kg}`,
  '100-kg-seed': ({ kg }) => `/100 ${kg}`,
};

function sayDose(dose: Dose, language: Language): string {
  const { units, ways, byLabel } = TABLE_WORDS[language];
  if (dose.per === 'label') return byLabel;
  const amount =
    dose.per === 'percent'
      ? `${spanOf(dose)}%`
      : `${spanOf(dose)} ${units[dose.unit]}${OF[dose.per]?.(units) ?? ''}`;
  const way = dose.way ? ways[dose.way].replace('{{dose}}', amount) : amount;
  return dose.remark ? `${way}, ${dose.remark[language]}` : way;
}

function productOf({ id, product }: LabelClaim) {
  const found = PRODUCTS[product];
  if (!found) throw new Error(`the product of ${id} is not in the table`);
  return found;
}

function activeOf(key: string) {
  const found = ACTIVES[key];
  if (!found) throw new Error(`"${key}" is not in content/agronomy/actives.ts`);
  return found;
}
