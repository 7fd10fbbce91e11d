import type {
  PushKeyAnswer,
  SubscribeBody,
  UnsubscribeAnswer,
  UnsubscribeBody,
} from '#shared/contract/push.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { STORED, writeStored } from '../../lib/device/local-store.ts';
import { getJson, postJson } from '../../lib/http.ts';
import { currentLanguage } from '../../lib/i18n.ts';

/** What this side of this browser chose: `on`, `later`, or nothing yet. */
export const CHOICE: Record<SenderRole, string> = { farmer: STORED.farmerPush, admin: STORED.officePush };

/** Longest wait for a worker that is still being installed. */
const TIMEOUT_MS = 10_000;

/** iPhones have push only in an app on the Home Screen. */
export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/**
 * Asks the reader and subscribes. Call it from a tap: browsers refuse the question otherwise, and remember.
 * @returns `denied` when the reader or the browser said no
 * @throws {HttpError} or the push service's own error, when it could not be reached
 */
export async function turnOnPush(side: SenderRole): Promise<'on' | 'denied'> {
  // First of all, while the tap still counts as one.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return 'denied';
  await subscribe(side);
  writeStored(CHOICE[side], 'on');
  return 'on';
}

/** On every start of a session that chose push: addresses change, and each belongs to the session it came with. */
export async function renewPush(side: SenderRole): Promise<void> {
  if (!isPushSupported() || Notification.permission !== 'granted') return;
  await subscribe(side);
}

/**
 * Before a logout, and when the reader changes their mind. Best effort: the server stops by itself when the
 * session ends. The browser keeps its subscription while the other side of it is in use.
 */
export async function turnOffPush(side: SenderRole, choice: 'later' | null): Promise<void> {
  writeStored(CHOICE[side], choice);
  if (!isPushSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  const inUse = await postUnsubscription({ role: side, endpoint: subscription.endpoint });
  if (!inUse) await subscription.unsubscribe();
}

async function subscribe(side: SenderRole): Promise<void> {
  const [{ pushManager }, key] = await Promise.all([readyWorker(), fetchPushKey()]);
  const held = await pushManager.getSubscription();
  const isOurs = held !== null && base64url(held.options.applicationServerKey) === key;
  // Bound to a key the server no longer has: nothing it sends would be accepted.
  if (held && !isOurs) await held.unsubscribe();
  const subscription =
    held && isOurs
      ? held
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  await postSubscription({
    role: side,
    language: currentLanguage(),
    endpoint,
    keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' },
  });
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no service worker')), TIMEOUT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function base64url(buffer: ArrayBuffer | null): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function fetchPushKey(): Promise<string> {
  return (await getJson<PushKeyAnswer>('/push/key')).key;
}

async function postSubscription(body: SubscribeBody): Promise<void> {
  await postJson('/push/subscribe', body);
}

/** @returns whether the other side's session in this browser still needs the subscription */
async function postUnsubscription(body: UnsubscribeBody): Promise<boolean> {
  return (await postJson<UnsubscribeAnswer>('/push/unsubscribe', body)).in_use;
}
