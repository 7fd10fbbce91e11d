import type { RefundState } from '#shared/domain/money/refund-state.ts';
import type { RefundStatus } from '../../../partners/payment-gateway/index.ts';
import type { RefundRow } from './refunds.store.ts';

/** What was heard of a refund: its status, a refusal to take it, or nothing that proves anything. */
export type RefundResult = RefundStatus | { refused: string } | 'no_answer';

/**
 * What follows from it. Pure: the same result twice leads to the same place. An answer about another sum than
 * ours ends nothing; a person is told.
 */
export function decideRefund(
  refund: Pick<RefundRow, 'state' | 'amount_paise'>,
  result: RefundResult,
): { to: RefundState; failureCode: string | null } {
  const stays = { to: refund.state, failureCode: null };
  if (result === 'no_answer') return stays;
  if ('refused' in result) {
    // Once taken it cannot be refused any more.
    return refund.state === 'created' ? { to: 'failed', failureCode: result.refused } : stays;
  }
  if (result.amountPaise !== refund.amount_paise) return stays;
  if (result.state === 'COMPLETED') return { to: 'completed', failureCode: null };
  if (result.state === 'FAILED')
    return { to: 'failed', failureCode: result.errorCode ?? 'FAILED_AT_PROVIDER' };
  return { to: 'pending', failureCode: null };
}
