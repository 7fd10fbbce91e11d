import { useEffect, useEffectEvent } from 'react';
import { readStoredNumber, STORED, subscribeStored } from '../../../lib/device/local-store.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { connectSocket } from '../../../lib/socket.ts';
import { claimRing, countMessage, passOver, resetUnread } from './count-message.ts';
import { ping, unlockPingOnTouch } from './ping.ts';
import { TitleFlash } from './title-flash.ts';
import { isNewsFor, type NewMessageEvent, type UnreadOwner } from './unread-rules.ts';

/** Milliseconds (specification, constants). */
const BUZZ_MS = 80;

const flash = new TitleFlash();

/**
 * Counts the office's new messages while the farmer looks elsewhere, and calls them: the title flashes in a hidden
 * tab, and one of the hidden tabs pings and buzzes. While the farmers page is in sight the counter is 0.
 */
export function useUnreadWatch(owner: UnreadOwner): void {
  const { t } = useTranslation('common');

  const handleMessage = useEffectEvent(async (event: NewMessageEvent) => {
    if (!isNewsFor(owner, event)) return;
    if (isFarmersPageInSight()) {
      passOver(event);
      return;
    }
    void countMessage(event);
    if (!document.hidden) return;
    flash.start(t('unread.title'));
    if (await claimRing(event)) {
      ping();
      navigator.vibrate?.(BUZZ_MS);
    }
  });

  useEffect(() => {
    const line = connectSocket('farmer');
    line.on('chat:new_message', (event) => void handleMessage(event));
    const stopUnlocking = unlockPingOnTouch();
    return () => {
      line.release();
      stopUnlocking();
    };
  }, []);

  useEffect(() => {
    const look = () => {
      if (isFarmersPageInSight()) resetUnread();
      // Seen here, or read in another tab.
      if (!document.hidden || readStoredNumber(STORED.farmerUnread) === 0) flash.stop();
    };
    look();
    document.addEventListener('visibilitychange', look);
    const unsubscribe = subscribeStored(STORED.farmerUnread, look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      unsubscribe();
      flash.stop();
    };
  }, []);
}

function isFarmersPageInSight(): boolean {
  return document.visibilityState === 'visible' && location.pathname === '/farmers';
}
