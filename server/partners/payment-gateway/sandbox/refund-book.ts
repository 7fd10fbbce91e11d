import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { openJsonFile } from './json-file.ts';
import type { SandboxOrder } from './order-book.ts';

/** Money on its way back, as the look-alike keeps it. Times are epoch milliseconds, amounts integer paise. */
export interface SandboxRefund {
  merchantRefundId: string;
  originalMerchantOrderId: string;
  refundId: string;
  amount: number;
  state: 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'FAILED';
  createdAt: number;
  settledAt: number | null;
  errorCode: string | null;
}

export type RefundOutcome = 'confirmed' | 'completed' | 'failed';

/** Why a refund is not taken. */
export type RefundFault = 'used' | 'not_paid' | 'too_much';

export interface RefundBook {
  find(merchantRefundId: string): SandboxRefund | undefined;
  /** Newest first. */
  list(): SandboxRefund[];
  /** Paise of an order that went back or may still. */
  refunded(merchantOrderId: string): number;
  /** Resolves when the refund is on disk. */
  add(order: SandboxOrder, request: NewRefund): Promise<SandboxRefund | RefundFault>;
  /** A refund that has ended keeps its end: false. */
  settle(refund: SandboxRefund, outcome: RefundOutcome): Promise<boolean>;
}

type NewRefund = Pick<SandboxRefund, 'merchantRefundId' | 'amount'>;

/** The refunds of the orders; `refunds.json` in `folder`. */
export async function openRefundBook(folder: string): Promise<RefundBook> {
  const file = await openJsonFile<SandboxRefund>(path.join(folder, 'refunds.json'));
  const refunds = new Map(file.rows.map((refund) => [refund.merchantRefundId, refund]));
  const save = () => file.save(refunds.values());

  function refunded(merchantOrderId: string): number {
    let sum = 0;
    for (const { originalMerchantOrderId, state, amount } of refunds.values()) {
      if (originalMerchantOrderId === merchantOrderId && state !== 'FAILED') sum += amount;
    }
    return sum;
  }

  return {
    find: (merchantRefundId) => refunds.get(merchantRefundId),
    list: () => [...refunds.values()].reverse(),
    refunded,
    async add(order, { merchantRefundId, amount }) {
      if (refunds.has(merchantRefundId)) return 'used';
      if (order.state !== 'COMPLETED') return 'not_paid';
      if (refunded(order.merchantOrderId) + amount > order.amount) return 'too_much';
      const added: SandboxRefund = {
        merchantRefundId,
        amount,
        originalMerchantOrderId: order.merchantOrderId,
        refundId: `OMR${Date.now()}${randomBytes(5).toString('hex').toUpperCase()}`,
        state: 'PENDING',
        createdAt: Date.now(),
        settledAt: null,
        errorCode: null,
      };
      refunds.set(merchantRefundId, added);
      await save();
      return added;
    },
    async settle(refund, outcome) {
      if (refund.state === 'COMPLETED' || refund.state === 'FAILED') return false;
      refund.state = outcome.toUpperCase() as SandboxRefund['state'];
      if (outcome !== 'confirmed') refund.settledAt = Date.now();
      if (outcome === 'failed') refund.errorCode = 'REFUND_DECLINED';
      await save();
      return true;
    },
  };
}
