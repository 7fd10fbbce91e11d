import type { Actor } from '../accounts/index.ts';
import type { PaymentRow } from './payments.store.ts';

/** Somebody who looks at a payment: any session he has, and whether his browser started it. */
export interface Viewer {
  actors: Actor[];
  holdsResultCookie: boolean;
}

/** To everybody else the payment does not exist (404). */
export function maySeeStatus(viewer: Viewer, payment: Pick<PaymentRow, 'farmer_id'>): boolean {
  return (
    viewer.holdsResultCookie || viewer.actors.some((actor) => actor.role === 'admin' || owns(actor, payment))
  );
}

/** The provider's page is the payer's alone; not even the office opens it. */
export function mayPay(actor: Actor, payment: Pick<PaymentRow, 'farmer_id'> | undefined): boolean {
  return payment !== undefined && owns(actor, payment);
}

function owns(actor: Actor, payment: Pick<PaymentRow, 'farmer_id'>): boolean {
  return actor.role === 'farmer' && payment.farmer_id === actor.farmerId;
}
