import { ReceiptText, Undo2 } from 'lucide-react';
import type { MessageOf } from '#shared/contract/chat.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { FileLink } from '../../../ui/FileLink.tsx';
import styles from './PaymentCard.module.css';

/** The receipt of a payment, as the thread hands it to both sides. */
export function ReceiptCard({ message: { meta, file_path: path } }: { message: MessageOf<'receipt'> }) {
  const { t } = useTranslation('payments');
  const number = meta.receipt_number ?? '';
  return (
    <div>
      <div className={styles.card}>
        <ReceiptText aria-hidden="true" />
        <div>
          <p className={styles.title}>{t('card.receipt')}</p>
          {meta.amount ? <p className={styles.amount}>{formatRupees(meta.amount)}</p> : null}
        </div>
      </div>
      {path ? <FileLink href={path} name={`${t('card.receipt')} ${number}`} facts="PDF" /> : null}
    </div>
  );
}

/** Money that went back, as the thread tells it to both sides. */
export function RefundCard({ meta }: Pick<MessageOf<'refund'>, 'meta'>) {
  const { t } = useTranslation('payments');
  const { amount, refund_reference: reference } = meta;
  return (
    <div className={styles.card}>
      <Undo2 aria-hidden="true" />
      <div>
        <p className={styles.title}>{t('card.refund')}</p>
        {amount ? <p className={styles.amount}>{formatRupees(amount)}</p> : null}
        {reference ? <p className={styles.reference}>{t('card.refundText', { reference })}</p> : null}
      </div>
    </div>
  );
}
