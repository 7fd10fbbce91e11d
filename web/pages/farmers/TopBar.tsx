import { ArrowLeft, LogOut, ReceiptIndianRupee, SprayCan } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayMobile } from '#shared/domain/mobile.ts';
import { UNREAD_BADGE_CAP } from '#shared/domain/unread-badge.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink } from '../../lib/site-links.tsx';
import { Badge } from '../../ui/Badge.tsx';
import styles from './TopBar.module.css';

interface TopBarProps {
  mobile: string;
  /** Under the title: whether the office is there. */
  status: ReactNode;
  quotationCount: number;
  onQuotations: () => void;
  onSpray: () => void;
  onLogout: () => void;
}

export function TopBar({ mobile, status, quotationCount, onQuotations, onSpray, onLogout }: TopBarProps) {
  const { t } = useTranslation(['chat', 'quotes', 'accounts', 'common']);
  return (
    <header className={styles.bar}>
      <SiteLink
        to="/clinic"
        className={styles.back}
        aria-label={t('common:action.back')}
        title={t('common:action.back')}
      >
        <ArrowLeft aria-hidden="true" />
      </SiteLink>
      <div className={styles.names}>
        <h1 className={styles.title}>{t('sender.office')}</h1>
        <p className={styles.mobile}>{displayMobile(mobile)}</p>
      </div>
      <div className={styles.status}>{status}</div>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={onQuotations}>
          <ReceiptIndianRupee aria-hidden="true" />
          <span>{t('quotes:panel.title')}</span>
          <Badge
            count={Math.min(quotationCount, UNREAD_BADGE_CAP)}
            label={t('quotes:panel.count', { count: quotationCount })}
          />
        </button>
        <button type="button" className={styles.tool} onClick={onSpray}>
          <SprayCan aria-hidden="true" />
          <span>{t('sprayPanel.open')}</span>
        </button>
      </div>
      <button type="button" className={styles.logout} onClick={onLogout}>
        <LogOut aria-hidden="true" />
        <span>{t('accounts:logout.action')}</span>
      </button>
    </header>
  );
}
