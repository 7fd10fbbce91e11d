import { type FormEvent, useEffect } from 'react';
import type { Quotation } from '#shared/contract/quotes.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import type { SendGuard } from '../../../lib/chat-slots.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ProgressBar } from '../../../ui/States.tsx';
import { SidePanel } from '../../../ui/sheets/Dialog.tsx';
import { FileField } from './FileField.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import styles from './QuotationPanel.module.css';
import { useQuotationForm } from './use-quotation-form.ts';
import { WithdrawQuotation } from './WithdrawQuotation.tsx';

/** Rupees above which UPI between a person and a shop is usually refused. */
const UPI_USUAL_MAX = 100_000;

/** The form's id: a question beside the button may send it. */
export const QUOTATION_FORM = 'quotation-form';

interface QuotationPanelProps {
  open: boolean;
  /** Give the panel `key={chat.id}`: what was typed for one farmer must never reach another. */
  chat: { id: number; name: string };
  guard: SendGuard;
  /** All of this farmer's, the newest first. */
  earlier: readonly Quotation[];
  onClose: () => void;
}

/** The side panel 'Quotation': an amount and a file for the open chat. */
export function QuotationPanel({ open, chat, guard, earlier, onClose }: QuotationPanelProps) {
  const { t } = useTranslation('office');
  const form = useQuotationForm(chat, open, onClose);
  const isSending = form.progress !== null;
  const { onBegun } = guard;
  const isBegun = form.amount !== '' || form.file !== null;
  useEffect(() => onBegun(isBegun), [onBegun, isBegun]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (form.file && !isSending && guard.maySend()) void form.submit(guard.seen());
  }

  return (
    <SidePanel open={open} onClose={onClose} title={t('quotation.title')}>
      <form id={QUOTATION_FORM} className={styles.form} onSubmit={handleSubmit} noValidate>
        <p className={styles.for}>{t('quotation.for', { name: chat.name })}</p>
        <PlanOffer
          chatId={chat.id}
          open={open}
          earlier={earlier}
          onTake={(amount, planId) => {
            form.setAmount(amount);
            form.setPlan(planId);
          }}
        />
        <TextField
          data-autofocus
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
        {Number(form.amount) > UPI_USUAL_MAX ? (
          <p className={styles.caution} role="status">
            {t('quotation.mayRefuse')}
          </p>
        ) : null}
        {form.planId === null ? null : (
          <p className={styles.plan}>
            {t('quotation.plan.for', { number: form.planId })}
            <Button tone="quiet" disabled={isSending} onClick={() => form.setPlan(null)}>
              {t('quotation.plan.drop')}
            </Button>
          </p>
        )}
        <FileField
          file={form.file}
          error={form.troubleAt('file')}
          disabled={isSending}
          onChange={form.chooseFile}
        />
        {form.progress === null ? null : <UploadProgress fraction={form.progress} />}
        <FormProblem problem={form.troubleAt('form')} />
        {guard.notice}
        <Button type="submit" wide disabled={!form.file} busy={isSending}>
          {t('quotation.submit')}
        </Button>
      </form>
      <Payable quotations={earlier} />
    </SidePanel>
  );
}

/** What this farmer could still pay: seen before another offer is made, and taken back here. */
function Payable({ quotations }: { quotations: readonly Quotation[] }) {
  const { t, language } = useTranslation('office');
  const payable = quotations.filter((quotation) => quotation.payable);
  if (payable.length === 0) return null;
  return (
    <section className={styles.earlier}>
      <h3>{t('quotation.earlier')}</h3>
      <ul>
        {payable.map((quotation) => (
          <li key={quotation.id}>
            <span>
              <strong>{formatRupees(quotation.amount)}</strong>
              <small>
                {formatDateTime(quotation.created_at, language)}
                {quotation.plan_id === null
                  ? ''
                  : ` · ${t('quotation.plan.for', { number: quotation.plan_id })}`}
                {quotation.status === 'refunded' ? ` · ${t('quotation.refundedEarlier')}` : ''}
              </small>
            </span>
            <WithdrawQuotation quotation={quotation} />
          </li>
        ))}
      </ul>
    </section>
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
