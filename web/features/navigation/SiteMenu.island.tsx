import { Menu } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { STORED } from '../../lib/device/local-store.ts';
import { useStoredNumber } from '../../lib/device/use-stored.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { ReactIsland } from '../../lib/islands/island.ts';
import { SiteNavLink } from '../../lib/page/site-links.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { SidePanel } from '../../ui/sheets/Dialog.tsx';
import { FarmersLink } from './FarmersLink.island.tsx';
import { NAV_ITEMS, SITE_LINKS_ID } from './nav-items.ts';
import styles from './SiteHeader.module.css';

/** The button that opens the drawer with the site's links. */
export function SiteMenu() {
  const { t } = useTranslation('common');
  const unread = useStoredNumber(STORED.farmerUnread);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <span className={styles.menu}>
      {/* Until the scripts are here, and without any, the way to the links under the page. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a button would do nothing without scripts */}
      <a
        href={`#${SITE_LINKS_ID}`}
        role="button"
        className={styles.menuButton}
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && open(event)}
      >
        <Menu aria-hidden="true" />
      </a>
      <Badge count={unread} label={t('nav.newMessages', { count: unread })} className={styles.menuBadge} />
      <SidePanel open={isOpen} onClose={close} title={t('nav.menu')} className={styles.drawer}>
        <nav className={styles.stacked} aria-label={t('nav.label')}>
          {NAV_ITEMS.map((item) => (
            <SiteNavLink key={item.to} to={item.to} className={styles.link} onClick={close}>
              {t(item.key)}
            </SiteNavLink>
          ))}
          <FarmersLink onFollow={close} />
        </nav>
      </SidePanel>
    </span>
  );
}

export default { name: 'SiteMenu', wake: 'farmer', words: [], Component: SiteMenu } satisfies ReactIsland;
