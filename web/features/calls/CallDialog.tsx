import { type FormEvent, useId, useState } from 'react';
import type { LogCallBody } from '#shared/contract/desk.ts';
import { isCallTime, LONGEST_CALL_MINUTES } from '#shared/domain/chat/call.ts';
import { toAsciiDigits } from '#shared/domain/digits.ts';
import { indiaClock, indiaDay, isoDay } from '#shared/domain/time/india-day.ts';
import { errorText } from '../../lib/error-text.ts';
import { postJson } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { newClientId } from '../../lib/new-client-id.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { FormProblem } from '../../ui/fields/Refusal.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Dialog } from '../../ui/sheets/Dialog.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import styles from './CallDialog.module.css';

const SUMMARY_MAX = 1000;

interface CallDialogProps {
  chat: { id: number; name: string };
  onClose: () => void;
}

type Troubles = Partial<Record<'when' | 'minutes' | 'summary' | 'form', string>>;

/** Who called, when, how long, and what was said: words for the farmer too. */
export function CallDialog({ chat, onClose }: CallDialogProps) {
  const { t } = useTranslation('walkin');
  const { values, troubles, isSaving, set, save } = useLogCall(chat.id, onClose);
  const formId = useId();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('call.title', { name: chat.name })}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('call.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSaving}>
            {t('call.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <Choice
          label={t('call.direction')}
          options={[
            { value: 'in', label: t('call.in') },
            { value: 'out', label: t('call.out') },
          ]}
          chosen={values.direction}
          onChoose={(direction) => set({ direction })}
        />
        <div className={styles.when}>
          <TextField
            label={t('call.day')}
            type="date"
            value={values.day}
            error={troubles.when}
            onChange={(event) => set({ day: event.target.value })}
          />
          <TextField
            label={t('call.time')}
            type="time"
            value={values.time}
            onChange={(event) => set({ time: event.target.value })}
          />
          <TextField
            label={t('call.minutes')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={values.minutes}
            error={troubles.minutes}
            onChange={(event) => set({ minutes: event.target.value })}
          />
        </div>
        <TextArea
          label={t('call.summary')}
          hint={t('call.summaryHint')}
          rows={3}
          maxLength={SUMMARY_MAX}
          data-autofocus
          value={values.summary}
          error={troubles.summary}
          onChange={(event) => set({ summary: event.target.value })}
        />
        <FormProblem problem={troubles.form} />
      </form>
    </Dialog>
  );
}

/** The form's state. One id for every try: a lost answer makes no second entry. */
function useLogCall(chatId: number, onSaved: () => void) {
  const { t } = useTranslation('walkin');
  const [clientId] = useState(newClientId);
  const [values, setValues] = useState(() => ({
    direction: 'in' as LogCallBody['direction'],
    ...nowInIndia(),
    minutes: '',
    summary: '',
  }));
  const [troubles, setTroubles] = useState<Troubles>({});
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    const minutes = Number(toAsciiDigits(values.minutes).trim());
    const calledAt = new Date(`${values.day}T${values.time}:00+05:30`);
    const isTime = !Number.isNaN(calledAt.getTime()) && isCallTime(calledAt, new Date());
    const isLength = Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_CALL_MINUTES;
    const summary = values.summary.trim();
    const found = {
      ...(!isTime && { when: t('call.whenInvalid') }),
      ...(!isLength && { minutes: t('call.minutesInvalid') }),
      ...(summary === '' && { summary: t('call.summaryMissing') }),
    };
    setTroubles(found);
    if (isSaving || Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      await postJson('/chat/call', {
        chat_id: chatId,
        client_id: clientId,
        direction: values.direction,
        called_at: calledAt.toISOString(),
        minutes,
        summary,
      } satisfies LogCallBody);
      showToast(t('call.saved'), { tone: 'success' });
      onSaved();
    } catch (error) {
      setTroubles({ form: errorText(error, t('call.failed')) });
      setSaving(false);
    }
  }

  return {
    values,
    troubles,
    isSaving,
    save,
    set: (change: Partial<typeof values>) => setValues((known) => ({ ...known, ...change })),
  };
}

/** Day and time of now, as the fields of a form hold them. */
function nowInIndia(): { day: string; time: string } {
  const now = new Date();
  return { day: isoDay(indiaDay(now)), time: indiaClock(now) };
}
