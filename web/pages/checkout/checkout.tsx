import { useSearchParams } from 'react-router';
import { loginPath } from '#shared/domain/back-path.ts';
import { useFarmerSession } from '../../features/identity/farmer/use-farmer-session.ts';
import { AskFirst } from '../../features/payments/checkout/AskFirst.tsx';
import { BeforePaying } from '../../features/payments/checkout/BeforePaying.tsx';
import { OrderCard } from '../../features/payments/checkout/OrderCard.tsx';
import { PayBox } from '../../features/payments/checkout/PayBox.tsx';
import { ProviderCheckout } from '../../features/payments/checkout/ProviderCheckout.tsx';
import { useOrder } from '../../features/payments/checkout/use-order.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paysOffline } from '../../lib/pays-offline.ts';
import { AfterPaying } from './AfterPaying.tsx';
import styles from './checkout.module.css';

/**
 * Two ways to pay for one article: by a UPI app, of which only the bank knows what became, and so the page says; and
 * for articles of our own list through the provider, who tells.
 */
export default function CheckoutPage() {
  const { t } = useTranslation('checkout');
  const order = useOrder();
  const [query] = useSearchParams();
  const session = useFarmerSession();
  // As it was built until the address has been read, like the order itself.
  const login = order ? loginPath(query.toString()) : '/farmers';
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <h1 className={styles.title}>{t('heading')}</h1>
      <OrderCard order={order} />
      {order?.listed?.ask ? (
        <AskFirst />
      ) : (
        <>
          <div className={styles.ways}>
            <PayBox order={order} />
            {order?.listed && !paysOffline() ? (
              <ProviderCheckout item={order.listed} isFarmer={session.farmer !== null} login={login} />
            ) : null}
            <BeforePaying />
          </div>
          <AfterPaying order={order} session={session} login={login} />
        </>
      )}
    </div>
  );
}
