import { FIRST_QUESTIONS, INTAKE_QUESTIONS, type IntakeQuestion } from '#shared/domain/intake/intake.ts';

/** The questions in the order they are asked; the last is no question but the whole, before it goes. */
export const STEPS = [...FIRST_QUESTIONS, 'acres', 'photos', 'words', 'summary'] as const;
export type StepName = (typeof STEPS)[number];

/** Under which question a voice is sent that is said at a step; null where there is nothing to say. */
export function voiceOf(step: StepName): IntakeQuestion | null {
  return INTAKE_QUESTIONS.find((question) => question === step) ?? (step === 'photos' ? 'words' : null);
}

/** Not counted: the whole before it goes. */
export const QUESTIONS = STEPS.length - 1;

/** The step before or after; null beyond the ends. Where the guide knows no signs of a crop they are not asked about. */
export function stepBeside(step: StepName, way: 1 | -1, hasSigns: boolean): StepName | null {
  const next = STEPS[STEPS.indexOf(step) + way] ?? null;
  return next === 'signs' && !hasSigns ? stepBeside('signs', way, true) : next;
}
