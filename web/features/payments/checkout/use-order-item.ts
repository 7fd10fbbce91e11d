import { useState } from 'react';
import type { OrderItemBody } from '#shared/contract/payment-pages.ts';
import type { CreatePaymentAnswer } from '#shared/contract/payments.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError, postJson } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';

/** The button stays busy while the browser leaves; this long if it never does (back from the payment page). */
const LEAVING_MS = 6000;

/** Takes a farmer to the provider's page for an article, or says why not; to the login when theirs has ended. */
export function useOrderItem(login: string): { busy: boolean; order: (sku: string) => Promise<void> } {
  const { t } = useTranslation('checkout');
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async order(sku) {
      setBusy(true);
      try {
        // A full page load: the payment page comes with a policy of its own, which lets the provider in.
        window.location.assign((await orderItem(sku)).checkoutUrl);
        setTimeout(() => setBusy(false), LEAVING_MS);
      } catch (error) {
        setBusy(false);
        if (error instanceof HttpError && error.status === 401) window.location.assign(login);
        else showToast(errorText(error, t('provider.failed')), { tone: 'error' });
      }
    },
  };
}

/** Asks for the page where one piece of an article of our list is paid, at the list's price. */
function orderItem(sku: string): Promise<CreatePaymentAnswer> {
  const body: OrderItemBody = { sku };
  return postJson<CreatePaymentAnswer>('/payment/catalogue', body);
}
