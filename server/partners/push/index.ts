import { createECDH } from 'node:crypto';
import { type Agent, request } from 'node:https';
import webPush from 'web-push';
import type { PushConfig } from '../../config.ts';
import { readAnswer } from '../read-answer.ts';

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
      const sealed = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        { vapidDetails: { subject: config.subject, ...keys }, TTL: TTL_SECONDS, urgency: 'high', topic },
      );
      const status = await post(sealed, agent).catch((error: Error) => {
        throw new PushError(endpoint, error.message);
      });
      return verdict(endpoint, status);
    },
  };
}

function verdict(endpoint: string, status: number): 'sent' | 'gone' | 'refused' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 408 || status === 429 || status >= 500) throw new PushError(endpoint, `status ${status}`);
  return 'refused';
}

/**
 * Not by the library's own sending, which keeps whatever a service answers in memory to its end. Here the status says it
 * all: what comes behind it is read within the bounds of every partner, so that the connection serves again, and forgotten.
 */
function post(
  { endpoint, method, headers, body }: ReturnType<typeof webPush.generateRequestDetails>,
  agent: Agent | undefined,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(endpoint, { method, headers, timeout: TIMEOUT_MS, ...(agent ? { agent } : {}) });
    const giveUp = () => sending.destroy(new Error('no answer in time'));
    // The other one covers silence only, not an answer that comes letter by letter.
    const timer = setTimeout(giveUp, TIMEOUT_MS * 2);
    sending.on('timeout', giveUp);
    sending.on('error', reject);
    sending.on('close', () => clearTimeout(timer));
    sending.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      readAnswer({ body: response }).catch(() => sending.destroy());
    });
    sending.end(body);
  });
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
