import { useState } from 'react';
import { stripAmountInput } from '#shared/domain/money/money.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useKeptFile, useKeptText } from '../../../lib/kept-form.ts';
import { useIsShown } from '../../../lib/use-is-shown.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { type QuoteField, useQuoteUpload } from './use-quote-upload.ts';

interface QuotationForm {
  amount: string;
  setAmount: (typed: string) => void;
  /** The plan it is for, once its prices were taken over. */
  planId: number | null;
  setPlan: (id: number | null) => void;
  file: File | null;
  chooseFile: (file: File | null) => void;
  /** From 0 to 1 while sending, else null. */
  progress: number | null;
  troubleAt: (field: QuoteField) => string | undefined;
  /** @param seenSeq newest position the writer has seen: a colleague's message beyond it holds the quotation back */
  submit: (seenSeq: number | undefined) => Promise<void>;
}

/** What the file chooser offers; the server looks at the bytes. */
export const QUOTE_FILE_ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

const TYPES = new Set(['application/pdf', 'image/jpeg', 'image/png']);
const EXTENSION = /\.(pdf|jpe?g|png)$/i;

/**
 * What is typed and chosen for one chat's quotation. It outlives the panel and the chat's turn on the screen: a slip
 * onto the backdrop loses nothing, and an upload that ends after closing tells its outcome in a toast.
 */
export function useQuotationForm(
  chat: { id: number; name: string },
  isOpen: boolean,
  onSent: () => void,
): QuotationForm {
  const { t } = useTranslation('office');
  const [amount, setAmount] = useKeptText(`quotation:${chat.id}:amount`);
  const [plan, setPlan] = useKeptText(`quotation:${chat.id}:plan`);
  const [file, setFile] = useKeptFile(`quotation:${chat.id}`);
  const [trouble, setTrouble] = useState<{ field: QuoteField; text: string } | null>(null);
  const { progress, send } = useQuoteUpload();
  const isShown = useIsShown(isOpen);

  const planId = plan === '' ? null : Number(plan);

  async function submit(seenSeq: number | undefined) {
    if (progress !== null || !file) return;
    setTrouble(null);
    const outcome = await send({ chatId: chat.id, amount, planId, file }, seenSeq);
    if (outcome.ok) {
      setAmount('');
      setPlan('');
      setFile(null);
      showToast(t('quotation.sent', { name: chat.name }), { tone: 'success' });
      if (isShown()) onSent();
      return;
    }
    const text = errorText(outcome.error, t('quotation.failed'));
    setTrouble({ field: outcome.field, text });
    if (!isShown()) showToast(text, { tone: 'error' });
  }

  return {
    amount,
    setAmount(typed) {
      setAmount(stripAmountInput(typed));
      setTrouble(null);
    },
    planId,
    setPlan: (id) => setPlan(id === null ? '' : String(id)),
    file,
    chooseFile(chosen) {
      const isRefused = chosen !== null && !isQuoteFile(chosen);
      setFile(isRefused ? null : chosen);
      setTrouble(isRefused ? { field: 'file', text: t('quotation.fileRequired') } : null);
    },
    progress,
    troubleAt: (field) => (trouble?.field === field ? trouble.text : undefined),
    submit,
  };
}

/** Whether the file may be a quotation. Some systems give no type: then its name decides. */
export function isQuoteFile(file: Pick<File, 'name' | 'type'>): boolean {
  return file.type === '' ? EXTENSION.test(file.name) : TYPES.has(file.type);
}
