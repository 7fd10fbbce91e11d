import type { OfficePayment } from '#shared/contract/office-payments.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './PaymentList.module.css';
import { ageOf, standingOf } from './payment-words.ts';

/** How a payment stands, in a word and a colour. */
export function Standing({ payment }: { payment: OfficePayment }) {
  const { t } = useTranslation('money');
  const standing = standingOf(payment);
  return (
    <span className={styles.pill} data-standing={standing}>
      {t(`status.${standing}`)}
    </span>
  );
}

/** Seconds in words: '2 h'. */
export function useAge(): (seconds: number) => string {
  const { t } = useTranslation('money');
  return (seconds) => {
    const { unit, count } = ageOf(seconds);
    return t(`age.${unit}`, { count });
  };
}

/** What a payment is for. */
export function usePurpose(): (payment: Pick<OfficePayment, 'purpose' | 'quotation_id' | 'item'>) => string {
  const { t, language } = useTranslation('money');
  return ({ purpose, quotation_id: id, item }) =>
    item ? item[language] : t(`purpose.${purpose}`, { id: id ?? '' });
}
