import { ArrowLeft, LogOut, ReceiptIndianRupee, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/Button.tsx';
import styles from './OfficeBar.module.css';

interface OfficeBarProps {
  /** Quotation and VRL/LR are about the open chat. */
  hasChat: boolean;
  onBack: () => void;
  onQuotation: () => void;
  onDispatch: () => void;
  onLogout: () => void;
  /** Other doors, before Logout. */
  extra?: ReactNode;
}

/** The office's top bar. */
export function OfficeBar(props: OfficeBarProps) {
  const { hasChat, onBack, onQuotation, onDispatch, onLogout, extra } = props;
  const { t } = useTranslation('office');
  const hint = hasChat ? undefined : t('bar.chooseChat');
  return (
    <header className={styles.bar}>
      <IconButton label={t('bar.back')} className={styles.back} data-shortcut="u" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <h1 className={styles.title}>{t('bar.title')}</h1>
      <Tool
        icon={<ReceiptIndianRupee aria-hidden="true" />}
        disabled={!hasChat}
        title={hint}
        data-shortcut="q"
        onClick={onQuotation}
      >
        {t('bar.quotation')}
      </Tool>
      <Tool
        icon={<Truck aria-hidden="true" />}
        disabled={!hasChat}
        title={hint}
        data-shortcut="l"
        onClick={onDispatch}
      >
        {t('bar.dispatch')}
      </Tool>
      {extra}
      <Tool icon={<LogOut aria-hidden="true" />} onClick={onLogout}>
        {t('bar.logout')}
      </Tool>
    </header>
  );
}

interface ToolProps {
  icon: ReactNode;
  disabled?: boolean;
  title?: string | undefined;
  'data-shortcut'?: string;
  onClick: () => void;
  children: string;
}

function Tool({ icon, children, ...button }: ToolProps) {
  return (
    <button type="button" className={styles.tool} {...button}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
