import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

/** What the settings of a production start say of payments. */
function paymentFaults(env: Record<string, string>): string[] {
  try {
    readConfig({ NODE_ENV: 'production', ...env });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.filter((fault) => /PAYMENT_|PHONEPE_/.test(fault));
  }
}

const PHONEPE = {
  PAYMENT_PROVIDER: 'phonepe',
  PHONEPE_CLIENT_ID: 'M1',
  PHONEPE_CLIENT_SECRET: 'secret',
  PHONEPE_WEBHOOK_USERNAME: 'shop',
  PHONEPE_WEBHOOK_PASSWORD: 'word-12345',
};

describe('payments in production', () => {
  it('are PhonePe with its own settings, or none at all', () => {
    expect(paymentFaults(PHONEPE)).toEqual([]);
    expect(paymentFaults({ PAYMENT_PROVIDER: 'none' })).toEqual([]);
    expect(paymentFaults({})).toContainEqual(expect.stringContaining('PAYMENT_PROVIDER=sandbox is for home'));
  });

  it('do not believe a webhook by the name of the look-alike', () => {
    const { PHONEPE_WEBHOOK_USERNAME: _, ...forgotten } = PHONEPE;
    expect(paymentFaults(forgotten)).toEqual([expect.stringContaining('PHONEPE_WEBHOOK_USERNAME')]);
  });

  it.each([
    'http://127.0.0.1:9999',
    'http://api.phonepe.com/apis/pg',
    'https://phonepe.com.evil.example/apis',
    'https://127.0.0.1/apis',
  ])('count no money at %s', (address) => {
    expect(paymentFaults({ ...PHONEPE, PHONEPE_API_URL: address })).toEqual([
      expect.stringContaining('PHONEPE_API_URL'),
    ]);
  });

  it('may be tried at the test system of the provider', () => {
    const preprod = 'https://api-preprod.phonepe.com/apis/pg-sandbox';
    expect(paymentFaults({ ...PHONEPE, PHONEPE_API_URL: preprod })).toEqual([]);
  });
});
