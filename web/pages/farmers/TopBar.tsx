import { ArrowLeft, EllipsisVertical, LogOut, ReceiptIndianRupee, SprayCan } from 'lucide-react';
import { displayMobile } from '#shared/domain/digits.ts';
import { OfficeStatus } from '../../features/presence/OfficeStatus.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink } from '../../lib/page/site-links.tsx';
import { Badge, UNREAD_BADGE_CAP } from '../../ui/Badge.tsx';
import type { Panels } from './panels.ts';
import styles from './TopBar.module.css';

interface TopBarProps {
  mobile: string;
  chatId: number | null;
  /** Quotations that are still to be paid. */
  waitingCount: number;
  panels: Panels;
}

/**
 * The chat's one bar. On a phone its tools are pictures and the rest is behind the menu; Logout is then shown to
 * those alone who reach it by keyboard or hear the page.
 */
export function TopBar({ mobile, chatId, waitingCount, panels }: TopBarProps) {
  const { t } = useTranslation(['chat', 'quotes', 'accounts', 'common']);
  return (
    <header className={styles.bar}>
      <SiteLink
        to="/clinic"
        className={styles.tool}
        aria-label={t('common:action.back')}
        title={t('common:action.back')}
      >
        <ArrowLeft aria-hidden="true" />
      </SiteLink>
      <div className={styles.names}>
        <h1 className={styles.title}>{t('sender.office')}</h1>
        <OfficeStatus chatId={chatId}>{displayMobile(mobile)}</OfficeStatus>
      </div>
      <button
        type="button"
        className={styles.tool}
        title={t('quotes:panel.title')}
        onClick={() => panels.show('quotations')}
      >
        <ReceiptIndianRupee aria-hidden="true" />
        <span className={styles.word}>{t('quotes:panel.title')}</span>
        <span className={styles.badge}>
          <Badge
            count={Math.min(waitingCount, UNREAD_BADGE_CAP)}
            label={t('quotes:panel.count', { count: waitingCount })}
          />
        </span>
      </button>
      <button
        type="button"
        className={styles.tool}
        title={t('spray.title')}
        onClick={() => panels.show('spray')}
      >
        <SprayCan aria-hidden="true" />
        <span className={styles.word}>{t('spray.title')}</span>
      </button>
      <button
        type="button"
        className={`${styles.tool} ${styles.logout}`}
        onClick={() => panels.show('logout')}
      >
        <LogOut aria-hidden="true" />
        <span>{t('accounts:logout.action')}</span>
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('bar.more')}
        title={t('bar.more')}
        aria-haspopup="menu"
        onClick={(event) => {
          const { left, bottom } = event.currentTarget.getBoundingClientRect();
          panels.showMenu({ x: left, y: bottom });
        }}
      >
        <EllipsisVertical aria-hidden="true" />
      </button>
    </header>
  );
}
