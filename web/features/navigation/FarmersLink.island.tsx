import { STORED, writeStored } from '../../lib/device/local-store.ts';
import { useStoredNumber } from '../../lib/device/use-stored.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { ReactIsland } from '../../lib/islands/island.ts';
import { SiteNavLink } from '../../lib/page/site-links.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { FARMERS } from './nav-items.ts';
import styles from './SiteHeader.module.css';

/** To the chat, with the number of messages that wait there; following it resets the count. */
export function FarmersLink({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('common');
  const unread = useStoredNumber(STORED.farmerUnread);
  return (
    <SiteNavLink
      to={FARMERS.to}
      className={styles.farmers}
      onClick={() => {
        writeStored(STORED.farmerUnread, '0');
        onFollow?.();
      }}
    >
      {t(FARMERS.key)}
      <Badge count={unread} label={t('nav.newMessages', { count: unread })} />
    </SiteNavLink>
  );
}

export default {
  name: 'FarmersLink',
  wake: 'farmer',
  words: [],
  Component: FarmersLink,
} satisfies ReactIsland;
