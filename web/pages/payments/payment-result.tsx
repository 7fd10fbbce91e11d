import { CircleCheck, CircleX, Download, Hourglass } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { formatRupees } from '#shared/domain/money/money.ts';
import { readClaimedStatus, readOrderRef, readPid } from '../../features/payments/farmer/payment-params.ts';
import { type Payment, receiptPath, termsPath } from '../../features/payments/farmer/payments.api.ts';
import { type PaymentView, usePaymentStatus } from '../../features/payments/farmer/use-payment-status.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/fields/Button.tsx';
import styles from './payment-result.module.css';

const ICON = { success: CircleCheck, failed: CircleX, pending: Hourglass } as const;

/** /payment-result: what became of a payment, followed until it is certain. */
export default function PaymentResultPage() {
  const { t } = useTranslation('payments');
  const [params] = useSearchParams();
  const pid = readPid(params);
  const view = usePaymentStatus(pid, readClaimedStatus(params));
  const { status } = view;
  const Icon = ICON[status];
  return (
    <div className={styles.page}>
      <title>{t('result.pageTitle')}</title>
      <section className={classNames(styles.card, styles[status])}>
        <Icon className={styles.icon} aria-hidden="true" />
        <div role="status">
          <h1 className={styles.title}>
            {t(view.payment && isAllBack(view.payment) ? 'result.title.refunded' : `result.title.${status}`)}
          </h1>
          <p className={styles.text}>
            {t(sentenceOf(view), { sum: formatRupees(view.payment?.refunded ?? 0) })}
          </p>
        </div>
        <Facts pid={pid} view={view} />
        {view.loading ? (
          <p className={styles.loading} role="status">
            {t('result.loading')}
          </p>
        ) : null}
        <Ways pid={pid} view={view} />
      </section>
    </div>
  );
}

const isAllBack = ({ amount, refunded = 0 }: Payment) => refunded >= amount;

/** What is known of the payment; without the server's word nobody is told that money has arrived. */
function sentenceOf({ status, payment, isUnknown, loading }: PaymentView) {
  if (payment?.refunded !== undefined)
    return isAllBack(payment) ? 'result.refunded' : 'result.partlyRefunded';
  if (isUnknown) return 'result.unknown';
  if (status === 'pending' && !payment && !loading) return 'result.unconfirmed';
  return `result.text.${status}` as const;
}

function Facts({ pid, view }: { pid: number; view: PaymentView }) {
  const { t } = useTranslation('payments');
  const { payment, status } = view;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('result.id')}</dt>
        <dd>#{pid}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('result.order')}</dt>
        <dd>{(payment && readOrderRef(payment.meta)) || '-'}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('result.amount')}</dt>
        <dd>
          <span className={styles.amount}>{payment ? formatRupees(payment.amount) : '-'}</span>
          <span className={styles.pill}>
            {t(payment && isAllBack(payment) ? 'result.pill.refunded' : `result.pill.${status}`)}
          </span>
        </dd>
      </div>
    </dl>
  );
}

function Ways({ pid, view }: { pid: number; view: PaymentView }) {
  const { t } = useTranslation('payments');
  const { status, payment, refresh, refreshing } = view;
  return (
    <div className={styles.ways}>
      {status === 'success' && payment ? (
        <ButtonAnchor
          wide
          tone="secondary"
          icon={<Download aria-hidden="true" />}
          href={receiptPath(pid)}
          download
        >
          {t('result.receipt')}
        </ButtonAnchor>
      ) : null}
      {status === 'success' && payment ? (
        <ButtonAnchor wide tone="quiet" href={termsPath(pid)}>
          {t('result.terms')}
        </ButtonAnchor>
      ) : null}
      {status === 'failed' ? (
        <ButtonLink wide to="/farmers">
          {t('result.retry')}
        </ButtonLink>
      ) : null}
      {status === 'pending' ? (
        <Button wide busy={refreshing} onClick={refresh}>
          {t('result.refresh')}
        </Button>
      ) : null}
      <ButtonLink wide tone={status === 'success' ? 'primary' : 'secondary'} to="/farmers">
        {t('result.back')}
      </ButtonLink>
      <ButtonLink wide tone="quiet" to="/">
        {t('result.home')}
      </ButtonLink>
    </div>
  );
}
