import { useEffect, useState } from 'react';
import type { SenderRole } from '#shared/contract/wire.ts';
import { useStored } from '../../lib/device/use-stored.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { CHOICE, isPushSupported, renewPush, turnOffPush, turnOnPush } from './subscription.ts';

export interface Push {
  /** `unasked`: this person has not been offered it in this browser. */
  state: 'unsupported' | 'denied' | 'unasked' | 'off' | 'on';
  busy: boolean;
  /** From a tap only: opens the browser's question. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

/** Notifications of this browser for a logged-in side. Mount it with the session: a new one is told to the server. */
export function usePush(side: SenderRole): Push {
  const { t, language } = useTranslation('push');
  const choice = useStored(CHOICE[side]);
  const [busy, setBusy] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is told along with the address
  useEffect(() => {
    if (choice !== 'on') return;
    renewPush(side).catch((error: unknown) => console.debug('push was not renewed', error));
  }, [side, choice, language]);

  async function during(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      console.debug('push', error);
      showToast(t('failed'), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return {
    state: stateOf(choice),
    busy,
    turnOn: () =>
      during(async () => {
        const outcome = await turnOnPush(side);
        if (outcome === 'on') showToast(t('on'), { tone: 'success' });
        else showToast(t('denied'));
      }),
    turnOff: () =>
      during(async () => {
        await turnOffPush(side, 'later');
        showToast(t('off'));
      }),
  };
}

function stateOf(choice: string | null): Push['state'] {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (choice === 'on') return Notification.permission === 'granted' ? 'on' : 'off';
  return choice === null ? 'unasked' : 'off';
}
