import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { SidePanel } from '../../ui/Dialog.tsx';
import { ProgressBar } from '../../ui/States.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FileField } from './FileField.tsx';
import styles from './QuotationPanel.module.css';
import { useQuotationForm } from './use-quotation-form.ts';

/** The form's id: a question beside the button may send it. */
export const QUOTATION_FORM = 'quotation-form';

/** Somebody who may hold a quotation back, because something came while it was written. */
export interface QuotationGuard {
  /** Must keep its identity between renders. */
  onBegun: (isBegun: boolean) => void;
  maySend: () => boolean;
  notice: ReactNode;
}

interface QuotationPanelProps {
  open: boolean;
  /** Give the panel `key={chat.id}`: what was typed for one farmer must never reach another. */
  chat: { id: number; name: string };
  guard: QuotationGuard;
  onClose: () => void;
}

/** The side panel 'Quotation': an amount and a file for the open chat. */
export function QuotationPanel({ open, chat, guard, onClose }: QuotationPanelProps) {
  const { t } = useTranslation('office');
  const form = useQuotationForm(chat, open, onClose);
  const isSending = form.progress !== null;
  const { onBegun } = guard;
  const isBegun = form.amount !== '' || form.file !== null;
  useEffect(() => onBegun(isBegun), [onBegun, isBegun]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (form.file && !isSending && guard.maySend()) void form.submit();
  }

  return (
    <SidePanel open={open} onClose={onClose} title={t('quotation.title')}>
      <form id={QUOTATION_FORM} className={styles.form} onSubmit={handleSubmit} noValidate>
        <p className={styles.for}>{t('quotation.for', { name: chat.name })}</p>
        <TextField
          label={t('quotation.amount')}
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('quotation.amountPlaceholder')}
          hint={t('quotation.amountHint')}
          error={form.troubleAt('amount')}
          value={form.amount}
          maxLength={20}
          disabled={isSending}
          onChange={(event) => form.setAmount(event.target.value)}
        />
        <FileField
          file={form.file}
          error={form.troubleAt('file')}
          disabled={isSending}
          onChange={form.chooseFile}
        />
        {form.progress === null ? null : <UploadProgress fraction={form.progress} />}
        {form.troubleAt('form') ? (
          <p className={styles.trouble} role="alert">
            {form.troubleAt('form')}
          </p>
        ) : null}
        {guard.notice}
        <Button type="submit" wide disabled={!form.file} busy={isSending}>
          {t('quotation.submit')}
        </Button>
      </form>
    </SidePanel>
  );
}

function UploadProgress({ fraction }: { fraction: number }) {
  const { t } = useTranslation('office');
  return (
    <div className={styles.progress}>
      <ProgressBar value={fraction} label={t('quotation.uploading')} />
      <span>{t('quotation.percent', { percent: Math.round(fraction * 100) })}</span>
    </div>
  );
}
