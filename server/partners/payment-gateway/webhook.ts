import { createHash, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Check } from 'typebox/value';

/** Read loosely: the provider adds fields, and only the order's name is used. */
const OrderWebhook = Type.Object({
  event: Type.Optional(Type.String()),
  payload: Type.Object({ merchantOrderId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,63}$' }) }),
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

export function parseWebhook(body: unknown): { event: string; merchantOrderId: string } | undefined {
  if (!Check(OrderWebhook, body)) return undefined;
  return { event: body.event ?? 'unnamed', merchantOrderId: body.payload.merchantOrderId };
}
