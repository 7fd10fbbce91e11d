import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink, SiteNavLink } from '../../lib/page/site-links.tsx';
import { Emergency } from './Emergency.tsx';
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
