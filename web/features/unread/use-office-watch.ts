import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { readStored, STORED, writeStored } from '../../lib/local-store.ts';
import { connectSocket } from '../../lib/socket.ts';
import { showFaviconBadge } from './favicon-badge.ts';
import { ping, unlockPingOnTouch } from './ping.ts';
import { TitleFlash } from './title-flash.ts';
import type { NewMessageEvent } from './unread-rules.ts';

/** Milliseconds (specification, constants). */
const BUZZ_MS = 80;

const flash = new TitleFlash();

/**
 * Calls the office when a farmer writes while the tab is hidden: the title flashes, one of the browser's tabs
 * pings, buzzes and, where notifications are allowed but no push service answers, shows one. The number of
 * unread chats stands on the tab's icon.
 */
export function useOfficeWatch(unreadChats: number): void {
  const { t } = useTranslation('common');

  const handleMessage = useEffectEvent(async (event: NewMessageEvent) => {
    if (event.sender_role !== 'farmer' || !document.hidden) return;
    flash.start(t('unread.title'));
    if (!(await isFirstTab(event))) return;
    ping();
    navigator.vibrate?.(BUZZ_MS);
    if (isPushSilent()) await notify(event.chat_id, t('unread.title'));
  });

  useEffect(() => {
    const line = connectSocket('office');
    line.on('chat:new_message', (event) => void handleMessage(event));
    const stopUnlocking = unlockPingOnTouch();
    const look = () => {
      if (!document.hidden) flash.stop();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stopUnlocking();
      line.release();
      flash.stop();
    };
  }, []);

  useEffect(() => {
    void showFaviconBadge(unreadChats);
  }, [unreadChats]);
  useEffect(() => () => void showFaviconBadge(0), []);
}

/** Every hidden tab of a browser hears of a message; one calls. */
async function isFirstTab(event: NewMessageEvent): Promise<boolean> {
  const take = () => {
    const mark = `${event.chat_id}:${event.seq}`;
    if (readStored(STORED.officeCalled) === mark) return false;
    writeStored(STORED.officeCalled, mark);
    return true;
  };
  return navigator.locks ? navigator.locks.request('office-call', take) : take();
}

/** The reader has said yes to notifications, but this browser gets no push: then the page shows them itself. */
function isPushSilent(): boolean {
  return (
    'Notification' in window &&
    Notification.permission === 'granted' &&
    readStored(STORED.officePush) === null
  );
}

async function notify(chatId: number, words: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const url = `/admin?chat=${chatId}`;
  const options = { body: words, tag: `chat-${chatId}`, icon: '/icons/icon-192.png', data: { url } };
  await registration?.showNotification('AV Agro', options).catch((error: unknown) => {
    console.debug('notification not shown', error);
  });
}
