import { AlertCircle, BadgeCheck, Ban, Clock3, ReceiptIndianRupee, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageOf } from '#shared/contract/chat.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { currentLanguage, useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { useLate } from '../../../lib/use-late.ts';
import { FileLink } from '../../../ui/FileLink.tsx';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from './QuotationCard.module.css';

/** What a card needs to know; a message alone tells less than the quotation itself, but enough. */
export type QuotationFacts = Pick<Quotation, 'amount' | 'file_path' | 'original_name'> & Partial<Quotation>;

/** What the message alone tells: of a quotation off the list, or taken back by the office, that is all there is. */
export function factsOfQuotation({ meta, file_path }: MessageOf<'quote'>): QuotationFacts {
  const facts = {
    amount: meta.amount ?? 0,
    file_path,
    original_name: meta.original_name ?? '',
    plan_id: meta.plan_id ?? null,
  };
  return meta.withdrawn ? { ...facts, status: 'withdrawn' } : facts;
}

export interface QuotationCardProps {
  quotation: QuotationFacts;
  /** Absent where nobody may pay from (the office) or nothing is left to pay. */
  onPay?: (() => void) | undefined;
  paying?: boolean;
  /** Why paying did not begin. */
  failure?: string | undefined;
  /** Further buttons. */
  actions?: ReactNode;
}

/** A priced offer with its document and what has become of it. */
export function QuotationCard({ quotation, onPay, paying, failure, actions }: QuotationCardProps) {
  const { t } = useTranslation('quotes');
  const { amount, file_path: path, plan_id: plan, status, refunded = 0 } = quotation;
  const canPay = onPay && quotation.payable;
  const PayOffline = useLate(Boolean(canPay) && paysOffline(), loadPayOffline, () => {});
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
      {plan ? <p>{t('card.forPlan', { number: plan })}</p> : null}
      {status === 'paid' && refunded > 0 ? (
        <p className={styles.back}>{t('card.partlyBack', { amount: formatRupees(refunded) })}</p>
      ) : null}
      {path ? <FileLink href={path} name={quotation.original_name || t('card.document')} /> : null}
      {canPay && failure ? (
        <p role="alert" className={styles.failure}>
          <AlertCircle aria-hidden="true" />
          <span>{failure}</span>
        </p>
      ) : null}
      {canPay || actions ? (
        <div className={styles.actions}>
          {PayOffline ? <PayOffline id={quotation.id} amount={amount} /> : null}
          {canPay && !paysOffline() ? (
            <Button className={styles.pay} busy={paying ?? false} onClick={onPay}>
              {t(status === 'refunded' ? 'card.payAgain' : 'card.pay', { amount: formatRupees(amount) })}
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
  if (status === undefined || status === 'open') return null;
  const Icon = { pending: Clock3, refunded: Undo2, withdrawn: Ban }[status];
  return (
    <span className={status === 'pending' ? styles.pending : styles.over}>
      <Icon aria-hidden="true" />
      <span>{t(`card.status.${status}`)}</span>
    </span>
  );
}

/** Few shops are without a provider: no other farmer's phone loads it. */
const loadPayOffline = async () => (await import('./PayOffline.tsx')).PayOffline;

/** Whether this shop has no payment provider: the server says so on the page itself (PAYMENT_PROVIDER=none). */
function paysOffline(): boolean {
  return document.documentElement.dataset.paysOffline !== undefined;
}
