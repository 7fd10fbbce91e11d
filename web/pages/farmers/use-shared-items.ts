import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type SharedItems, shareOutcome, takeShared } from '../../features/pwa/shared-files.ts';
import { showToast } from '../../ui/toast-store.ts';

/** What another app shared with us and the service worker put aside: handed to the composer, once. */
export function useSharedItems(): SharedItems | null {
  const [items, setItems] = useState<SharedItems | null>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const outcome = shareOutcome(search);

  useEffect(() => {
    if (outcome === null) return;
    // A reload must not ask for it again.
    void navigate(pathname, { replace: true });
    void (outcome === 'arrived' ? takeShared() : Promise.resolve(null)).then((taken) => {
      if (taken) setItems(taken);
      else showToast(i18next.t('shared.lost', { ns: 'pwa' }), { tone: 'error' });
    });
  }, [outcome, pathname, navigate]);

  return items;
}
