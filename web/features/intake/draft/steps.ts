import type { IntakeQuestion } from '#shared/domain/intake/intake.ts';

/** The questions in the order they are asked; the last is no question but the whole, before it goes. */
export const STEPS = [
  'crop',
  'part',
  'signs',
  'since',
  'spread',
  'weather',
  'irrigation',
  'sprayed',
  'acres',
  'photos',
  'words',
  'summary',
] as const;
export type StepName = (typeof STEPS)[number];

/** Under which question a voice is sent that is said at a step; null where there is nothing to say. */
export const VOICE_OF: Readonly<Record<StepName, IntakeQuestion | null>> = {
  crop: 'crop',
  part: 'part',
  signs: 'signs',
  since: 'since',
  spread: 'spread',
  weather: 'weather',
  irrigation: 'irrigation',
  sprayed: 'sprayed',
  acres: 'acres',
  photos: 'words',
  words: 'words',
  summary: null,
};

/** Not counted: the whole before it goes. */
export const QUESTIONS = STEPS.length - 1;

/** The step before or after; null beyond the ends. Where the guide knows no signs of a crop they are not asked about. */
export function stepBeside(step: StepName, way: 1 | -1, hasSigns: boolean): StepName | null {
  const next = STEPS[STEPS.indexOf(step) + way] ?? null;
  return next === 'signs' && !hasSigns ? stepBeside('signs', way, true) : next;
}
