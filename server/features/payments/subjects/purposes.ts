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

export function purposeOf(payment: PaymentRow): PaymentSubject {
  switch (payment.purpose) {
    case 'quote':
      return quotePurpose(payment);
    case 'catalogue':
      return cataloguePurpose(payment);
    case 'demo':
      return demoPurpose;
  }
}
