import type { OfficePayment, OfficePaymentAnswer } from '#shared/contract/office-payments.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import styles from './PaymentPanel.module.css';
import { usePurpose } from './payment-parts.tsx';

/** Everything that is known of a payment. */
export function PaymentFacts({ payment }: { payment: OfficePayment }) {
  const { t, language } = useTranslation('money');
  const purpose = usePurpose();
  const when = (instant: string | null) => (instant ? formatDateTime(instant, language) : null);
  const rupees = (amount: number | null) => (amount ? formatRupees(amount) : null);
  const isOpen = payment.status === 'created' || payment.status === 'pending';
  const facts: [string, string | null][] = [
    [t('one.for'), purpose(payment)],
    [t('one.started'), when(payment.created_at)],
    [t('one.paidAt'), when(payment.paid_at)],
    [t('one.held'), rupees(payment.captured)],
    [t('one.givenBack'), rupees(payment.refunded)],
    [t('one.asked'), isOpen ? (when(payment.last_checked_at) ?? t('one.never')) : null],
    [t('one.next'), when(payment.next_check_at)],
    [t('one.id'), `#${payment.pid}`],
    [t('one.order'), payment.merchant_order_id],
    [t('one.providerOrder'), payment.provider_order_id],
    [t('one.utr'), payment.utr],
    [t('one.failure'), payment.failure_code],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** What happened to it, oldest first, and who or what caused it. */
export function PaymentHistory({ history }: { history: OfficePaymentAnswer['history'] }) {
  const { t, language } = useTranslation('money');
  return (
    <section aria-label={t('one.history')}>
      <h3 className={styles.part}>{t('one.history')}</h3>
      <ol className={styles.history}>
        {history.map(({ at, source, from, to, by, reason }) => (
          <li key={`${at} ${to}`}>
            <span className={styles.step}>
              {[from, to]
                .filter((status) => status !== null)
                .map(wordOf)
                .join(' → ')}
            </span>
            <span className={styles.soft}>
              {[
                formatDateTime(at, language),
                isSource(source) ? t(`source.${source}`) : source,
                by && textIn(by, language),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {reason ? <span className={styles.soft}>{reason}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );

  function wordOf(status: string): string {
    return isStatus(status) ? t(`status.${status}`) : status;
  }
}

const SOURCES = ['api', 'poll', 'webhook', 'reconcile', 'office'] as const;
const isSource = (word: string): word is (typeof SOURCES)[number] => SOURCES.some((known) => known === word);

const STATUSES = ['created', 'pending', 'success', 'failed', 'review'] as const;
const isStatus = (word: string): word is (typeof STATUSES)[number] =>
  STATUSES.some((known) => known === word);
