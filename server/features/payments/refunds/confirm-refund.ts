import type { ConfirmRefundBody } from '#shared/contract/office-payments.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import { type OfficeActor, requireStepUp, tooLate } from '../../identity/index.ts';
import { endAlert } from '../alerts/raise-alert.ts';
import { announceGoods } from '../payments.announce.ts';
import { type PaymentRow, tryLockPayment } from '../payments.store.ts';
import { scheduleRefund } from './refund-steps.ts';
import {
  changeRefund,
  insertRefundEvent,
  isThereSecondPerson,
  lockRefund,
  markConfirmed,
  type RefundRow,
  sumOnTheirWay,
  takeUpRefund,
  waitsForSecond,
} from './refunds.store.ts';

/**
 * The second pair of eyes: somebody else than who asked confirms a refund, with a code of their own (`mayConfirm`).
 * Whoever gives money back may decline it, also the one who asked. What the books asked for is no person's wish: above
 * the limit it takes two people too, of whom the first takes it up.
 *
 * @throws {AppError} NOT_FOUND, REFUND_NOT_WAITING, REFUND_SAME_PERSON, REFUND_SAME_LOGIN, STEP_UP_REQUIRED
 */
export function confirmRefund(
  ctx: AppContext,
  actor: OfficeActor,
  name: { pid: number; id: number },
  { decision }: ConfirmRefundBody,
): Promise<RefundRow> {
  return ctx.inTransaction(async (tx) => {
    const payment = await tryLockPayment(tx, name.pid);
    const refund = payment && (await lockRefund(tx, name.id));
    if (!payment || refund?.pid !== payment.pid) throw new AppError('NOT_FOUND');
    if (!waitsForSecond(refund)) {
      throw await tooLate(tx, actor, 'REFUND_NOT_WAITING', {
        actions: ['payment.refund_confirm', 'payment.refund_decline'],
        chatId: payment.chat_id,
        detail: { refund_id: refund.id },
      });
    }
    const { id } = refund;
    const { staffId, sessionId } = actor;
    const now = ctx.now();
    const line = {
      staffId,
      subject: `payment:${payment.pid}`,
      chatId: payment.chat_id ?? undefined,
      detail: { refund_id: id, amount_paise: refund.amount_paise },
      sessionId,
    };
    let decided: RefundRow | undefined;
    if (decision === 'confirm') {
      if (!mayConfirm(actor, { ...refund, asked_by: refund.requested_by })) {
        throw new AppError(refund.has_second_person ? 'REFUND_SAME_PERSON' : 'REFUND_SAME_LOGIN');
      }
      await requireStepUp(ctx, tx, actor);
      if (await wantsAnother(ctx, tx, actor, { payment, refund })) {
        await insertRefundEvent(tx, {
          refundId: id,
          source: 'office',
          from: 'created',
          to: 'created',
          staffId,
        });
        await recordAudit(tx, { ...line, action: 'payment.refund' });
        return takeUpRefund(tx, id, actor);
      }
      decided = await markConfirmed(tx, id, { staffId, sessionId }, now);
      await scheduleRefund(ctx, tx, id, now);
    } else {
      const change = { id, from: refund.state, to: 'failed', failureCode: 'DECLINED' } as const;
      decided = await changeRefund(tx, { ...change, providerRefundId: null, now });
    }
    if (!decided) throw new Error(`refund ${id} changed although it was locked`);
    await insertRefundEvent(tx, {
      refundId: id,
      source: 'office',
      from: refund.state,
      to: decided.state,
      staffId,
      detail: { decision },
    });
    await endAlert(ctx, tx, 'refund_waits', id);
    const action = decision === 'confirm' ? 'payment.refund_confirm' : 'payment.refund_decline';
    await recordAudit(tx, { ...line, action });
    announceGoods(ctx, tx, payment.chat_id);
    return decided;
  });
}

/** Whether this is the first of the two words that a refund of the books' own, above the limit, takes. */
async function wantsAnother(
  ctx: AppContext,
  tx: Transaction,
  { staffId }: OfficeActor,
  { payment, refund }: { payment: PaymentRow; refund: RefundRow },
): Promise<boolean> {
  if (refund.requested_by !== null) return false;
  const together = payment.refunded_paise + (await sumOnTheirWay(tx, payment.pid));
  return together > ctx.config.refundFourEyesAbovePaise && (await isThereSecondPerson(tx, staffId));
}

/**
 * Another person than the one who asked, where another may; where nobody else may, another login of theirs, which
 * takes a second code from the mailbox and leaves two lines in the log.
 */
export function mayConfirm(
  actor: OfficeActor,
  refund: { asked_by: number | null; requested_session: string | null; has_second_person: boolean },
): boolean {
  if (refund.has_second_person) return refund.asked_by !== actor.staffId;
  return refund.requested_session !== actor.sessionId;
}
