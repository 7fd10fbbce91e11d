import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink, SiteNavLink } from '../../lib/site-links.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { SidePanel } from '../../ui/Dialog.tsx';
import { FARMERS, NAV_ITEMS } from './nav-items.ts';
import styles from './SiteHeader.module.css';
import { Wordmark } from './Wordmark.tsx';

interface SiteHeaderProps {
  /** A low bar for the chat screens, which need the height. */
  compact: boolean;
  /** New messages on the Farmers link; 0 draws no badge. */
  unread: number;
  /** Called when the reader follows the Farmers link (the badge is then reset). */
  onFarmers: () => void;
  languageToggle: ReactNode;
}

/** The top bar of every page; a drawer holds the links where they do not fit. */
export function SiteHeader({ compact, unread, onFarmers, languageToggle }: SiteHeaderProps) {
  const { t } = useTranslation('common');
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
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
    <header className={styles.header} data-compact={compact || undefined}>
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
          {languageToggle}
          <span className={styles.menu}>
            <IconButton label={t('nav.menu')} aria-expanded={drawerOpen} onClick={() => setDrawerOpen(true)}>
              <Menu aria-hidden="true" />
            </IconButton>
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
