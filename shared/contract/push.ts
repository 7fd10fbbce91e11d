import { type Static, Type } from 'typebox';
import { Language } from './identity.ts';
import { closed, SenderRole } from './wire.ts';

/** GET /push/key: what a browser needs to subscribe, an uncompressed P-256 point in base64url. */
export const PushKeyAnswer = Type.Object({ ok: Type.Literal(true), key: Type.String() }, closed);
export type PushKeyAnswer = Static<typeof PushKeyAnswer>;

const Endpoint = Type.String({ pattern: '^https://', maxLength: 1024 });

/** POST /push/subscribe: the browser's own PushSubscription, for the session (`role`) it belongs to. */
export const SubscribeBody = Type.Object(
  {
    role: Type.Optional(SenderRole),
    /** The language of this device: its notifications speak it. */
    language: Type.Optional(Language),
    endpoint: Endpoint,
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{86,88}={0,2}$', description: '65 bytes, base64url' }),
        auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}={0,2}$', description: '16 bytes, base64url' }),
      },
      closed,
    ),
  },
  closed,
);
export type SubscribeBody = Static<typeof SubscribeBody>;

export const UnsubscribeBody = Type.Object({ role: Type.Optional(SenderRole), endpoint: Endpoint }, closed);
export type UnsubscribeBody = Static<typeof UnsubscribeBody>;

/** `in_use`: the other side's session in the same browser still needs this endpoint. */
export const UnsubscribeAnswer = Type.Object({ ok: Type.Literal(true), in_use: Type.Boolean() }, closed);
export type UnsubscribeAnswer = Static<typeof UnsubscribeAnswer>;

/** What arrives in the service worker, decrypted. */
export interface PushPayload {
  title: string;
  body: string;
  /** Path to open on a tap. */
  url: string;
  /** A newer message of the same chat takes the place of the shown one. */
  tag: string;
  lang: Language;
  /** Unread messages for the app's badge; null where this side's badge counts something else. */
  unread: number | null;
  /** Shown without sound or buzz. */
  quiet?: boolean;
}
