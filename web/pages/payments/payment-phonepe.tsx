import { useNavigate, useSearchParams } from 'react-router';
import { readPid } from '../../features/payments/farmer/payment-params.ts';
import { useCheckout } from '../../features/payments/farmer/use-checkout.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/fields/Button.tsx';
import { Loading } from '../../ui/States.tsx';
import styles from './payment-phonepe.module.css';

/** /payment/phonepe/iframe: hands the payer over to the provider, and on to the result. */
export default function PaymentPhonepePage() {
  const { t } = useTranslation('payments');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const pid = readPid(params);
  // The checkout is over: Back must lead to the chat, not into it again.
  const { slow, retry } = useCheckout(pid, () => navigate(`/payment-result?pid=${pid}`, { replace: true }));
  const sentence = !slow ? 'checkout.wait' : pid === 0 ? 'checkout.noPayment' : 'checkout.slow';
  return (
    <div className={styles.page}>
      <title>{t('checkout.pageTitle')}</title>
      <h1 className={styles.title}>
        <Loading label={t('checkout.opening')} />
      </h1>
      <p className={styles.text}>{t(sentence)}</p>
      {slow ? (
        <div className={styles.ways}>
          {pid === 0 ? (
            // Nothing to open here: a payment begins at its quotation.
            <ButtonLink to="/farmers">{t('checkout.retry')}</ButtonLink>
          ) : (
            <Button onClick={retry}>{t('checkout.retry')}</Button>
          )}
          <ButtonLink tone="secondary" to="/farmers">
            {t('checkout.back')}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
