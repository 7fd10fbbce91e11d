import { readStoredNumber, STORED, subscribeStored } from '../../lib/device/local-store.ts';

/**
 * Shows the unread counter on the app's icon. While the app is closed the service worker sets it from what the
 * server counts; so an empty counter clears it only where the reader can see the chat.
 */
export function keepAppBadge(): void {
  if (!('setAppBadge' in navigator)) return;
  if (location.pathname === '/farmers' || readStoredNumber(STORED.farmerUnread) > 0) showBadge();
  subscribeStored(STORED.farmerUnread, showBadge);
}

function showBadge(): void {
  const count = readStoredNumber(STORED.farmerUnread);
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Refused where the app is not installed: then there is no icon to carry it.
  shown.catch(() => {});
}
