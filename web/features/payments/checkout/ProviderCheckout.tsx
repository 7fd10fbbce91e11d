import { BadgeCheck } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, ButtonLink } from '../../../ui/fields/Button.tsx';
import { PriceChanged } from './Changed.tsx';
import styles from './PayBox.module.css';
import type { Order } from './read-order.ts';
import { useOrderItem } from './use-order-item.ts';
import type { OrderNow } from './use-order-now.ts';

interface ProviderCheckoutProps {
  order: Order;
  now: OrderNow;
  /** Somebody is logged in: a confirmed order belongs to a farmer. */
  isFarmer: boolean;
  /** The login that comes back here. */
  login: string;
}

/** The confirmed way to pay: the provider tells our server what became of it, and nobody has to write a number. */
export function ProviderCheckout({ order, now, isFarmer, login }: ProviderCheckoutProps) {
  const { t } = useTranslation('checkout');
  const { busy, order: place } = useOrderItem(login, now.tellPrice);
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t('provider.title')}</h2>
      <p className={styles.confirmed}>
        <BadgeCheck aria-hidden="true" />
        <span>{t('provider.text')}</span>
      </p>
      <PriceChanged {...now} />
      {isFarmer ? (
        <Button tone="secondary" wide busy={busy} onClick={() => void place(order)}>
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
