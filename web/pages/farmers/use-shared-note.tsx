import { type ReactNode, useEffect, useState } from 'react';
import { type SharedItems, shareOutcome, takeShared } from '../../features/pwa/shared-files.ts';
import { translate } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';

/** Says of what another app handed over where it came from; nothing while there is none. */
export function useSharedNote(isShared: boolean): ReactNode {
  const SharedNote = useLate(isShared, loadNote, () => {});
  return isShared && SharedNote ? <SharedNote /> : null;
}

/** What another app shared with us and the service worker put aside: handed to the composer, once. */
export function useSharedItems(): SharedItems | null {
  const [items, setItems] = useState<SharedItems | null>(null);

  useEffect(() => {
    const outcome = shareOutcome(location.search);
    if (outcome === null) return;
    // A reload must not ask for it again.
    history.replaceState(history.state, '', location.pathname);
    void (outcome === 'arrived' ? takeShared() : Promise.resolve(null)).then((taken) => {
      if (taken) setItems(taken);
      else showToast(translate('pwa', 'shared.lost'), { tone: 'error' });
    });
  }, []);

  return items;
}

const loadNote = async () => (await import('../../features/pwa/SharedNote.tsx')).SharedNote;
