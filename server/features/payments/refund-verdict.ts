import type { RefundState } from '#shared/domain/refund-state.ts';
import type { RefundStatus } from '../../partners/payment-gateway/index.ts';
import type { RefundRow } from './refunds.store.ts';

/** What was heard of a refund: its status, a refusal to take it, or nothing that proves anything. */
export type RefundFinding = RefundStatus | { refused: string } | 'no_answer';

/**
 * What follows from it. Pure: the same finding twice leads to the same place. An answer about another sum than
 * ours ends nothing; a person is told.
 */
export function judgeRefund(
  refund: Pick<RefundRow, 'state' | 'amount_paise'>,
  finding: RefundFinding,
): { to: RefundState; failureCode: string | null } {
  const stays = { to: refund.state, failureCode: null };
  if (finding === 'no_answer') return stays;
  if ('refused' in finding) {
    // Once taken it cannot be refused any more.
    return refund.state === 'created' ? { to: 'failed', failureCode: finding.refused } : stays;
  }
  if (finding.amountPaise !== refund.amount_paise) return stays;
  if (finding.state === 'COMPLETED') return { to: 'completed', failureCode: null };
  if (finding.state === 'FAILED')
    return { to: 'failed', failureCode: finding.errorCode ?? 'FAILED_AT_PROVIDER' };
  return { to: 'pending', failureCode: null };
}
