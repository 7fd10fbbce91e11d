import type {
  BlockedFarmer,
  Customer,
  CustomerDispatch,
  CustomerPayment,
  CustomerSpray,
} from '#shared/contract/customers.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import type { WalkIn } from '#shared/contract/walk-ins.ts';
import { paiseToRupees } from '#shared/domain/money/money.ts';
import type { SprayRow } from '../chat/index.ts';
import type { DispatchRow } from '../dispatch/index.ts';
import type { PaymentHistoryRow } from '../payments/index.ts';
import type { BlockedRow, CustomerRow } from './customers.store.ts';

export interface Histories {
  quotations: Quotation[];
  payments: PaymentHistoryRow[];
  sprays: SprayRow[];
  dispatches: DispatchRow[];
}

export function viewCustomer(row: CustomerRow, histories: Histories): Customer {
  const { chat_id, name, address, mobile, language, created_at: since } = row;
  return {
    chat_id,
    name,
    address,
    mobile,
    language,
    since,
    crops: row.crops,
    walk_in: viewWalkIn(row),
    earlier: row.earlier,
    set_aside: row.set_aside,
    block: viewBlock(row),
    note: row.note ?? '',
    note_from: row.note_at === null || row.note_by === null ? null : { at: row.note_at, by: row.note_by },
    quotations: histories.quotations,
    payments: histories.payments.map(viewPayment),
    sprays: histories.sprays.map(viewSpray),
    dispatches: histories.dispatches.map(viewDispatch),
  };
}

function viewWalkIn(row: CustomerRow): WalkIn | null {
  const { entered_at, entered_by: by, consent, invited_at, claimed_at, disowned_mobile } = row;
  if (entered_at === null || consent === null) return null;
  return { entered_at, by, consent, invited_at, claimed_at, disowned_mobile };
}

export function viewBlocked(row: BlockedRow): BlockedFarmer {
  const { farmer_id, chat_id, name, address, mobile } = row;
  const block = viewBlock(row);
  if (!block) throw new Error(`farmer ${farmer_id} is listed as blocked and is not`);
  return { farmer_id, chat_id, name, address, mobile, block };
}

function viewBlock(
  row: Pick<CustomerRow, 'blocked_at' | 'blocked_reason' | 'blocked_by'>,
): Customer['block'] {
  if (row.blocked_at === null) return null;
  return { at: row.blocked_at, reason: row.blocked_reason, by: row.blocked_by };
}

function viewPayment(row: PaymentHistoryRow): CustomerPayment {
  const { amount_paise, refunded_paise, ...rest } = row;
  const [amount, refunded] = [paiseToRupees(amount_paise), paiseToRupees(refunded_paise)];
  return { ...rest, amount, refunded };
}

function viewSpray({ message_id, created_at: sent_at, spray }: SprayRow): CustomerSpray {
  return { message_id, sent_at, spray };
}

function viewDispatch({ created_at: sent_at, ...dispatch }: DispatchRow): CustomerDispatch {
  return { ...dispatch, sent_at };
}
