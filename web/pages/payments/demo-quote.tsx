import { useParams } from 'react-router';
import { DEFAULT_LANGUAGE } from '#shared/domain/languages.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useDemoQuote } from '../../features/payments/demo-quote/use-demo-quote.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { ErrorState, Skeleton } from '../../ui/States.tsx';
import styles from './demo-quote.module.css';

/** What is offered, for how much, and the button that pays it with a test system's money. */
export function DemoQuoteCard({ token }: { token: string | undefined }) {
  const { t, language } = useTranslation('demo');
  const { state, retry, paying, pay } = useDemoQuote(token);
  if (state.phase === 'failed') {
    return <ErrorState title={t('error', { message: state.message })} onRetry={retry} />;
  }
  if (state.phase === 'loading') return <Waiting />;
  const { quote } = state;
  const words = language === DEFAULT_LANGUAGE ? quote : quote[language];
  return (
    <section className={styles.card}>
      <p className={styles.kind}>{t('kind')}</p>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.amount}>{formatRupees(quote.amount)}</p>
      <p className={styles.note}>{words.note}</p>
      <Button wide busy={paying} onClick={() => void pay()}>
        {t('pay')}
      </Button>
    </section>
  );
}

function Waiting() {
  const { t } = useTranslation('demo');
  return (
    <section className={styles.card} aria-busy="true" aria-label={t('loading')}>
      <Skeleton width="50%" />
      <Skeleton height="1.6em" />
      <Skeleton width="40%" height="2.2em" />
      <Skeleton height="4em" />
      <Skeleton height="48px" />
    </section>
  );
}

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
