import { keepShared, takeShared } from '../features/pwa/shared-files.ts';
import type { ToWorker } from '../features/pwa/worker-messages.ts';
import { answerAsset } from './assets.ts';
import { rememberLanguage } from './memory.ts';
import { answerContent, answerPage, answerVisit, fromNetwork } from './pages.ts';
import { answerPicture, forgetPictures } from './pictures.ts';
import { openNews, showNews, withdrawNews } from './push.ts';
import { type Handling, handlingOf } from './routing.ts';
import { dropOldShells, installChat, installLanguage, installShell } from './shell.ts';

/*
 * The service worker, kept by hand: it starts the chat without network, keeps seen pages and photos, receives
 * what other apps share, and shows what arrives by push. What it decides is in pure functions beside this file.
 */
declare const self: ServiceWorkerGlobalScope;

const MOST_SHARED_FILES = 10;

self.addEventListener('install', (event) => event.waitUntil(installShell()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { method, url, mode, destination, referrer, headers } = event.request;
  const facts = { method, url, mode, destination, referrer, ranged: headers.has('range') };
  const handling = handlingOf(facts, self.location.origin);
  if (handling !== 'none') event.respondWith(ANSWERS[handling](event));
});

self.addEventListener('message', (event) => event.waitUntil(handleMessage(event)));

self.addEventListener('push', (event) => event.waitUntil(showNews(event)));

self.addEventListener('notificationclick', (event) => event.waitUntil(openNews(event.notification)));

const ANSWERS: Record<Exclude<Handling, 'none'>, (event: FetchEvent) => Promise<Response>> = {
  share: (event) => answerShare(event.request),
  refused: async () => Response.redirect('/farmers', 303),
  page: answerPage,
  content: answerContent,
  visit: answerVisit,
  through: fromNetwork,
  asset: answerAsset,
  picture: answerPicture,
};

async function takeOver(): Promise<void> {
  await dropOldShells();
  // The browser asks for the page while the worker is still starting: on a weak phone half a second.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function handleMessage(event: ExtendableMessageEvent): Promise<void> {
  const message = event.data as ToWorker;
  if (message.type === 'take-over') await self.skipWaiting();
  if (message.type === 'language') {
    await rememberLanguage(message.language);
    await installLanguage(message.language);
  }
  if (message.type === 'keep-chat') await installChat();
  if (message.type === 'forget-pictures') await forgetPictures(message.urls);
  if (message.type === 'forget-private') {
    await Promise.all([forgetPictures(), takeShared(), withdrawNews()]);
  }
  event.ports[0]?.postMessage({ done: true });
}

/** Another app shares photos or words: they are put aside, and the chat opens to take them. */
async function answerShare(request: Request): Promise<Response> {
  const arrived = await receive(request).catch((error: unknown) => {
    console.debug('shared items could not be kept', error);
    return false;
  });
  return Response.redirect(`/farmers?shared=${arrived ? '1' : '0'}`, 303);
}

async function receive(request: Request): Promise<boolean> {
  const form = await request.formData();
  const files = form
    .getAll('photos')
    .filter((part): part is File => part instanceof File && part.type.startsWith('image/'))
    .slice(0, MOST_SHARED_FILES);
  const text = ['title', 'text', 'url']
    .map((field) => form.get(field))
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '')
    .join('\n');
  if (files.length === 0 && text === '') return false;
  await keepShared({ files, text });
  return true;
}
