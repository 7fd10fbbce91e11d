import type { EnvReader } from './env-reader.ts';

export type PaymentConfig = {
  /** `none`: no payments online; quotations are paid by UPI or at the counter. */
  provider: 'none' | 'sandbox' | 'phonepe';
  /** Base of pay, status and refund calls. */
  apiUrl: string;
  /** Full address of the token call: PhonePe's differs in path between its environments. */
  tokenUrl: string;
  checkoutScriptUrl: string;
  clientId: string;
  clientSecret: string;
  clientVersion: string;
  webhookUsername: string;
  webhookPassword: string;
  /** Port of the look-alike that starts beside the app; undefined with the real provider. */
  sandboxPort: number | undefined;
};

/** Where payments are placed, from the settings. */
export function readPayment(read: EnvReader, port: number): PaymentConfig {
  const provider = read.choice('PAYMENT_PROVIDER', ['sandbox', 'phonepe', 'none'], 'sandbox');
  const webhook = {
    webhookUsername: read.text('PHONEPE_WEBHOOK_USERNAME', 'sandbox_hook'),
    webhookPassword: read.text('PHONEPE_WEBHOOK_PASSWORD', 'sandbox1234'),
  };
  if (provider === 'phonepe') {
    return {
      provider,
      ...webhook,
      apiUrl: read.url('PHONEPE_API_URL', 'https://api.phonepe.com/apis/pg'),
      tokenUrl: read.url('PHONEPE_TOKEN_URL', 'https://api.phonepe.com/apis/identity-manager/v1/oauth/token'),
      checkoutScriptUrl: read.url(
        'PHONEPE_CHECKOUT_SCRIPT',
        'https://mercury.phonepe.com/web/bundle/checkout.js',
      ),
      clientId: read.required('PHONEPE_CLIENT_ID'),
      clientSecret: read.required('PHONEPE_CLIENT_SECRET'),
      clientVersion: read.text('PHONEPE_CLIENT_VERSION', '1'),
      sandboxPort: undefined,
    };
  }
  if (provider === 'none') {
    const nowhere = { apiUrl: '', tokenUrl: '', checkoutScriptUrl: '', clientId: '', clientSecret: '' };
    const nobody = { webhookUsername: '', webhookPassword: '', clientVersion: '1', sandboxPort: undefined };
    return { provider, ...nowhere, ...nobody };
  }
  const sandboxPort = read.integer('PAYMENT_SANDBOX_PORT', port === 0 ? 0 : port + 1, 0, 65_535);
  const base = `http://localhost:${sandboxPort}`;
  return {
    provider,
    ...webhook,
    apiUrl: base,
    tokenUrl: `${base}/v1/oauth/token`,
    checkoutScriptUrl: `${base}/web/bundle/checkout.js`,
    clientId: 'SANDBOX_CLIENT',
    clientSecret: 'sandbox-secret',
    clientVersion: '1',
    sandboxPort,
  };
}

/** What production must not run with: the look-alike, its sample words, or an address that is not the provider's. */
export function refusePaymentsOfHome(
  payment: PaymentConfig,
  refuse: (when: boolean, fault: string) => void,
): void {
  refuse(payment.provider === 'sandbox', 'PAYMENT_PROVIDER=sandbox is for home; set phonepe or none');
  refuse(
    payment.webhookPassword === 'sandbox1234',
    'PHONEPE_WEBHOOK_PASSWORD is the sample value; set the one from the provider dashboard',
  );
  refuse(
    payment.webhookUsername === 'sandbox_hook',
    'PHONEPE_WEBHOOK_USERNAME is the sample value; set the one from the provider dashboard',
  );
  const { apiUrl, tokenUrl, checkoutScriptUrl } = payment;
  const addresses = {
    PHONEPE_API_URL: apiUrl,
    PHONEPE_TOKEN_URL: tokenUrl,
    PHONEPE_CHECKOUT_SCRIPT: checkoutScriptUrl,
  };
  for (const [name, address] of Object.entries(addresses)) {
    const isReal = payment.provider !== 'phonepe' || isProviderAddress(address);
    refuse(!isReal, `${name}=${address} must be an https:// address of phonepe.com: it counts real money`);
  }
}

function isProviderAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && (hostname === 'phonepe.com' || hostname.endsWith('.phonepe.com'));
}
