import { Copy } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import type { Customer, CustomerDispatch } from '#shared/contract/customers.ts';
import type { SendGuard } from '../../../lib/chat-slots.ts';
import { copyText } from '../../../lib/device/copy-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SidePanel } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './DispatchPanel.module.css';
import { GoodsField } from './GoodsField.tsx';
import { goodsOf } from './goods.ts';
import { type DispatchForm, useDispatchForm } from './use-dispatch-form.ts';

/** The form's id: a question beside the button may send it. */
export const DISPATCH_FORM = 'dispatch-form';

interface DispatchPanelProps {
  open: boolean;
  /** Give the panel `key={chat.id}`: what was typed for one farmer must never reach another. */
  chat: { id: number; name: string };
  guard: SendGuard;
  /** Undefined until it is known what was quoted, paid and sent. */
  customer: Customer | undefined;
  onClose: () => void;
}

/** The side panel 'Dispatch (VRL/LR)': sends the consignment number and marks the chat SENT. */
export function DispatchPanel({ open, chat, guard, customer, onClose }: DispatchPanelProps) {
  const { t } = useTranslation('office');
  const goods = useMemo(() => customer && goodsOf(customer), [customer]);
  const form = useDispatchForm(chat, open, goods, onClose);
  const { onBegun } = guard;
  useEffect(() => onBegun(!form.isEmpty), [onBegun, form.isEmpty]);
  const lrInput = useRef<HTMLInputElement>(null);

  async function handleCopy() {
    const isCopied = await copyText(form.lrNumber.trim(), lrInput.current);
    if (isCopied) showToast(t('dispatch.copied'), { tone: 'success' });
    else showToast(t('dispatch.copyFailed'), { tone: 'error' });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!form.isSending && guard.maySend()) void form.submit(guard.seen());
  }

  return (
    <SidePanel open={open} onClose={onClose} title={t('dispatch.title')}>
      <form id={DISPATCH_FORM} className={styles.form} onSubmit={handleSubmit} noValidate>
        <div className={styles.for}>
          <p>{t('dispatch.for', { name: chat.name })}</p>
          <p className={styles.address}>{customer?.address}</p>
        </div>
        {goods ? (
          <GoodsField goods={goods} choice={form.choice} onChoice={form.setChoice} />
        ) : (
          <p className={styles.for}>{t('dispatch.loading')}</p>
        )}
        <div className={styles.number}>
          <TextField
            ref={lrInput}
            data-autofocus
            label={t('dispatch.lrNumber')}
            placeholder={t('dispatch.lrPlaceholder')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={form.lrNumber}
            error={form.troubleAt('lr')}
            onChange={(event) => form.setLrNumber(event.target.value)}
          />
          <Button
            tone="secondary"
            className={styles.copy}
            icon={<Copy aria-hidden="true" />}
            disabled={form.isEmpty}
            onClick={handleCopy}
          >
            {t('dispatch.copy')}
          </Button>
        </div>
        <TextField
          label={t('dispatch.trackingLink')}
          placeholder={t('dispatch.trackingPlaceholder')}
          hint={t('dispatch.trackingHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          value={form.link}
          error={form.troubleAt('link')}
          onChange={(event) => form.setLink(event.target.value)}
        />
        <FormProblem problem={form.troubleAt('form')} />
        <Foot form={form} guard={guard} latest={customer?.dispatches[0]} />
      </form>
    </SidePanel>
  );
}

interface FootProps {
  form: DispatchForm;
  guard: SendGuard;
  latest: CustomerDispatch | undefined;
}

/** What is to be known before it leaves, the button, and what left last. */
function Foot({ form, guard, latest }: FootProps) {
  const { t, language } = useTranslation('office');
  return (
    <>
      {form.caution ? (
        <p className={styles.caution} role="alert">
          {form.caution}
        </p>
      ) : null}
      {guard.notice}
      <Button type="submit" wide disabled={form.isEmpty} busy={form.isSending}>
        {form.caution ? t('dispatch.anyway') : t('dispatch.submit')}
      </Button>
      {latest ? (
        <p className={styles.for}>
          {t('dispatch.earlier')}: {latest.lr_number}, {formatDate(latest.sent_at, language)}
        </p>
      ) : null}
    </>
  );
}
