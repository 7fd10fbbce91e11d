import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { SiteFooter } from '../features/navigation/SiteFooter.tsx';
import { STORED, useStored } from '../lib/device/local-store.ts';
import { useTranslation } from '../lib/i18n.ts';
import { ProgressBar } from '../ui/States.tsx';
import { SiteFrame } from './frame/SiteFrame.tsx';
import { usePageHead } from './frame/use-page-head.ts';
import styles from './shell.module.css';

const UnreadWatch = lazy(async () => ({
  default: (await import('../features/chat/unread/UnreadWatch.tsx')).UnreadWatch,
}));

interface ShellProps {
  /** Where the reader has asked to be. */
  pathname: string;
  /** The page of that address is still on its way. */
  leaving: boolean;
  compact: boolean;
  children: ReactNode;
}

/** What stands around every page of the router. */
export function Shell({ pathname, leaving, compact, children }: ShellProps) {
  const navigate = useNavigate();
  // The chat keeps the counter itself, with the session it knows.
  const isFarmerElsewhere = useStored(STORED.farmerMobile) !== null && pathname !== '/farmers';
  const place = useMemo(() => ({ pathname, go: (to: string) => void navigate(to) }), [pathname, navigate]);
  usePageHead(pathname);
  return (
    <SiteFrame
      place={place}
      compact={compact}
      footer={compact ? null : <SiteFooter />}
      over={leaving ? <Leaving /> : null}
    >
      {children}
      {isFarmerElsewhere ? (
        <Suspense fallback={null}>
          <UnreadWatch />
        </Suspense>
      ) : null}
    </SiteFrame>
  );
}

/** The next page's code is on its way. */
function Leaving() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.progress}>
      <ProgressBar value={null} label={t('state.loading')} />
    </div>
  );
}
