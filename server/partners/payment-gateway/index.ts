import type { PaymentConfig } from '../../config.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createPhonePeGateway } from './phonepe-gateway.ts';

export { PaymentGatewayError } from './gateway-error.ts';
export type { AcceptedOrder, NewOrder, OrderStatus, PaymentGateway } from './payment-gateway.ts';

/** One client for the real provider and for its look-alike: they differ in addresses only. */
export function createPaymentGateway(config: PaymentConfig): PaymentGateway {
  return createPhonePeGateway(config);
}
