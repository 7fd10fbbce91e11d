import { formatPaise } from '#shared/domain/money/money.ts';
import { UPI_LIMIT_PAISE } from '#shared/domain/money/upi.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { CopyButton } from '../../../ui/CopyButton.island.tsx';
import { SampleWord } from '../../../ui/site/SampleMark.tsx';
import { AccountChanged, PriceChanged } from './Changed.tsx';
import styles from './PayBox.module.css';
import { PayNow } from './PayNow.tsx';
import type { Order } from './read-order.ts';
import type { OrderNow } from './use-order-now.ts';

interface PayBoxProps {
  order: Order;
  now: OrderNow;
  reference: string;
  /** The account is still the one invented for development. */
  isSample: boolean;
  /** The payer's app was opened. */
  onTry: () => void;
}

/** Who is paid, and the ways there. There is no way where there is nothing to pay. */
export function PayBox({ order, now, reference, isSample, onTry }: PayBoxProps) {
  const { upi } = now;
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t('pay.title')}</h2>
      <p>{t('pay.text')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('pay.id')}</dt>
          <dd>
            <span lang="en">{upi.id}</span> {isSample ? <SampleWord /> : null}
          </dd>
        </div>
        <div>
          <dt>{t('pay.name')}</dt>
          <dd>{upi.name}</dd>
        </div>
      </dl>
      <AccountChanged {...now} />
      <PriceChanged {...now} />
      {isPayable(order) ? <PayNow order={order} now={now} reference={reference} onTry={onTry} /> : null}
      {order.amountPaise > UPI_LIMIT_PAISE ? (
        <p role="alert">{t('aboveUpi', { limit: formatPaise(UPI_LIMIT_PAISE) })}</p>
      ) : null}
      <CopyButton
        text={upi.id}
        label={t('pay.copy')}
        copied={t('pay.copied')}
        failed={t('pay.notCopied')}
        wide
      />
    </section>
  );
}

const isPayable = ({ amountPaise }: Order) => amountPaise > 0 && amountPaise <= UPI_LIMIT_PAISE;
