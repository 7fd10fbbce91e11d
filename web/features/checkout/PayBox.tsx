import { Copy } from 'lucide-react';
import { BUSINESS } from '#content/business.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { showToast } from '../../ui/toast-store.ts';
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
      {order && order.amountPaise > 0 ? <PayNow order={order} /> : null}
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
