import { loginPath } from '#shared/domain/site-paths.ts';
import { useFarmerSession } from '../../features/identity/farmer/use-farmer-session.ts';
import { BeforePaying } from '../../features/payments/checkout/BeforePaying.tsx';
import { AskFirst, NotAnOrder } from '../../features/payments/checkout/NothingToPay.tsx';
import { OrderCard } from '../../features/payments/checkout/OrderCard.tsx';
import { PayBox } from '../../features/payments/checkout/PayBox.tsx';
import { ProviderCheckout } from '../../features/payments/checkout/ProviderCheckout.tsx';
import type { Order, Payee } from '../../features/payments/checkout/read-order.ts';
import { useOrderNow } from '../../features/payments/checkout/use-order-now.ts';
import { useTried } from '../../features/payments/checkout/use-tried.ts';
import type { ReactIsland } from '../../lib/islands/island.ts';
import { AfterPaying } from './AfterPaying.tsx';
import styles from './checkout.module.css';

interface CheckoutProps {
  /** What the address asks for, by the price list of that moment; null where it is no order. */
  order: Order | null;
  /** Of the address, as the server read it. */
  query: string;
  /** Of the first try to pay: the link in the HTML carries it already. */
  reference: string;
  /** This shop has no payment provider. */
  paysOffline: boolean;
  payee: Payee;
}

/**
 * Two ways to pay for one article: by a UPI app, of which only the bank knows what became, and so the page says; and
 * for articles of our own list through the provider, who tells.
 */
function Checkout({ order: drawn, query, reference, paysOffline, payee }: CheckoutProps) {
  const session = useFarmerSession();
  const now = useOrderNow(drawn, payee.upi);
  const { tried, handleTry } = useTried(now);
  const login = loginPath(query);
  const { order } = now;
  if (!order) return <NotAnOrder />;
  const after = <AfterPaying now={now} order={order} tried={tried} session={session} login={login} />;
  if (order.listed?.notSold)
    return (
      <>
        <OrderCard order={order} />
        <AskFirst isOut={order.listed.notSold === 'out'} />
        {tried ? after : null}
      </>
    );
  return (
    <>
      <OrderCard order={order} />
      <div className={styles.ways}>
        <PayBox
          order={order}
          now={now}
          reference={reference}
          isSample={payee.isSample && now.was.upiId === undefined}
          onTry={handleTry}
        />
        {order.listed && !paysOffline ? (
          <ProviderCheckout order={order} now={now} isFarmer={session.farmer !== null} login={login} />
        ) : null}
      </div>
      <BeforePaying partner={payee.partner} />
      {after}
    </>
  );
}

export default {
  name: 'Checkout',
  wake: 'idle',
  words: ['checkout', 'refusals'],
  Component: Checkout,
} satisfies ReactIsland<CheckoutProps>;
