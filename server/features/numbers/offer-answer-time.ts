import { dayInIndia } from '#shared/domain/licence-end.ts';
import { MEASURED_DAYS } from '#shared/domain/time/answer-promise.ts';
import { ANSWER_TIME_FROM } from '#shared/domain/time/answer-time.ts';
import { indiaDay } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { readItem, saveDraft } from '../content/index.ts';
import type { OfficeActor } from '../identity/index.ts';
import { readAnswerTimes } from './answer-times.store.ts';

/**
 * Puts the median of the last days' first answers, with their number and this day, into the draft of the site's figures: it is
 * looked at and published as any of them is.
 * @throws {AppError} OUTCOMES_FEW; CONTENT_CHANGED when a colleague saved meanwhile
 */
export async function offerAnswerTime(ctx: AppContext, actor: OfficeActor): Promise<void> {
  const { count, medianS } = await readAnswerTimes(ctx.db, indiaDay(ctx.now()) - MEASURED_DAYS);
  if (count < ANSWER_TIME_FROM) throw new AppError('OUTCOMES_FEW');
  const name = { kind: 'statistics', key: '' } as const;
  const { draft, published, version } = await readItem(ctx, name);
  const body = {
    ...(draft?.body ?? published ?? {}),
    // Never better than it is.
    answerMinutes: Math.max(1, Math.ceil(medianS / 60)),
    answerOf: count,
    answerOn: dayInIndia(ctx.now()),
  };
  await saveDraft(ctx, actor, { ...name, revision: draft?.revision ?? 0, version, body });
}
