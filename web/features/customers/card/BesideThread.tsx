import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import { SidePanel } from '../../../ui/sheets/Dialog.tsx';
import styles from './BesideThread.module.css';

interface BesideThreadProps {
  thread: ReactNode;
  card: ReactNode;
  isOpen: boolean;
  /** There is room for one column only: the card slides over the thread. */
  asDrawer: boolean;
  onClose: () => void;
}

/** The thread, and the customer card at its side. */
export function BesideThread({ thread, card, isOpen, asDrawer, onClose }: BesideThreadProps) {
  const { t } = useTranslation('customer');
  return (
    <div className={styles.columns}>
      <div className={styles.thread}>{thread}</div>
      {asDrawer ? (
        <SidePanel open={isOpen} onClose={onClose} title={t('title')}>
          {card}
        </SidePanel>
      ) : isOpen ? (
        <aside className={styles.aside} aria-label={t('title')}>
          <div className={styles.head}>
            <h2 className={styles.title}>{t('title')}</h2>
            <IconButton label={t('close')} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <div className={styles.scroll}>{card}</div>
        </aside>
      ) : null}
    </div>
  );
}
