import { BadgeCheck } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, ButtonLink } from '../../../ui/fields/Button.tsx';
import styles from './PayBox.module.css';
import { useOrderItem } from './use-order-item.ts';

interface ProviderCheckoutProps {
  /** Of the article. */
  sku: string;
  /** Somebody is logged in: a confirmed order belongs to a farmer. */
  isFarmer: boolean;
  /** The login that comes back here. */
  login: string;
}

/** The confirmed way to pay: the provider tells our server what became of it, and nobody has to write a number. */
export function ProviderCheckout({ sku, isFarmer, login }: ProviderCheckoutProps) {
  const { t } = useTranslation('checkout');
  const { busy, order } = useOrderItem(login);
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t('provider.title')}</h2>
      <p className={styles.confirmed}>
        <BadgeCheck aria-hidden="true" />
        <span>{t('provider.text')}</span>
      </p>
      {isFarmer ? (
        <Button tone="secondary" wide busy={busy} onClick={() => void order(sku)}>
          {t('provider.pay')}
        </Button>
      ) : (
        <>
          <p>{t('provider.stranger')}</p>
          <ButtonLink tone="secondary" wide to={login}>
            {t('provider.login')}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
