import type { PaymentPurpose } from '#shared/domain/money/payment-state.ts';
import type { PaymentRow } from '../payments.store.ts';
import { cataloguePurpose } from './catalogue-purpose.ts';
import type { PaymentSubject } from './payment-subject.ts';
import { quotePurpose } from './quote-purpose.ts';

/** A demonstration locks nothing and changes nothing but its own row. */
const demoPurpose: PaymentSubject = {
  lock: async () => {},
  orderMessage: () => 'Demonstration, no money moves',
  onTransition: async () => {},
  refunded: async () => {},
};

const PURPOSES: Readonly<Record<PaymentPurpose, PaymentSubject>> = {
  quote: quotePurpose,
  demo: demoPurpose,
  catalogue: cataloguePurpose,
};

export function purposeOf({ purpose }: Pick<PaymentRow, 'purpose'>): PaymentSubject {
  return PURPOSES[purpose];
}
