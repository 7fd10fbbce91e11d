import { BadgeCheck, Clock3, ReceiptIndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Quotation } from '#shared/contract/quotes.ts';
import { formatRupees } from '#shared/domain/money.ts';
import { currentLanguage, useTranslation } from '../../lib/i18n.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { FileLink } from '../../ui/FileLink.tsx';
import styles from './QuotationCard.module.css';

/** What a card needs to know; a message alone tells less than the quotation itself, but enough. */
export type QuotationFacts = Pick<Quotation, 'amount' | 'file_path' | 'original_name'> & Partial<Quotation>;

interface QuotationCardProps {
  quotation: QuotationFacts;
  /** Absent where nobody may pay from (the office) or nothing is left to pay. */
  onPay?: (() => void) | undefined;
  paying?: boolean;
  /** Further buttons. */
  actions?: ReactNode;
}

/** A priced offer with its document and what has become of it. */
export function QuotationCard({ quotation, onPay, paying, actions }: QuotationCardProps) {
  const { t } = useTranslation('quotes');
  const { amount, file_path: path, status } = quotation;
  const canPay = onPay && status === 'open' && amount > 0;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <ReceiptIndianRupee aria-hidden="true" />
        <p className={styles.title}>{t('card.title')}</p>
        <Status quotation={quotation} />
      </div>
      <p className={amount > 0 ? styles.amount : styles.noAmount}>
        {amount > 0 ? formatRupees(amount) : t('card.noAmount')}
      </p>
      {path ? <FileLink href={path} name={quotation.original_name || t('card.document')} /> : null}
      {canPay || actions ? (
        <div className={styles.actions}>
          {canPay ? (
            <Button className={styles.pay} busy={paying ?? false} onClick={onPay}>
              {t('card.pay', { amount: formatRupees(amount) })}
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
    </div>
  );
}

function Status({ quotation: { status, paid_at: paidAt } }: { quotation: QuotationFacts }) {
  const { t } = useTranslation('quotes');
  if (status === 'paid') {
    const when = paidAt ? formatDateTime(paidAt, currentLanguage()) : '';
    return (
      <span className={styles.paid} title={paidAt ? t('card.paidOn', { when }) : undefined}>
        <BadgeCheck aria-hidden="true" />
        <span>{t('card.status.paid')}</span>
      </span>
    );
  }
  if (status !== 'pending') return null;
  return (
    <span className={styles.pending}>
      <Clock3 aria-hidden="true" />
      <span>{t('card.status.pending')}</span>
    </span>
  );
}
