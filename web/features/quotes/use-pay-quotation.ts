import { useState } from 'react';
import type { Quotation } from '#shared/contract/quotes.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast-store.ts';
import { createPayment } from './quotes.api.ts';

/** The button stays busy while the browser leaves; this long if it never does (back from the payment page). */
const LEAVING_MS = 6000;

/** Takes the farmer to the payment page of a quotation, or says why not. */
export function usePayQuotation(chatId: number | null): {
  payingId: number | null;
  pay: (quotation: Quotation) => Promise<void>;
} {
  const { t } = useTranslation('quotes');
  const [payingId, setPayingId] = useState<number | null>(null);

  function refuse(sentence: string): void {
    showToast(sentence, { tone: 'error' });
    setPayingId(null);
  }

  async function pay(quotation: Quotation): Promise<void> {
    if (!(quotation.amount > 0)) return refuse(t('pay.invalidAmount'));
    if (chatId === null) return refuse(t('pay.noChat'));
    setPayingId(quotation.id);
    try {
      const { ok, checkoutUrl } = await createPayment(quotation);
      if (!ok || !checkoutUrl) return refuse(t('pay.notStarted'));
      window.location.assign(checkoutUrl);
      setTimeout(() => setPayingId(null), LEAVING_MS);
    } catch (error) {
      refuse(errorText(error, t('pay.failed')));
    }
  }

  return { payingId, pay };
}
