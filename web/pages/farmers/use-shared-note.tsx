import { type ReactNode, useEffect, useState } from 'react';
import type { SharedItems } from '../../features/pwa/shared-files.ts';
import { translate } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';

/** Says of what another app handed over where it came from; nothing while there is none. */
export function useSharedNote(isShared: boolean): ReactNode {
  const SharedNote = useLate(isShared, loadNote, () => {});
  return isShared && SharedNote ? <SharedNote /> : null;
}

/**
 * What another app or page handed over: to the composer, once. Not while something lies over it: what that takes is not the
 * composer's any more.
 */
export function useSharedItems(mayTake: boolean): SharedItems | null {
  const [items, setItems] = useState<SharedItems | null>(null);

  useEffect(() => {
    const shared = new URLSearchParams(location.search).get('shared');
    if (!mayTake || shared === null) return;
    // A reload must not ask for it again.
    history.replaceState(history.state, '', location.pathname);
    void (shared === '1' ? take() : Promise.resolve(null)).then((taken) => {
      if (taken) setItems(taken);
      else showToast(translate('pwa', 'shared.lost'), { tone: 'error' });
    });
  }, [mayTake]);

  return items;
}

const take = async () => (await import('../../features/pwa/shared-files.ts')).takeShared();
const loadNote = async () => (await import('../../features/pwa/SharedNote.tsx')).SharedNote;
