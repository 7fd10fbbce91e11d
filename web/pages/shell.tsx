import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { LanguageToggle } from '../features/language/LanguageToggle.tsx';
import { SiteFooter } from '../features/navigation/SiteFooter.tsx';
import { SiteHeader } from '../features/navigation/SiteHeader.tsx';
import { reapplyLanguage } from '../lib/i18n.ts';
import { STORED, useStored, useStoredNumber, writeStored } from '../lib/local-store.ts';
import { ProgressBar } from '../ui/States.tsx';
import { ToastRegion } from '../ui/Toast.tsx';
import type { RouteHandle } from './route-handle.ts';
import styles from './shell.module.css';

const UnreadWatch = lazy(async () => ({
  default: (await import('../features/unread/UnreadWatch.tsx')).UnreadWatch,
}));

/**
 * What stands around every page. A route with `handle: { shell: 'compact' }` gets a low bar, no footer and
 * a main area that is exactly the rest of the screen (fill it with `flex: 1; min-height: 0`).
 */
export default function Shell() {
  const { t } = useTranslation('common');
  const compact = useMatches().some(
    (match) => (match.handle as RouteHandle | undefined)?.shell === 'compact',
  );
  const unread = useStoredNumber(STORED.farmerUnread);
  const { pathname } = useLocation();
  // The chat keeps the counter itself, with the session it knows.
  const isFarmerElsewhere = useStored(STORED.farmerMobile) !== null && pathname !== '/farmers';
  const leaving = useNavigation().state === 'loading';

  // The specification: the chosen language is applied again on each route change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger, not an input
  useEffect(reapplyLanguage, [pathname]);

  return (
    <div className={compact ? styles.compact : styles.full}>
      <SiteHeader
        compact={compact}
        unread={unread}
        onFarmers={() => writeStored(STORED.farmerUnread, '0')}
        languageToggle={<LanguageToggle />}
      />
      {leaving ? (
        <div className={styles.progress}>
          <ProgressBar value={null} label={t('state.loading')} />
        </div>
      ) : null}
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {compact ? null : <SiteFooter />}
      <ToastRegion />
      {isFarmerElsewhere ? (
        <Suspense fallback={null}>
          <UnreadWatch />
        </Suspense>
      ) : null}
      <ScrollRestoration />
    </div>
  );
}
