import type { ReactNode } from 'react';
import { EMERGENCY_LINES } from '#content/emergency.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink, SiteNavLink } from '../../lib/page/site-links.tsx';
import { EmergencyLines } from '../../ui/site/EmergencyLines.tsx';
import { NAV_ITEMS } from './nav-items.ts';
import styles from './SiteHeader.module.css';
import { Wordmark } from './Wordmark.tsx';

interface SiteHeaderProps {
  /** A low bar for the chat screens, which need the height. */
  compact: boolean;
  /** The office's own screens: logo, language and a menu that holds the site's links at every width. */
  slim?: boolean;
  /** `FarmersLink` and `SiteMenu`: alive in an app, islands in a document. */
  farmersLink: ReactNode;
  menu: ReactNode;
  languageToggle: ReactNode;
}

/** The top bar of every page; a drawer holds the links where they do not fit. */
export function SiteHeader({ compact, slim = false, farmersLink, menu, languageToggle }: SiteHeaderProps) {
  const { t } = useTranslation('common');
  return (
    <header className={styles.header} data-compact={compact || undefined} data-slim={slim || undefined}>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      <div className={styles.bar}>
        <SiteLink to="/" className={styles.brand} aria-label={t('brand.name')}>
          <Wordmark name={t('brand.name')} />
        </SiteLink>
        <nav className={styles.inline} aria-label={t('nav.label')}>
          {NAV_ITEMS.map((item) => (
            <SiteNavLink key={item.to} to={item.to} className={styles.link}>
              {t(item.key)}
            </SiteNavLink>
          ))}
          {farmersLink}
        </nav>
        <div className={styles.tools}>
          {slim ? null : <Emergency />}
          {languageToggle}
          {menu}
        </div>
      </div>
    </header>
  );
}

/**
 * In the bar of every page: the numbers for a poisoning, one tap away. A `details`, which opens without scripts; with
 * them a tap beside it, or Escape, folds it (fold-when-left.ts).
 * The panel takes the focus, so that a tap on its words is not one beside it.
 */
function Emergency() {
  const { t } = useTranslation('common');
  return (
    <details className={styles.emergency} data-folds>
      <summary className={styles.open} aria-label={t('emergency.open')} title={t('emergency.open')}>
        {EMERGENCY_LINES[0].number}
      </summary>
      <div className={styles.panel} tabIndex={-1}>
        <p className={styles.title}>{t('emergency.title')}</p>
        <EmergencyLines />
      </div>
    </details>
  );
}
