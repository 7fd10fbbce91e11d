import { readConfig } from '../../../server/config.ts';
import {
  type Endpoint,
  type PaymentSandbox,
  startPaymentSandbox,
} from '../../../server/partners/payment-gateway/sandbox/index.ts';
import type { RunningApp } from '../running-app.ts';
import type { fatesOf } from './plan.ts';

const LATE_WEBHOOK_MS = 2_000;

/** The look-alike stands apart from the app, as the provider does: a kill of one is none of the other. */
export function settingsFor(sandboxPort: number): Record<string, string> {
  const sandbox = readConfig({ PAYMENT_SANDBOX_PORT: String(sandboxPort) }).payment;
  return {
    PAYMENT_PROVIDER: 'phonepe',
    PHONEPE_API_URL: sandbox.apiUrl,
    PHONEPE_TOKEN_URL: sandbox.tokenUrl,
    PHONEPE_CHECKOUT_SCRIPT: sandbox.checkoutScriptUrl,
    PHONEPE_CLIENT_ID: sandbox.clientId,
    PHONEPE_CLIENT_SECRET: sandbox.clientSecret,
    PHONEPE_WEBHOOK_USERNAME: sandbox.webhookUsername,
    PHONEPE_WEBHOOK_PASSWORD: sandbox.webhookPassword,
  };
}

/** The provider in whatever weather there is. */
export class Provider {
  /** Orders of which it names another amount than ours. */
  readonly misreported = new Map<string, number>();
  isCalm = true;
  calls = 0;
  readonly sandbox: PaymentSandbox;
  readonly #fates: ReturnType<typeof fatesOf>;

  private constructor(sandbox: PaymentSandbox, fates: ReturnType<typeof fatesOf>) {
    this.sandbox = sandbox;
    this.#fates = fates;
    Object.assign(sandbox.faults, {
      misreported: this.misreported,
      lateMs: LATE_WEBHOOK_MS,
      fateOf: (endpoint: Endpoint) => this.#fateOf(endpoint),
      webhookFateOf: () => (this.isCalm ? 'once' : fates.webhook()),
      refundFateOf: () => fates.refund(),
    });
  }

  static async open(app: RunningApp, port: number, fates: ReturnType<typeof fatesOf>): Promise<Provider> {
    const sandbox = await startPaymentSandbox({
      port,
      dataDir: app.dataDir,
      webhookUrl: `${app.url}/api/payment/phonepe/webhook`,
      credentials: readConfig({}).payment,
    });
    return new Provider(sandbox, fates);
  }

  /** The time of every order nobody paid is over. */
  async runOut(): Promise<void> {
    for (const { merchantOrderId, state } of this.sandbox.book().orders) {
      if (state === 'PENDING') await this.sandbox.settle(merchantOrderId, 'expire');
    }
  }

  /** A lie about every order there is, without the proof and with an old one. */
  async slanderEverything(): Promise<void> {
    for (const { merchantOrderId } of this.sandbox.book().orders) {
      await this.sandbox.lie(merchantOrderId, 'forged');
      await this.sandbox.lie(merchantOrderId, 'replayed');
    }
  }

  #fateOf(endpoint: Endpoint) {
    this.calls += 1;
    if (this.isCalm) return undefined;
    if (this.#fates.tokensEnd()) this.sandbox.expireTokens();
    return this.#fates.call(endpoint);
  }
}
