import { PaymentGatewayError } from './gateway-error.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/**
 * `PAYMENT_PROVIDER=none`: a shop that takes money at the counter and by UPI alone. Nothing is placed (payable-attempt.ts
 * refuses before), no webhook is believed, and payments of a provider it once had are left as they stand.
 */
export function createNoGateway(): PaymentGateway {
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
