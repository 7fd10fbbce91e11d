import { type ReactNode, useEffect } from 'react';
import { LanguageToggle } from '../../features/language/LanguageToggle.tsx';
import { PageTranslation } from '../../features/language/PageTranslation.tsx';
import { SiteHeader } from '../../features/navigation/SiteHeader.tsx';
import { STORED, useStoredNumber, writeStored } from '../../lib/device/local-store.ts';
import { reapplyLanguage } from '../../lib/i18n.ts';
import { type SitePlace, SitePlaceContext } from '../../lib/page/site-links.tsx';
import { ToastRegion } from '../../ui/sheets/Toast.tsx';
import styles from './SiteFrame.module.css';

interface SiteFrameProps {
  place: SitePlace;
  /** A low bar, no footer, and a main area that is exactly the rest of the screen. */
  compact: boolean;
  footer?: ReactNode;
  /** Stands over everything. */
  over?: ReactNode;
  children: ReactNode;
}

/** What stands around every page, whoever draws it: the router, or the chat by itself. */
export function SiteFrame({ place, compact, footer, over, children }: SiteFrameProps) {
  const unread = useStoredNumber(STORED.farmerUnread);
  const { pathname } = place;

  // The specification: the chosen language is applied again on each route change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger, not an input
  useEffect(reapplyLanguage, [pathname]);

  return (
    <SitePlaceContext value={place}>
      <div className={compact ? styles.compact : styles.full}>
        <SiteHeader
          compact={compact}
          slim={/^\/admin(\/|$)/.test(pathname)}
          unread={unread}
          onFarmers={() => writeStored(STORED.farmerUnread, '0')}
          languageToggle={<LanguageToggle />}
        />
        {over}
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer}
        <ToastRegion />
        <PageTranslation pathname={pathname} />
      </div>
    </SitePlaceContext>
  );
}
