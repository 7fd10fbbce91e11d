import type { Customer } from '#shared/contract/customers.ts';
import type { ReplyValues } from '#shared/domain/chat/saved-reply.ts';
import { formatRupees } from '#shared/domain/money/money.ts';

/** What a saved reply is filled with: the farmer's name, his newest unpaid quotation, his newest LR number. */
export function replyValuesOf(customer: Customer | undefined): ReplyValues {
  const unpaid = customer?.quotations.find(({ status, amount }) => status === 'open' && amount > 0);
  return {
    name: customer?.name,
    amount: unpaid && formatRupees(unpaid.amount),
    lr: customer?.dispatches[0]?.lr_number,
  };
}
