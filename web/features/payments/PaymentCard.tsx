import { BadgeCheck } from 'lucide-react';
import type { Message } from '#shared/contract/chat.ts';
import { formatRupees } from '#shared/domain/money.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './PaymentCard.module.css';

/** A payment that came in, as the thread tells it to both sides. */
export function PaymentCard({ meta }: Pick<Message, 'meta'>) {
  const { t, language } = useTranslation('payments');
  return (
    <div className={styles.card}>
      <BadgeCheck aria-hidden="true" />
      <div>
        <p className={styles.title}>{t('card.title')}</p>
        {meta.amount ? <p className={styles.amount}>{formatRupees(meta.amount)}</p> : null}
        {meta.item ? <p>{meta.item[language]}</p> : null}
        {meta.pid ? (
          <p className={styles.id}>
            {t('card.id')} #{meta.pid}
          </p>
        ) : null}
      </div>
    </div>
  );
}
