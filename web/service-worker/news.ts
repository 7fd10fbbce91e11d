import type { PushPayload } from '#shared/contract/push.ts';

export type News = PushPayload;

/**
 * A push message as it can be shown. Browsers insist that every push shows something, so what cannot be read
 * becomes a notification of the shop without words rather than none.
 */
export function readNews(text: string | undefined, shop: string): News {
  const fallback: News = {
    title: shop,
    body: '',
    url: '/farmers',
    tag: 'news',
    lang: 'en',
    unread: null,
  };
  try {
    const sent = JSON.parse(text ?? '') as Partial<News> | null;
    return { ...fallback, ...sent, url: ownPath(sent?.url) ?? fallback.url };
  } catch {
    return fallback;
  }
}

/** Only a path of this site is ever opened. */
function ownPath(url: unknown): string | undefined {
  return typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : undefined;
}

export function notificationOptions(news: News): NotificationOptions & { renotify: boolean } {
  return {
    body: news.body,
    tag: news.tag,
    // The newer message takes the older one's place, but rings again.
    renotify: !news.quiet,
    silent: news.quiet === true,
    lang: news.lang,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url: news.url },
  };
}

export interface OpenWindow {
  url: string;
  focused: boolean;
}

/** Whether the reader is looking at that page: it shows the message itself, whatever else it has open. */
export function isLookingAt(windows: readonly OpenWindow[], url: string): boolean {
  return windows.some((open) => open.focused && pathOf(open.url) === pathOf(url));
}

export function pathOf(url: string): string {
  return new URL(url, 'https://path.only').pathname;
}
