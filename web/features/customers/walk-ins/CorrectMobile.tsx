import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Customer } from '#shared/contract/customers.ts';
import { normaliseMobile } from '#shared/domain/digits.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { putCustomer, reloadCustomer } from '../card/use-customer.ts';
import { correctMobile } from './walk-ins.api.ts';

/** Puts a mistyped number right, until its farmer logs in. */
export function CorrectMobile({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTranslation('walkin');
  const client = useQueryClient();
  const [typed, setTyped] = useState(customer.mobile);
  const [was, setWas] = useState(customer.mobile);
  const [trouble, setTrouble] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const formId = useId();

  async function save(): Promise<void> {
    const mobile = normaliseMobile(typed);
    if (mobile === null) return setTrouble(t('add.mobileInvalid'));
    if (isSaving) return;
    setSaving(true);
    try {
      putCustomer(client, await correctMobile(customer.chat_id, { mobile, was }));
      showToast(t('number.saved'), { tone: 'success' });
      onClose();
    } catch (error) {
      setTrouble(errorText(error, t('number.failed')));
      if (error instanceof HttpError && error.code === 'CUSTOMER_CHANGED') {
        const now = await reloadCustomer(client, customer.chat_id).catch(() => customer);
        setWas(now.mobile);
      }
      setSaving(false);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('number.title')}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('add.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSaving}>
            {t('number.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('number.label')}
          hint={t('number.hint')}
          error={trouble}
          prefix="+91"
          figures
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setTrouble(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
