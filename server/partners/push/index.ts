import { createECDH } from 'node:crypto';
import type { Agent } from 'node:https';
import webPush from 'web-push';
import type { PushConfig } from '../../config.ts';

/** Where one browser is reached and how its messages are sealed; the push service cannot read them. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushDelivery {
  payload: object;
  /** At most 32 base64url characters; an undelivered message of the same topic is replaced. */
  topic: string;
}

export interface PushSender {
  /** The public half of our key, base64url: browsers bind their subscription to it. */
  publicKey: string;
  /** Whether this is an address of a push service we know. We will call it, so no other host will do. */
  accepts(endpoint: string): boolean;
  /**
   * `gone`: the subscription ended, forget it. `refused`: the service does not take this message, now or later.
   * @throws {PushError} when another try may succeed
   */
  send(to: PushTarget, delivery: PushDelivery): Promise<'sent' | 'gone' | 'refused'>;
}

/** Names the service and its answer; never the address, which is a secret, nor the message. */
export class PushError extends Error {
  constructor(endpoint: string, reason: string) {
    super(`${new URL(endpoint).hostname}: ${reason}`);
    this.name = 'PushError';
  }
}

/** Seconds a push service keeps a message for a phone that is switched off. */
const TTL_SECONDS = 86_400;
const TIMEOUT_MS = 10_000;

/** @param privateKey of the key pair made at the first start, used unless the settings bring their own. */
export function createPushSender(config: PushConfig, privateKey: Buffer, agent?: Agent): PushSender {
  const keys = config.keys ?? {
    publicKey: publicKeyOf(privateKey),
    privateKey: privateKey.toString('base64url'),
  };
  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => isKnownService(endpoint, config.services),
    async send({ endpoint, p256dh, auth }, { payload, topic }) {
      const sending = webPush.sendNotification(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        {
          vapidDetails: { subject: config.subject, ...keys },
          TTL: TTL_SECONDS,
          urgency: 'high',
          topic,
          timeout: TIMEOUT_MS,
          ...(agent ? { agent } : {}),
        },
      );
      try {
        await withinTime(sending);
        return 'sent';
      } catch (error) {
        return verdict(endpoint, error);
      }
    },
  };
}

function verdict(endpoint: string, error: unknown): 'gone' | 'refused' {
  if (!(error instanceof webPush.WebPushError)) {
    throw new PushError(endpoint, error instanceof Error ? error.message : 'no answer');
  }
  const { statusCode: status } = error;
  if (status === 404 || status === 410) return 'gone';
  if (status === 408 || status === 429 || status >= 500) throw new PushError(endpoint, `status ${status}`);
  return 'refused';
}

/** The library's own time-out covers silence only, not an answer that breaks off. */
async function withinTime(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS * 2);
  });
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

function isKnownService(endpoint: string, services: string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return services.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}

function publicKeyOf(privateKey: Buffer): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return curve.getPublicKey().toString('base64url');
}
