import { Copy } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { SidePanel } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './DispatchPanel.module.css';
import { useDispatchForm } from './use-dispatch-form.ts';

interface DispatchPanelProps {
  open: boolean;
  /** Give the panel `key={chat.id}`: what was typed for one farmer must never reach another. */
  chat: { id: number; name: string };
  onClose: () => void;
}

/** The side panel 'Dispatch (VRL/LR)': sends the consignment number and marks the chat SENT. */
export function DispatchPanel({ open, chat, onClose }: DispatchPanelProps) {
  const { t } = useTranslation('office');
  const form = useDispatchForm(chat, open, onClose);
  const lrInput = useRef<HTMLInputElement>(null);

  async function handleCopy() {
    const isCopied = await copyText(form.lrNumber.trim(), lrInput.current);
    if (isCopied) showToast(t('dispatch.copied'), { tone: 'success' });
    else showToast(t('dispatch.copyFailed'), { tone: 'error' });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <SidePanel open={open} onClose={onClose} title={t('dispatch.title')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <p className={styles.for}>{t('dispatch.for', { name: chat.name })}</p>
        <div className={styles.number}>
          <TextField
            ref={lrInput}
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
        {form.troubleAt('form') ? (
          <p className={styles.trouble} role="alert">
            {form.troubleAt('form')}
          </p>
        ) : null}
        <Button type="submit" wide disabled={form.isEmpty} busy={form.isSending}>
          {t('dispatch.submit')}
        </Button>
      </form>
    </SidePanel>
  );
}
