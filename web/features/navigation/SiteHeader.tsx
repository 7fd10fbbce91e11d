import { Menu } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useContext, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink, SiteNavLink, SitePlaceContext } from '../../lib/page/site-links.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { SidePanel } from '../../ui/sheets/Dialog.tsx';
import { Emergency } from './Emergency.tsx';
import { FARMERS, NAV_ITEMS, SITE_LINKS_ID } from './nav-items.ts';
import styles from './SiteHeader.module.css';
import { Wordmark } from './Wordmark.tsx';

interface SiteHeaderProps {
  /** A low bar for the chat screens, which need the height. */
  compact: boolean;
  /** The office's own screens: logo, language and a menu that holds the site's links at every width. */
  slim?: boolean;
  /** New messages on the Farmers link; 0 draws no badge. */
  unread: number;
  /** Called when the reader follows the Farmers link (the badge is then reset). */
  onFarmers: () => void;
  languageToggle: ReactNode;
}

/** The top bar of every page; a drawer holds the links where they do not fit. */
export function SiteHeader({ compact, slim = false, unread, onFarmers, languageToggle }: SiteHeaderProps) {
  const { t } = useTranslation('common');
  // Gone to another page, the numbers fold away.
  const pathname = useContext(SitePlaceContext)?.pathname;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
  const openDrawer = (event: SyntheticEvent) => {
    event.preventDefault();
    setDrawerOpen(true);
  };
  const unreadLabel = t('nav.newMessages', { count: unread });

  const links = (
    <>
      {NAV_ITEMS.map((item) => (
        <SiteNavLink key={item.to} to={item.to} className={styles.link} onClick={closeDrawer}>
          {t(item.key)}
        </SiteNavLink>
      ))}
      <SiteNavLink
        to={FARMERS.to}
        className={styles.farmers}
        onClick={() => {
          onFarmers();
          closeDrawer();
        }}
      >
        {t(FARMERS.key)}
        <Badge count={unread} label={unreadLabel} />
      </SiteNavLink>
    </>
  );

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
          {links}
        </nav>
        <div className={styles.tools}>
          {slim ? null : <Emergency key={pathname} />}
          {languageToggle}
          <span className={styles.menu}>
            {/* Until the scripts are here, and without any, the way to the links under the page. */}
            {/* biome-ignore lint/a11y/useSemanticElements: a button would do nothing without scripts */}
            <a
              href={`#${SITE_LINKS_ID}`}
              role="button"
              className={styles.menuButton}
              aria-label={t('nav.menu')}
              aria-haspopup="dialog"
              aria-expanded={drawerOpen}
              onClick={openDrawer}
              onKeyDown={(event) => event.key === ' ' && openDrawer(event)}
            >
              <Menu aria-hidden="true" />
            </a>
            <Badge count={unread} label={unreadLabel} className={styles.menuBadge} />
          </span>
        </div>
      </div>
      <SidePanel open={drawerOpen} onClose={closeDrawer} title={t('nav.menu')} className={styles.drawer}>
        <nav className={styles.stacked} aria-label={t('nav.label')}>
          {links}
        </nav>
      </SidePanel>
    </header>
  );
}
