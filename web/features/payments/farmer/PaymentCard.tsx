import { BadgeCheck } from 'lucide-react';
import type { MessageOf } from '#shared/contract/chat.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './PaymentCard.module.css';

/** A payment that came in, as the thread tells it to both sides. */
export function PaymentCard({ meta }: Pick<MessageOf<'payment'>, 'meta'>) {
  const { t, language } = useTranslation('payments');
  const { amount = 0, refunded = 0 } = meta;
  const isAllBack = refunded > 0 && refunded >= amount;
  return (
    <div className={styles.card} data-back={isAllBack || undefined}>
      <BadgeCheck aria-hidden="true" />
      <div>
        <p className={styles.title}>{t('card.title')}</p>
        {amount > 0 ? <p className={styles.amount}>{formatRupees(amount)}</p> : null}
        {refunded > 0 ? (
          <p className={styles.back}>
            {isAllBack ? t('card.allBack') : t('card.partlyBack', { amount: formatRupees(refunded) })}
          </p>
        ) : null}
        {meta.item ? <p>{textIn(meta.item, language)}</p> : null}
        {meta.pid ? (
          <p className={styles.id}>
            {t('card.id')} #{meta.pid}
          </p>
        ) : null}
      </div>
    </div>
  );
}
