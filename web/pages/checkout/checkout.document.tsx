import { dayInIndia } from '#shared/domain/licence-end.ts';
import type { DocumentPage } from '../../build/site/document-page.ts';
import { readOrder } from '../../features/payments/checkout/read-order.ts';
import { newReference } from '../../features/payments/checkout/use-upi-try.ts';
import { useContent, useIsSample } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Island } from '../../lib/islands/Island.tsx';
import CHECKOUT from './Checkout.island.tsx';
import styles from './checkout.module.css';

/** Drawn for each request: what is bought, its price and the way to pay stand in the HTML itself. */
export default function CheckoutPage({ page }: { page: DocumentPage }) {
  const { t } = useTranslation('checkout');
  const products = useContent('products');
  const { licences } = useContent('licences');
  const payee = { ...useContent('pay'), isSample: useIsSample('pay') };
  const props = {
    order: readOrder(page.query, { products, licences, today: dayInIndia(new Date()) }),
    query: page.query.toString(),
    reference: newReference(),
    paysOffline: page.paysOffline,
    payee,
  };
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <h1 className={styles.title}>{t('heading')}</h1>
      <Island of={CHECKOUT} props={props} />
    </div>
  );
}
