import { OUTCOME_CHANGE_MS } from '#shared/domain/plan/outcome.ts';
import type { AppContext } from '../../context.ts';
import type { Hooks } from '../../hooks.ts';
import { AppError } from '../../platform/errors.ts';
import { addCaseMessage, announceCases, setFollowed } from '../cases/index.ts';
import { findReportedPlan, setOutcome } from './followups.store.ts';

/**
 * What a farmer tells of a plan belongs to its case. Their answer counts once, and for a day may be told otherwise; the case
 * heeds the newest whenever it comes, unless a newer plan has come before.
 * @throws {AppError} NOT_FOUND for a plan of another chat, or one that nobody asked about
 */
export const takeOutcome: Hooks<AppContext>['onPlanReported'] = async (ctx, tx, told) => {
  const plan = await findReportedPlan(tx, told);
  if (!plan || (told.outcome && !plan.is_asked)) throw new AppError('NOT_FOUND');
  await addCaseMessage(tx, plan.case_id, told.messageId);
  tx.afterCommit(() => announceCases(ctx, told.chatId));
  if (!told.outcome) return;
  const isLate =
    plan.answered_at !== null && told.at.getTime() - Date.parse(plan.answered_at) > OUTCOME_CHANGE_MS;
  if (!isLate && told.outcome !== plan.answer) await setOutcome(tx, told.planId, told.outcome, told.at);
  if (plan.is_replaced) return;
  const heard = { isWorse: told.outcome === 'worse', isOtherWorse: plan.is_other_worse };
  await setFollowed(tx, plan.case_id, heard, ctx.now());
};
