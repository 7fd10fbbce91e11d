import { Copy } from 'lucide-react';
import { BUSINESS } from '#content/business.ts';
import { formatPaise } from '#shared/domain/money/money.ts';
import { UPI_LIMIT_PAISE } from '#shared/domain/money/upi-link.ts';
import { copyText } from '../../../lib/device/copy-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { SampleMark } from '../../../ui/site/SampleMark.tsx';
import styles from './PayBox.module.css';
import { PayNow } from './PayNow.tsx';
import type { Order } from './read-order.ts';

/** Who is paid, and the ways there. There is no way where there is nothing to pay. */
export function PayBox({ order }: { order: Order | undefined }) {
  const { t } = useTranslation('checkout');
  async function copyId(): Promise<void> {
    const copied = await copyText(BUSINESS.upi.id);
    showToast(t(copied ? 'pay.copied' : 'pay.notCopied'), { tone: copied ? 'success' : 'error' });
  }
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
      {order && isPayable(order) ? <PayNow order={order} /> : null}
      {order && order.amountPaise > UPI_LIMIT_PAISE ? (
        <p role="alert">{t('aboveUpi', { limit: formatPaise(UPI_LIMIT_PAISE) })}</p>
      ) : null}
      {order ? (
        <Button tone="secondary" wide icon={<Copy aria-hidden="true" />} onClick={copyId}>
          {t('pay.copy')}
        </Button>
      ) : (
        <div className={styles.waiting} />
      )}
    </section>
  );
}

const isPayable = ({ amountPaise }: Order) => amountPaise > 0 && amountPaise <= UPI_LIMIT_PAISE;
