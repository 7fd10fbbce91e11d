import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { LANGUAGE_TABLE, LANGUAGES } from '#shared/domain/languages.ts';
import { CONSENTS } from '#shared/domain/walk-in.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/sheets/Dialog.tsx';
import { CropsField } from './CropsField.tsx';
import { ReadOut } from './ReadOut.tsx';
import { type AddedCustomer, type QuietNumber, useAddCustomer } from './use-add-customer.ts';
import styles from './WalkIns.module.css';
import { findByMobile } from './walk-ins.api.ts';

const NOTE_MAX = 2000;

interface AddDialogProps {
  onOpen: (chatId: number) => void;
  onClose: () => void;
}

/** One form for a clerk with a farmer before them: number, name, place, crops, note, and that they agreed. */
export function AddDialog({ onOpen, onClose }: AddDialogProps) {
  const { t } = useTranslation('walkin');
  const [added, setAdded] = useState<AddedCustomer | null>(null);
  const form = useAddCustomer(onOpen, setAdded);
  const { values, troubles, set } = form;
  const formId = useId();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void form.save();
  }

  if (form.quiet) return <QuietQuestion form={form} quiet={form.quiet} onOpen={onOpen} />;
  if (added) return <ReadOut {...added} doneLabel={t('readOut.done')} onClose={() => onOpen(added.chatId)} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('add.title')}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('add.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.isSaving}>
            {t('add.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('add.mobile')}
          prefix="+91"
          figures
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          value={values.mobile}
          error={troubles.mobile}
          onChange={(event) => set({ mobile: event.target.value })}
        />
        <KnownCustomer mobile={form.mobile} onOpen={onOpen} />
        {(['name', 'address'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`add.${field}`)}
            hint={field === 'address' ? t('add.addressHint') : undefined}
            autoComplete="off"
            value={values[field]}
            error={troubles[field]}
            onChange={(event) => set({ [field]: event.target.value })}
          />
        ))}
        <Furthermore form={form} />
        <Agreement form={form} />
        <FormProblem problem={troubles.form} />
      </form>
    </Dialog>
  );
}

interface QuietQuestionProps {
  form: ReturnType<typeof useAddCustomer>;
  quiet: QuietNumber;
  onOpen: (chatId: number) => void;
}

/** The number was quiet so long that it may be another person's: only who stands at the counter can tell. */
function QuietQuestion({ form, quiet, onOpen }: QuietQuestionProps) {
  const { t, language } = useTranslation('walkin');
  const mayTake = useAbility('customer.merge');
  return (
    <Dialog
      open
      onClose={form.back}
      title={t('same.title')}
      footer={
        <>
          <Button tone="quiet" onClick={form.back}>
            {t('same.back')}
          </Button>
          {mayTake ? (
            <Button
              tone="secondary"
              busy={form.isSaving}
              onClick={() => void form.save({ somebody_else: true })}
            >
              {t('same.no')}
            </Button>
          ) : null}
          <Button onClick={() => onOpen(quiet.chatId)}>{t('same.yes')}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <KnownCustomer mobile={form.mobile} onOpen={onOpen} />
        <p>{t('same.quiet', { when: formatDate(quiet.since, language) })}</p>
        <FormProblem problem={form.troubles.form} />
      </div>
    </Dialog>
  );
}

/** Whoever has the number already, as soon as it is whole: their chat is one press away. */
function KnownCustomer({ mobile, onOpen }: { mobile: string | null; onOpen: (chatId: number) => void }) {
  const { t } = useTranslation('walkin');
  const { data } = useQuery({
    queryKey: ['walk-in', 'known', mobile],
    queryFn: ({ signal }) => findByMobile(mobile ?? '', signal),
    enabled: mobile !== null,
    gcTime: 0,
  });
  const known = mobile === null ? null : data;
  return (
    <div role="status">
      {known ? (
        <div className={styles.known}>
          <span>{t('add.knownAs', { name: known.name, address: known.address })}</span>
          {known.chat_id === null ? null : (
            <Button tone="secondary" onClick={() => known.chat_id !== null && onOpen(known.chat_id)}>
              {t('add.openChat')}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

type Form = ReturnType<typeof useAddCustomer>;

/** What is good to know and need not be asked. */
function Furthermore({ form: { values, set } }: { form: Form }) {
  const { t } = useTranslation('walkin');
  return (
    <>
      <CropsField crops={values.crops} onChange={(crops) => set({ crops })} />
      <TextArea
        label={t('add.note')}
        hint={t('add.noteHint')}
        rows={2}
        maxLength={NOTE_MAX}
        value={values.note}
        onChange={(event) => set({ note: event.target.value })}
      />
      <Choice
        label={t('add.language')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_TABLE[value].name }))}
        chosen={values.language}
        onChoose={(language) => set({ language })}
      />
    </>
  );
}

/** What is to be said to them, how they said yes, and whether an SMS tells them of it. */
function Agreement({ form: { values, troubles, set } }: { form: Form }) {
  const { t } = useTranslation('walkin');
  return (
    <>
      <p className={styles.say}>{t('add.consentSay')}</p>
      <Choice
        label={t('add.consent')}
        options={CONSENTS.map((value) => ({ value, label: t(`consent.${value}`) }))}
        chosen={values.consent}
        error={troubles.consent}
        onChoose={(consent) => set({ consent })}
      />
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={values.invites}
          onChange={(event) => set({ invites: event.target.checked })}
        />
        <span>{t('add.invite')}</span>
      </label>
    </>
  );
}
