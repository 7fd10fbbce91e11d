import { Undo2 } from 'lucide-react';
import type { MessageOf } from '#shared/contract/chat.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './PaymentCard.module.css';

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
