import { BUSINESS } from '#content/business.ts';
import { formatPaise } from '#shared/domain/money/money.ts';
import { UPI_LIMIT_PAISE } from '#shared/domain/money/upi.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { CopyButton } from '../../../ui/CopyButton.island.tsx';
import { SampleMark } from '../../../ui/site/SampleMark.tsx';
import styles from './PayBox.module.css';
import { PayNow } from './PayNow.tsx';
import type { Order } from './read-order.ts';

/** Who is paid, and the ways there. There is no way where there is nothing to pay. */
export function PayBox({ order, reference }: { order: Order; reference: string }) {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t('pay.title')}</h2>
      <p>{t('pay.text')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('pay.id')}</dt>
          <dd>
            <span lang="en">{BUSINESS.upi.id}</span> <SampleMark when={BUSINESS.sample} />
          </dd>
        </div>
        <div>
          <dt>{t('pay.name')}</dt>
          <dd>{BUSINESS.upi.name}</dd>
        </div>
      </dl>
      {isPayable(order) ? <PayNow order={order} reference={reference} /> : null}
      {order.amountPaise > UPI_LIMIT_PAISE ? (
        <p role="alert">{t('aboveUpi', { limit: formatPaise(UPI_LIMIT_PAISE) })}</p>
      ) : null}
      <CopyButton
        text={BUSINESS.upi.id}
        label={t('pay.copy')}
        copied={t('pay.copied')}
        failed={t('pay.notCopied')}
        wide
      />
    </section>
  );
}

const isPayable = ({ amountPaise }: Order) => amountPaise > 0 && amountPaise <= UPI_LIMIT_PAISE;
