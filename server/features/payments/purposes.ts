import type { PaymentPurpose } from '#shared/domain/payment-purpose.ts';
import { cataloguePurpose } from './catalogue-purpose.ts';
import type { PaymentRow } from './payments.store.ts';
import type { Purpose } from './purpose.ts';
import { quotePurpose } from './quote-purpose.ts';

/** Nothing hangs on the demonstration: its row is its whole story. */
const demoPurpose: Purpose = {
  lock: async () => {},
  orderMessage: () => 'Demonstration, no money moves',
  follow: async () => {},
};

const PURPOSES: Readonly<Record<PaymentPurpose, Purpose>> = {
  quote: quotePurpose,
  demo: demoPurpose,
  catalogue: cataloguePurpose,
};

export function purposeOf({ purpose }: Pick<PaymentRow, 'purpose'>): Purpose {
  return PURPOSES[purpose];
}
