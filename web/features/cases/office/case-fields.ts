import type { CaseFacts } from '#shared/contract/office/cases.ts';
import { IRRIGATIONS, MOST_SIGNS, PARTS, SINCE, SPREADS, WEATHERS } from '#shared/domain/plan/case.ts';
import { SPRAYERS, STAGES, TANK_LITRES } from '#shared/domain/plan/plan.ts';

export type FactName = keyof CaseFacts;

/** How a fact is asked for. */
type FieldKind =
  | { kind: 'crop' }
  | { kind: 'words'; most: number; wide?: true }
  | { kind: 'list'; most: number }
  | { kind: 'day' }
  | { kind: 'acres' }
  | { kind: 'tank'; options: readonly number[] }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'flag' };

export const FACT_FIELDS: Readonly<Record<FactName, FieldKind>> = {
  crop: { kind: 'crop' },
  variety: { kind: 'words', most: 80 },
  sown_on: { kind: 'day' },
  stage: { kind: 'choice', options: STAGES },
  acres: { kind: 'acres' },
  part: { kind: 'choice', options: PARTS },
  signs: { kind: 'list', most: MOST_SIGNS },
  since: { kind: 'choice', options: SINCE },
  spread: { kind: 'choice', options: SPREADS },
  weather: { kind: 'choice', options: WEATHERS },
  irrigation: { kind: 'choice', options: IRRIGATIONS },
  sprayed: { kind: 'words', most: 400, wide: true },
  sprayed_on: { kind: 'day' },
  taluk: { kind: 'words', most: 60 },
  zone: { kind: 'words', most: 60 },
  harvest_on: { kind: 'day' },
  tank_litres: { kind: 'tank', options: TANK_LITRES },
  near_water: { kind: 'flag' },
  sprayer: { kind: 'choice', options: SPRAYERS },
};

/** What is asked together, in the order of a visit: the field, what is wrong with it, where, how it is sprayed. */
export const FACT_GROUPS = [
  { name: 'field', facts: ['crop', 'variety', 'sown_on', 'stage', 'acres'] },
  { name: 'trouble', facts: ['part', 'signs', 'since', 'spread'] },
  { name: 'place', facts: ['weather', 'irrigation', 'taluk', 'zone'] },
  {
    name: 'spraying',
    facts: ['sprayed', 'sprayed_on', 'harvest_on', 'tank_litres', 'near_water', 'sprayer'],
  },
] as const satisfies readonly { name: string; facts: readonly FactName[] }[];

export type FactGroup = (typeof FACT_GROUPS)[number];
