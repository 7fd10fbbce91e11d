import type { IntakeDraft } from '../draft/intake-draft.ts';
import type { IntakeChange } from '../draft/use-intake-draft.ts';

/** What every question is given. */
export interface StepProps {
  draft: IntakeDraft;
  /** Keeps an answer; the question stays. */
  change: (how: IntakeChange) => void;
  /** Keeps an answer and goes on: one tap is enough. */
  answer: (how: IntakeChange) => void;
}
