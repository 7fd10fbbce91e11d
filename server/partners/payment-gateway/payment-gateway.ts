import type { PaymentEnv } from '#shared/domain/money/payment-state.ts';
import type { PaymentConfig } from '../../config.ts';
import type { FailureContext } from './provider-answers.ts';

/** An order as we place it. `merchantOrderId` is ours, one per attempt, `[A-Za-z0-9_-]`, at most 34 long. */
export interface NewOrder {
  merchantOrderId: string;
  /** Integer paise; the provider takes no less than 100. */
  amountPaise: number;
  /** How long the payer has, 300 to 3600 seconds. */
  expireAfterSeconds: number;
  /** Shown to the payer on the provider's page. */
  message: string;
  /** Where the provider sends a browser that is not in a frame. */
  redirectUrl: string;
  pid: number;
}

export interface AcceptedOrder {
  providerOrderId: string;
  /** The provider's page for this one payer. A secret of their session: never logged. */
  checkoutUrl: string;
  expiresAt: Date;
}

export interface OrderStatus {
  state: 'PENDING' | 'COMPLETED' | 'FAILED';
  amountPaise: number;
  providerOrderId: string;
  /** Bank reference of a completed UPI payment. */
  utr?: string | undefined;
  errorCode?: string | undefined;
  /** What else the provider tells of a failure. */
  failure?: FailureContext | undefined;
}

/** Money to give back. `merchantRefundId` is ours and the same at every try: the provider pays it once. */
export interface NewRefund {
  merchantRefundId: string;
  /** The paid order it is taken from. */
  merchantOrderId: string;
  /** Integer paise; the provider takes no less than 100. */
  amountPaise: number;
}

export interface RefundStatus {
  /** PENDING also when the provider has taken it and the banks are at it. */
  state: 'PENDING' | 'COMPLETED' | 'FAILED';
  amountPaise: number;
  providerRefundId: string;
  errorCode?: string | undefined;
  failure?: FailureContext | undefined;
}

/** What a webhook is about: an order, or a refund of one. */
export interface ProviderCall {
  event: string;
  merchantOrderId?: string;
  merchantRefundId?: string;
}

/**
 * The payment provider as this product needs it. Every call may throw `PaymentGatewayError`; its `kind` says
 * whether the order may exist in spite of the failure.
 */
export interface PaymentGateway {
  /** Written on each payment row, so a row is only ever asked about where it was placed. */
  readonly provider: PaymentConfig['provider'];
  /** Whether real money moves there; also written on each row. */
  readonly env: PaymentEnv;
  createOrder(order: NewOrder): Promise<AcceptedOrder>;
  getStatus(merchantOrderId: string, options?: { timeoutMs?: number }): Promise<OrderStatus | 'not_found'>;
  /** Whether the `Authorization` header of a webhook proves the provider sent it. Constant time. */
  isAuthenticWebhook(authorization: string | undefined): boolean;
  refund(refund: NewRefund): Promise<RefundStatus>;
  getRefund(merchantRefundId: string, options?: { timeoutMs?: number }): Promise<RefundStatus | 'not_found'>;
  /** What a webhook is about; undefined when it names neither order nor refund. */
  parseWebhook(body: unknown): ProviderCall | undefined;
}
