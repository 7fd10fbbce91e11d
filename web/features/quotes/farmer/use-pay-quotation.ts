import { useState } from 'react';
import type { Quotation } from '#shared/contract/quotes.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { leaveTo } from '../../../lib/page/leave-to.ts';
import { createPayment } from './use-quotations.ts';

export interface QuotationPayment {
  payingId: number | null;
  /** Why the last payment of a quotation was not started; gone with the next try. */
  failed: { id: number; why: string } | null;
  pay: (quotation: Quotation) => Promise<void>;
}

/** Takes the farmer to the payment page of a quotation, or says why not, beside the button that was pressed. */
export function usePayQuotation(chatId: number | null): QuotationPayment {
  const { t } = useTranslation('quotes');
  const [payingId, setPayingId] = useState<number | null>(null);
  const [failed, setFailed] = useState<QuotationPayment['failed']>(null);

  async function pay(quotation: Quotation): Promise<void> {
    const { id } = quotation;
    const refuse = (why: string) => {
      setFailed({ id, why });
      setPayingId(null);
    };
    setFailed(null);
    if (!(quotation.amount > 0)) return refuse(t('pay.invalidAmount'));
    if (chatId === null) return refuse(t('pay.noChat'));
    setPayingId(id);
    try {
      const { ok, checkoutUrl } = await createPayment(quotation);
      if (!ok || !checkoutUrl) return refuse(t('pay.notStarted'));
      leaveTo(checkoutUrl, () => setPayingId(null));
    } catch (error) {
      refuse(errorText(error, t('pay.failed')));
    }
  }

  return { payingId, failed, pay };
}
