import type { FromWorker } from '../features/pwa/worker-messages.ts';
import { isLookingAt, notificationOptions, pathOf, readNews } from './news.ts';
import { SHOP } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

export async function showNews(event: PushEvent): Promise<void> {
  const news = readNews(event.data?.text(), SHOP.name);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const told: FromWorker = { type: 'news' };
  for (const open of windows) open.postMessage(told);
  if (news.unread !== null) await setBadge(news.unread);
  if (isLookingAt(windows, news.url)) return;
  await self.registration.showNotification(news.title, notificationOptions(news));
}

/** A tap on the notification: to the open page if there is one, else a new one. */
export async function openNews(notification: Notification): Promise<void> {
  notification.close();
  const { url } = readNews(JSON.stringify(notification.data), SHOP.name);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((candidate) => pathOf(candidate.url) === pathOf(url));
  if (!open) {
    await self.clients.openWindow(url);
    return;
  }
  await open.focus();
  const request: FromWorker = { type: 'open', url };
  open.postMessage(request);
}

/** Called at logout: what still hangs on the lock screen is the last reader's. */
export async function withdrawNews(): Promise<void> {
  for (const shown of await self.registration.getNotifications()) shown.close();
  await setBadge(0);
}

async function setBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  // Refused where the app is not installed.
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
