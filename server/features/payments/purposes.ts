import type { PaymentPurpose } from '#shared/domain/payment-purpose.ts';
import type { PaymentRow } from './payments.store.ts';
import type { Purpose } from './purpose.ts';
import { quotePurpose } from './quote-purpose.ts';

/** A payment nothing else hangs on: its row is its whole story. */
const standsAlone: Purpose = {
  lock: async () => {},
  orderMessage: ({ pid }) => `Payment ${pid}`,
  follow: async () => {},
};

const PURPOSES: Readonly<Record<PaymentPurpose, Purpose>> = {
  quote: quotePurpose,
  demo: standsAlone,
  catalogue: standsAlone,
};

export function purposeOf({ purpose }: Pick<PaymentRow, 'purpose'>): Purpose {
  return PURPOSES[purpose];
}
