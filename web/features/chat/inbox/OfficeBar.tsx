import { ArrowLeft, ListStart, LogOut, ReceiptIndianRupee, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import styles from './OfficeBar.module.css';

interface OfficeBarProps {
  /** Quotation and VRL/LR are about the open chat. */
  hasChat: boolean;
  onBack: () => void;
  /** To the farmer who waits longest. Like the two below, undefined where no chats are. */
  onNext?: () => void;
  onQuotation?: () => void;
  onDispatch?: () => void;
  onLogout: () => void;
  /** Other doors, before Logout. */
  extra?: ReactNode;
}

/** The office's top bar, with the tools of those who may use them. */
export function OfficeBar(props: OfficeBarProps) {
  const { hasChat, onBack, onNext, onQuotation, onDispatch, onLogout, extra } = props;
  const { t } = useTranslation('office');
  const mayTake = useAbility('inbox.manage') && onNext;
  const mayQuote = useAbility('quote.upload') && onQuotation;
  const mayDispatch = useAbility('dispatch.send') && onDispatch;
  const hint = hasChat ? undefined : t('bar.chooseChat');
  return (
    <header className={styles.bar}>
      <IconButton label={t('bar.back')} className={styles.back} data-shortcut="u" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <h1 className={styles.title}>{t('bar.title')}</h1>
      {mayTake ? (
        <Tool
          icon={<ListStart aria-hidden="true" />}
          title={t('bar.nextHint')}
          signOnly
          data-shortcut="o"
          onClick={onNext}
        >
          {t('bar.next')}
        </Tool>
      ) : null}
      {mayQuote ? (
        <Tool
          icon={<ReceiptIndianRupee aria-hidden="true" />}
          disabled={!hasChat}
          title={hint}
          data-shortcut="q"
          onClick={onQuotation}
        >
          {t('bar.quotation')}
        </Tool>
      ) : null}
      {mayDispatch ? (
        <Tool
          icon={<Truck aria-hidden="true" />}
          disabled={!hasChat}
          title={hint}
          data-shortcut="l"
          onClick={onDispatch}
        >
          {t('bar.dispatch')}
        </Tool>
      ) : null}
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
  /** A phone's bar has no room for its word. */
  signOnly?: boolean;
  'data-shortcut'?: string;
  onClick: (() => void) | undefined;
  children: string;
}

function Tool({ icon, signOnly, children, ...button }: ToolProps) {
  return (
    <button type="button" className={classNames(styles.tool, signOnly && styles.signOnly)} {...button}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
