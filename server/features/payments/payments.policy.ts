import { can } from '#shared/domain/capabilities.ts';
import type { Actor } from '../identity/index.ts';
import type { PaymentRow } from './payments.store.ts';

/** Somebody who looks at a payment: any session they have, and whether their browser started it. */
export interface Viewer {
  actors: Actor[];
  holdsResultCookie: boolean;
}

/** To everybody else the payment does not exist (404). */
export function maySeeStatus(viewer: Viewer, payment: Pick<PaymentRow, 'farmer_id'>): boolean {
  return viewer.holdsResultCookie || viewer.actors.some((actor) => can(actor, 'payment.read', payment));
}

/** The provider's page is the payer's alone; not even the office opens it. */
export function mayPay(actor: Actor, payment: Pick<PaymentRow, 'farmer_id'> | undefined): boolean {
  return payment !== undefined && can(actor, 'payment.pay', payment);
}
