import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Quotation } from '#shared/contract/quotes.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { withdrawQuote } from './use-quote-upload.ts';

/** The office takes an offer back: a button, its question, and the reason when it may not be. */
export function WithdrawQuotation({ quotation }: { quotation: Quotation }) {
  const { t, language } = useTranslation('office');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { id, amount, original_name: name } = quotation;
  const mayWithdraw = useAbility('quote.withdraw');

  async function handleConfirm(): Promise<void> {
    setBusy(true);
    try {
      await withdrawQuote(id);
      showToast(t('quotation.withdrawn'), { tone: 'success' });
    } catch (error) {
      showToast(errorText(error, t('quotation.withdrawFailed')), { tone: 'error' });
    }
    setBusy(false);
    setAsked(false);
  }

  if (!mayWithdraw) return null;
  return (
    <>
      <Button tone="quiet" icon={<Undo2 aria-hidden="true" />} onClick={() => setAsked(true)}>
        {t('quotation.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('quotation.withdrawTitle')}
        confirmLabel={t('quotation.withdraw')}
        busy={isBusy}
        onConfirm={handleConfirm}
        onCancel={() => setAsked(false)}
      >
        {t('quotation.withdrawText', {
          amount: amount > 0 ? formatRupees(amount) : name,
          when: formatDateTime(quotation.created_at, language),
        })}
      </ConfirmDialog>
    </>
  );
}
