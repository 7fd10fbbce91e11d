import { useEffect, useEffectEvent } from 'react';
import { shopName } from '../../../lib/content/shop-name.ts';
import { readStored, STORED, writeStored } from '../../../lib/device/local-store.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { connectSocket } from '../../../lib/socket.ts';
import { showFaviconBadge } from './favicon-badge.ts';
import { ping, unlockPingOnTouch } from './ping.ts';
import { TitleFlash } from './title-flash.ts';
import type { NewMessageEvent } from './unread-rules.ts';

/** Milliseconds (specification, constants). */
const BUZZ_MS = 80;

const flash = new TitleFlash();

/**
 * Calls the office when a farmer writes: one of the browser's tabs pings, unless the sound is off or that chat is
 * open in sight. While the tab is hidden its title flashes too, and that one tab buzzes and, where notifications are allowed but no push service answers, shows one. The number of
 * unread chats stands on the tab's icon.
 */
export function useOfficeWatch(unreadChats: number, openChatId: number | null): void {
  const { t } = useTranslation('common');

  const handleMessage = useEffectEvent(async (event: NewMessageEvent) => {
    if (event.sender_role !== 'farmer') return;
    // Seen as it comes: the chat is open before somebody's eyes.
    if (!document.hidden && event.chat_id === openChatId) return;
    if (document.hidden) flash.start(t('unread.title'));
    if (!(await isFirstTab(event))) return;
    if (readStored(STORED.officeSound) !== 'off') ping();
    if (!document.hidden) return;
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

/** Every tab of a browser hears of a message; one calls. */
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
  await registration?.showNotification(shopName(), options).catch((error: unknown) => {
    console.debug('notification not shown', error);
  });
}
