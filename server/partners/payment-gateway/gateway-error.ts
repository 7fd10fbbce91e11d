/**
 * - `unknown`: no answer, or one that proves nothing; the order may exist. Ask for its status.
 * - `refused`: the provider said no; no order exists.
 * - `duplicate`: an order with this id exists already.
 * - `not_sent`: the call was never made, for want of an access token. Nothing was placed by it, and nothing said of what
 *   an earlier call did.
 */
export type GatewayFault = 'unknown' | 'refused' | 'duplicate' | 'not_sent';

/** A call to the payment provider that brought no usable answer. Carries nothing secret. */
export class PaymentGatewayError extends Error {
  readonly kind: GatewayFault;
  /** HTTP status of the answer, if there was one. */
  readonly status: number | undefined;
  /** The provider's own code, e.g. `AUTHORIZATION_FAILED`. */
  readonly providerCode: string | undefined;

  constructor(
    kind: GatewayFault,
    message: string,
    options: { status?: number; providerCode?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'PaymentGatewayError';
    this.kind = kind;
    this.status = options.status;
    this.providerCode = options.providerCode;
  }
}
