import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Customer } from '#shared/contract/customers.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { CropsField } from '../walk-ins/CropsField.tsx';
import styles from './CustomerCard.module.css';
import { correctCustomer, putCustomer, reloadCustomer } from './use-customer.ts';

type Field = 'name' | 'address';
type Troubles = Partial<Record<Field | 'form', string | undefined>>;

/** Puts a name or a place right. */
export function EditCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTranslation('customer');
  const form = useCorrection(customer, onClose);
  const formId = useId();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void form.save();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.title')}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.isSaving}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        {(['name', 'address'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`edit.${field}`)}
            autoComplete="off"
            value={form.values[field]}
            error={form.troubles[field]}
            onChange={(event) => form.set(field, event.target.value)}
          />
        ))}
        <CropsField crops={form.values.crops} onChange={form.setCrops} />
        <p className={styles.hint}>{t('edit.hint')}</p>
        <FormProblem problem={form.troubles.form} />
      </form>
    </Dialog>
  );
}

function useCorrection(customer: Customer, onSaved: () => void) {
  const { t } = useTranslation('customer');
  const client = useQueryClient();
  const [was, setWas] = useState(() => writtenOf(customer));
  const [values, setValues] = useState(was);
  const [troubles, setTroubles] = useState<Troubles>({});
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    const missing: Troubles = {};
    for (const field of ['name', 'address'] as const) {
      if (values[field].trim() === '') missing[field] = t(`edit.missing.${field}`);
    }
    setTroubles(missing);
    if (isSaving || Object.keys(missing).length > 0) return;
    setSaving(true);
    try {
      putCustomer(client, await correctCustomer(customer.chat_id, { ...values, was }));
      showToast(t('edit.saved'), { tone: 'success' });
      onSaved();
    } catch (error) {
      setTroubles(troublesOf(error, t('edit.tooLong'), t('edit.failed')));
      if (error instanceof HttpError && error.code === 'CUSTOMER_CHANGED')
        await takeOver().catch(() => undefined);
      setSaving(false);
    }
  }

  /** What one has not touched oneself is from now on what the colleague wrote; the rest is saved by the next press. */
  async function takeOver(): Promise<void> {
    const theirs = writtenOf(await reloadCustomer(client, customer.chat_id));
    setValues((own) => ({
      name: own.name === was.name ? theirs.name : own.name,
      address: own.address === was.address ? theirs.address : own.address,
      crops: own.crops === was.crops ? theirs.crops : own.crops,
    }));
    setWas(theirs);
  }

  return {
    values,
    troubles,
    isSaving,
    save,
    setCrops: (crops: string[]) => setValues((known) => ({ ...known, crops })),
    set(field: Field, value: string) {
      setValues((known) => ({ ...known, [field]: value }));
      setTroubles((known) => ({ ...known, [field]: undefined, form: undefined }));
    },
  };
}

const writtenOf = ({ name, address, crops }: Customer) => ({ name, address, crops });

function troublesOf(error: unknown, tooLong: string, failed: string): Troubles {
  const fields = error instanceof HttpError ? error.fields : {};
  if ('name' in fields) return { name: tooLong };
  if ('address' in fields) return { address: tooLong };
  return { form: errorText(error, failed) };
}
