import { OrderCard } from '../features/checkout/OrderCard.tsx';
import { PayBox } from '../features/checkout/PayBox.tsx';
import { useOrder } from '../features/checkout/use-order.ts';
import { useTranslation } from '../lib/i18n.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './checkout.module.css';

/** Hands one article's payment to a UPI app. What became of it only the bank knows, and so the page says. */
export default function CheckoutPage() {
  const { t } = useTranslation('checkout');
  const order = useOrder();
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <h1 className={styles.title}>{t('heading')}</h1>
      <OrderCard order={order} />
      <PayBox order={order} />
      <section className={styles.after}>
        <h2>{t('after.title')}</h2>
        <p>{t('after.text')}</p>
        <ButtonLink tone="secondary" to="/farmers">
          {t('after.chat')}
        </ButtonLink>
      </section>
    </div>
  );
}
