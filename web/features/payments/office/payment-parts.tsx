import type { OfficePayment, Refund } from '#shared/contract/office-payments.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './PaymentList.module.css';

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
    item ? textIn(item, language) : t(`purpose.${purpose}`, { id: id ?? '' });
}

/** How a payment stands, with the money that went back. */
export function standingOf(payment: Pick<OfficePayment, 'status' | 'refunded' | 'captured'>) {
  const { status, refunded, captured } = payment;
  if (refunded === 0) return status;
  return refunded === captured ? ('refunded' as const) : ('partly' as const);
}

export function refundStanding({ state, waits_for_second }: Pick<Refund, 'state' | 'waits_for_second'>) {
  return waits_for_second ? ('waits' as const) : state;
}

/** Age in the largest whole unit; `now` below a minute. */
export function ageOf(seconds: number): { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } {
  if (seconds < 60) return { unit: 'now', count: 0 };
  if (seconds < 3600) return { unit: 'minutes', count: Math.floor(seconds / 60) };
  if (seconds < 86_400) return { unit: 'hours', count: Math.floor(seconds / 3600) };
  return { unit: 'days', count: Math.floor(seconds / 86_400) };
}
