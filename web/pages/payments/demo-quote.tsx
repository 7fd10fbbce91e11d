import { useParams } from 'react-router';
import { DemoQuoteCard } from '../../features/payments/demo-quote/DemoQuoteCard.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './demo-quote.module.css';

/** /demo/quote/{token}: a quotation to try the payment with, on the provider's test system. */
export default function DemoQuotePage() {
  const { t } = useTranslation('demo');
  const { token } = useParams();
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <DemoQuoteCard key={token} token={token} />
    </div>
  );
}
