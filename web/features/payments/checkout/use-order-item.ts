import { useState } from 'react';
import type { OrderItemBody } from '#shared/contract/payment-pages.ts';
import type { CreatePaymentAnswer } from '#shared/contract/payments.ts';
import { paiseToRupees, rupeesToPaise } from '#shared/domain/money/money.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError, postJson } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { leaveTo } from '../../../lib/page/leave-to.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import type { Order } from './read-order.ts';

interface OrderItem {
  busy: boolean;
  order: (item: Pick<Order, 'sku' | 'amountPaise'>) => Promise<void>;
}

/**
 * Takes a farmer to the provider's page for an article, at the price they saw, or says why not; to the login when theirs
 * has ended.
 * @param onPrice the price is another one by now: nothing was charged, and the page is to show it
 */
export function useOrderItem(login: string, onPrice: (amountPaise: number) => void): OrderItem {
  const { t } = useTranslation('checkout');
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async order({ sku, amountPaise }) {
      setBusy(true);
      try {
        const body: OrderItemBody = { sku, amount: paiseToRupees(amountPaise) };
        const { checkoutUrl } = await postJson<CreatePaymentAnswer>('/payment/catalogue', body);
        leaveTo(checkoutUrl, () => setBusy(false));
      } catch (error) {
        setBusy(false);
        const price = newPriceOf(error);
        if (price !== undefined) onPrice(rupeesToPaise(price));
        else if (error instanceof HttpError && error.status === 401) window.location.assign(login);
        else showToast(errorText(error, t('provider.failed')), { tone: 'error' });
      }
    },
  };
}

function newPriceOf(error: unknown): number | undefined {
  const isChanged = error instanceof HttpError && error.code === 'PRICE_CHANGED';
  const price = isChanged ? Number(error.known?.amount) : 0;
  return price > 0 ? price : undefined;
}
