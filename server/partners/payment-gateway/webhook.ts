import { createHash, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { ProviderCall } from './payment-gateway.ts';

const OurId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,63}$' });

/** Read loosely: the provider adds fields, and only the names of the order and the refund are used. */
const Named = Type.Object({
  event: Type.Optional(Type.String()),
  payload: Type.Union([
    Type.Object({ merchantRefundId: OurId, originalMerchantOrderId: Type.Optional(OurId) }),
    Type.Object({ merchantOrderId: OurId }),
  ]),
});

/** The digest PhonePe sends as `Authorization`: sha256("username:password") in hex, without a scheme. */
export function webhookDigest(username: string, password: string): string {
  return createHash('sha256').update(`${username}:${password}`).digest('hex');
}

export function isAuthenticWebhook(authorization: string | undefined, digest: string): boolean {
  const given = Buffer.from((authorization ?? '').trim().toLowerCase());
  const expected = Buffer.from(digest);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export function parseWebhook(body: unknown): ProviderCall | undefined {
  if (!Check(Named, body)) return undefined;
  const { event = 'unnamed', payload } = body;
  const name = event.slice(0, 100);
  if ('merchantRefundId' in payload) {
    const { merchantRefundId, originalMerchantOrderId: merchantOrderId } = payload;
    return { event: name, merchantRefundId, ...(merchantOrderId === undefined ? {} : { merchantOrderId }) };
  }
  return { event: name, merchantOrderId: payload.merchantOrderId };
}
