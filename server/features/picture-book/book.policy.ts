import { ASK_AGAIN_DAYS, type ConsentState } from '#shared/domain/clinic/picture-book.ts';
import { DAY_MS } from '#shared/domain/time/india-day.ts';

interface Standing {
  state: ConsentState;
  /** Of the answer, or of the question that waits. */
  at: string | null;
  mayAsk: boolean;
}

/** Where a farmer's consent stands, and whether they may be asked: nobody is pressed. */
export function standingOf(
  answer: { given: boolean; at: string } | undefined,
  askedAt: string | null,
  now: Date,
): Standing {
  if (answer?.given) return { state: 'given', at: answer.at, mayAsk: false };
  const isAsked = askedAt !== null && (answer === undefined || askedAt > answer.at);
  if (isAsked) return { state: 'asked', at: askedAt, mayAsk: isOver(askedAt, ASK_AGAIN_DAYS.asked, now) };
  if (answer)
    return { state: 'refused', at: answer.at, mayAsk: isOver(answer.at, ASK_AGAIN_DAYS.refused, now) };
  return { state: 'unasked', at: null, mayAsk: true };
}

const isOver = (since: string, days: number, now: Date): boolean =>
  now.getTime() - Date.parse(since) >= days * DAY_MS;
