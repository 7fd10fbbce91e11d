import type { PaymentConfig } from '../../config.ts';
import { createNoGateway } from './no-gateway.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createPhonePeGateway } from './phonepe-gateway.ts';

export { PaymentGatewayError } from './gateway-error.ts';
export type {
  AcceptedOrder,
  NewOrder,
  OrderStatus,
  PaymentGateway,
  RefundStatus,
} from './payment-gateway.ts';

/**
 * One client for the real provider and for its look-alike: they differ in addresses only.
 * @param options.timeoutMs longest wait for one call, ten seconds by default
 */
export function createPaymentGateway(
  config: PaymentConfig,
  options: { timeoutMs?: number } = {},
): PaymentGateway {
  if (config.provider === 'none') return createNoGateway();
  return createPhonePeGateway(config, options.timeoutMs);
}
