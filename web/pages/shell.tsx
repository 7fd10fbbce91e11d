import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate, useNavigation } from 'react-router';
import { SiteFooter } from '../features/navigation/SiteFooter.tsx';
import { useTranslation } from '../lib/i18n.ts';
import { STORED, useStored } from '../lib/local-store.ts';
import { ProgressBar } from '../ui/States.tsx';
import { SiteFrame } from './frame/SiteFrame.tsx';
import type { RouteHandle } from './route-handle.ts';
import styles from './shell.module.css';

const UnreadWatch = lazy(async () => ({
  default: (await import('../features/unread/UnreadWatch.tsx')).UnreadWatch,
}));

/**
 * What stands around every page of the router. A route with `handle: { shell: 'compact' }` gets a low bar, no
 * footer and a main area that is exactly the rest of the screen (fill it with `flex: 1; min-height: 0`).
 */
export default function Shell() {
  const compact = useMatches().some(
    (match) => (match.handle as RouteHandle | undefined)?.shell === 'compact',
  );
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The chat keeps the counter itself, with the session it knows.
  const isFarmerElsewhere = useStored(STORED.farmerMobile) !== null && pathname !== '/farmers';
  return (
    <SiteFrame
      place={{ pathname, go: (to) => void navigate(to) }}
      compact={compact}
      footer={compact ? null : <SiteFooter />}
      over={<Leaving />}
    >
      <Outlet />
      {isFarmerElsewhere ? (
        <Suspense fallback={null}>
          <UnreadWatch />
        </Suspense>
      ) : null}
      <ScrollRestoration />
    </SiteFrame>
  );
}

/** The next page's code is on its way. */
function Leaving() {
  const { t } = useTranslation('common');
  if (useNavigation().state !== 'loading') return null;
  return (
    <div className={styles.progress}>
      <ProgressBar value={null} label={t('state.loading')} />
    </div>
  );
}
