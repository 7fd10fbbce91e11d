import { lazy, Suspense } from 'react';
import type { FarmerSession } from '../../features/identity/farmer/use-farmer-session.ts';
import type { Order } from '../../features/payments/checkout/read-order.ts';
import type { OrderNow } from '../../features/payments/checkout/use-order-now.ts';
import { paidWith, type Tried } from '../../features/payments/checkout/use-tried.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/fields/Button.tsx';
import styles from './checkout.module.css';

// The chat's outbox comes with it: strangers never fetch it.
const PaidNote = lazy(async () => ({ default: (await import('./PaidNote.tsx')).PaidNote }));

interface AfterPayingProps {
  order: Order;
  now: OrderNow;
  tried: Tried | null;
  session: FarmerSession;
  login: string;
}

/** What only the bank knows, and how the office hears of it. */
export function AfterPaying({ order, now, tried, session, login }: AfterPayingProps) {
  const { t } = useTranslation('checkout');
  const { farmer } = session;
  return (
    <section className={styles.after}>
      <h2>{t('after.title')}</h2>
      <p>{t('after.text')}</p>
      {order.amountPaise > 0 && farmer ? (
        <Suspense fallback={<div className={styles.noteToCome} />}>
          <PaidNote
            key={farmer.mobile}
            mobile={farmer.mobile}
            order={order}
            paid={paidWith(tried, order, now)}
            onLoginNeeded={() => void session.refresh()}
          />
        </Suspense>
      ) : (
        <ButtonLink tone="secondary" to={farmer ? '/farmers' : login}>
          {t(farmer ? 'note.chat' : 'after.login')}
        </ButtonLink>
      )}
    </section>
  );
}
