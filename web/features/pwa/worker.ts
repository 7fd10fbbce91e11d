import type { FromWorker, ToWorker } from './worker-messages.ts';

/** Longest wait for the worker's word; the page goes on without it. */
const TIMEOUT_MS = 3000;

/** Says something to the service worker and waits until it is done. False: there is none, or it is slow. */
export async function postToWorker(message: ToWorker): Promise<boolean> {
  const worker = await activeWorker();
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  worker.postMessage(message, [port2]);
  return done.finally(() => port1.close());
}

/** Called at every logout, before the next person's screen appears: photos, shares, notifications, badge. */
export async function forgetPrivateData(): Promise<void> {
  await postToWorker({ type: 'forget-private' });
}

/** Once the app's worker is there, has it keep the chat; a reader of public pages never pays for that. */
export async function keepChatOffline(): Promise<void> {
  await navigator.serviceWorker?.ready;
  await postToWorker({ type: 'keep-chat' });
}

/** Calls back when something arrived by push while this page was open, so that it can look again. */
export function onNews(listener: () => void): () => void {
  return onWorker((message) => {
    if (message.type === 'news') listener();
  });
}

/** Calls back with the address behind a notification that was tapped while this page was open. */
export function onOpenRequest(listener: (url: string) => void): () => void {
  return onWorker((message) => {
    if (message.type === 'open') listener(message.url);
  });
}

function onWorker(listener: (message: FromWorker) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const handleMessage = (event: MessageEvent<FromWorker | null>) => {
    if (event.data) listener(event.data);
  };
  navigator.serviceWorker.addEventListener('message', handleMessage);
  return () => navigator.serviceWorker.removeEventListener('message', handleMessage);
}

async function activeWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registration?.active ?? null;
}
