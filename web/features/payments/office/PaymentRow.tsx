import { TriangleAlert } from 'lucide-react';
import type { OfficePayment } from '#shared/contract/office-payments.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import styles from './PaymentList.module.css';
import { Standing, useAge, usePurpose } from './payment-parts.tsx';

interface PaymentRowProps {
  payment: OfficePayment;
  onOpen: (pid: number) => void;
}

/** One payment in a line: whose, how much, for what, how it stands and since when. Pressed, it opens. */
export function PaymentRow({ payment, onOpen }: PaymentRowProps) {
  const { t, language } = useTranslation('money');
  const [age, purpose] = [useAge(), usePurpose()];
  const { pid, amount, farmer, created_at: begun, age_seconds: seconds, alerts } = payment;
  const name = farmer?.name ?? t('noFarmer');
  return (
    <li>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => onOpen(pid)}>
        <span className={styles.amount}>{formatRupees(amount)}</span>
        <span className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.soft}>
            {[farmer?.mobile, purpose(payment)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className={styles.marks}>
          <Standing payment={payment} />
          {payment.env === 'uat' ? <span className={styles.test}>{t('test')}</span> : null}
        </span>
        <time className={styles.age} dateTime={begun} title={formatDateTime(begun, language)}>
          {age(seconds)}
        </time>
        {alerts.map(({ kind }) => (
          <span key={kind} className={styles.alert}>
            <TriangleAlert aria-hidden="true" />
            {t(`alert.${kind}`)}
          </span>
        ))}
      </button>
    </li>
  );
}
