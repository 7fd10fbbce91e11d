import type { PaymentConfig } from '../../config.ts';
import { PaymentGatewayError } from './gateway-error.ts';
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

/**
 * `PAYMENT_PROVIDER=none`: a shop that takes money at the counter and by UPI alone. Nothing is placed (payable-attempt.ts
 * refuses before), no webhook is believed, and payments of a provider it once had are left as they stand.
 */
function createNoGateway(): PaymentGateway {
  const refuse = () => Promise.reject(new PaymentGatewayError('refused', 'there is no payment provider'));
  return {
    provider: 'none',
    env: 'live',
    createOrder: refuse,
    getStatus: refuse,
    refund: refuse,
    getRefund: refuse,
    isAuthenticWebhook: () => false,
    parseWebhook: () => undefined,
  };
}
