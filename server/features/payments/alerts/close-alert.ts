import type { CloseAlertBody } from '#shared/contract/office-payments.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError, requireReason } from '../../../platform/errors.ts';
import { type OfficeActor, refuseIfColleagues } from '../../identity/index.ts';
import { tryLockPayment } from '../payments.store.ts';
import { resolveAlertsOf } from './payment-alerts.store.ts';

/**
 * A person has dealt with it: telephoned the provider, paid back by hand. Moves no money and no payment, so it
 * takes a reason and no code.
 *
 * @throws {AppError} NOT_FOUND, also when no such alert stands; DONE_ALREADY; REASON_REQUIRED
 */
export async function closeAlert(
  ctx: AppContext,
  actor: OfficeActor,
  pid: number,
  { kind, reason: text }: CloseAlertBody,
): Promise<void> {
  const reason = requireReason(text);
  await ctx.inTransaction(async (tx) => {
    const payment = await tryLockPayment(tx, pid);
    if (!payment) throw new AppError('NOT_FOUND');
    const { chat_id: chatId } = payment;
    const line = { subject: `payment:${pid}`, action: 'payment.alert_close' } as const;
    if ((await resolveAlertsOf(tx, pid, kind, ctx.now())) === 0) {
      await refuseIfColleagues(tx, actor, {
        ...line,
        actions: [line.action],
        chatId,
        detail: { alert: kind },
      });
      throw new AppError('NOT_FOUND');
    }
    await recordAudit(tx, {
      staffId: actor.staffId,
      ...line,
      chatId: chatId ?? undefined,
      detail: { alert: kind, reason },
      sessionId: actor.sessionId,
    });
  });
}
