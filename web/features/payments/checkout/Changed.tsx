import { formatPaise } from '#shared/domain/money/money.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './PayBox.module.css';
import type { OrderNow } from './use-order-now.ts';

/** Beside a way to pay: the price is not the one that was read first. Whoever pays looks again. */
export function PriceChanged({ order, was }: Pick<OrderNow, 'order' | 'was'>) {
  const { t } = useTranslation('checkout');
  const text =
    order && was.amountPaise !== undefined
      ? t('priceChanged', { was: formatPaise(was.amountPaise), now: formatPaise(order.amountPaise) })
      : null;
  return (
    <p role="status" className={styles.notOpened}>
      {text}
    </p>
  );
}

/** The account is not the one that was read first, or nobody could say whether it still is. */
export function AccountChanged({ upi, was, payTo }: Pick<OrderNow, 'upi' | 'was' | 'payTo'>) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <p role="status" className={styles.notOpened}>
        {was.upiId === undefined ? null : t('accountChanged', { was: was.upiId, now: upi.id })}
      </p>
      <p role="status" className={styles.notOpened}>
        {payTo.isUnsure ? t('accountUnsure') : null}
      </p>
    </>
  );
}
