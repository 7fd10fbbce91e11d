import { clientIdFromBytes } from '#shared/domain/chat/client-id.ts';
import { OUTCOME_CHANGE_MS, OUTCOMES, type Outcome } from '#shared/domain/plan/outcome.ts';
import { translate } from '../../../lib/i18n.ts';

/** An answer that is in the thread, or on its way there. */
export interface Told {
  answer: Outcome;
  /** When it was told. */
  at: string;
}

/**
 * One tap, as the outbox takes it. It is named by plan, answer and how many were told before: a second tap, another phone and a
 * lost reply are the same send, and a change of mind is another one.
 */
export function tellOutcome(plan: number, answer: Outcome, before: number) {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  // `done` in letters: no random id begins so by chance.
  view.setUint32(0, 0x646f6e65);
  view.setUint8(4, OUTCOMES.indexOf(answer));
  view.setUint8(5, before % 256);
  view.setUint32(12, plan);
  return {
    clientId: clientIdFromBytes(bytes),
    text: translate('followup', `answer.${answer}`),
    fields: { plan_id: String(plan), outcome: answer },
  };
}

/** Whether it may still be told otherwise. */
export const mayChange = ([first]: readonly Told[], now: Date): boolean =>
  first === undefined || now.getTime() - Date.parse(first.at) < OUTCOME_CHANGE_MS;
