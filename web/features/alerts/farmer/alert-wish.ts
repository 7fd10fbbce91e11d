import { useEffect, useSyncExternalStore } from 'react';
import type { AlertWishAnswer } from '#shared/contract/clinic/alert-card.ts';
import { errorText } from '../../../lib/error-text.ts';
import { getJson, postJson, request } from '../../../lib/http.ts';
import { translate } from '../../../lib/i18n.ts';
import { listenersOf } from '../../../lib/listeners.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';

/** Whether the farmer of this page wants alerts; null until the server has said it. One value for cards and menu. */
let wanted: boolean | null = null;
let asking: Promise<void> | null = null;
const listeners = listenersOf();

function take(next: boolean): void {
  wanted = next;
  listeners.notify();
}

/** Asks once a page; without a line the next who looks asks again. */
export function askWish(): Promise<void> {
  asking ??= getJson<AlertWishAnswer>('/farmer/alerts').then(
    (answer) => take(answer.wanted),
    () => {
      asking = null;
    },
  );
  return asking;
}

export function useAlertWish(): boolean | null {
  useEffect(() => void askWish(), []);
  return useSyncExternalStore(listeners.subscribe, () => wanted);
}

/** Shown at once, and put back where it could not be kept. */
export async function setAlertWish(next: boolean): Promise<boolean> {
  const before = wanted;
  take(next);
  try {
    await request('PUT', '/farmer/alerts', { wanted: next });
    return true;
  } catch (error) {
    take(before ?? true);
    showToast(errorText(error, translate('alertcard', 'failed')), { tone: 'error' });
    return false;
  }
}

/** From the menu: one tap, with the way back in the message that says so. */
export async function toggleAlertWish(): Promise<void> {
  const next = wanted === false;
  if (!(await setAlertWish(next))) return;
  const words = translate('alertcard', next ? 'wanted' : 'stopped');
  if (next) showToast(words, { tone: 'success' });
  else
    showToast(words, {
      duration: 8000,
      action: { label: translate('alertcard', 'undo'), onAction: () => void setAlertWish(true) },
    });
}

/** They see it too. The photo goes its own way; that the count is not kept must not stand in its way. */
export function tellToo(alertId: number): void {
  postJson(`/farmer/alerts/${alertId}/too`).catch(() => undefined);
}
