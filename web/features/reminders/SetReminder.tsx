import { type FormEvent, useState } from 'react';
import type { Reminder } from '#shared/contract/office/reminders.ts';
import { indiaDay, isoDay } from '#shared/domain/time/india-day.ts';
import { REMINDER_DAYS_MAX, REMINDER_REASON_MAX, reminderTimes } from '#shared/domain/time/reminder-times.ts';
import { useContent } from '../../lib/content/content.ts';
import { errorText } from '../../lib/error-text.ts';
import { HttpError } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDateTime, serverNow } from '../../lib/time.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Dialog } from '../../ui/sheets/Dialog.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import styles from './Reminders.module.css';
import { setReminder, useRefreshReminders } from './use-reminders.ts';

interface SetReminderProps {
  chatId: number;
  /** One's own of this chat, if there is one. */
  before: Reminder | undefined;
  onClose: () => void;
}

/** On which day, and why: a press on a day sets it, as every mail does; a time of one's own is written in. */
export function SetReminder({ chatId, before, onClose }: SetReminderProps) {
  const { t, language } = useTranslation('reminders');
  const [now] = useState(serverNow);
  const [reason, setReason] = useState(before?.reason ?? '');
  const [own, setOwn] = useState('');
  const { busy, set } = useSet(chatId, before, onClose);
  const week = useContent('hours');
  const times = Object.entries(reminderTimes(week, now)) as [Offered, Date][];
  const dayOf = (days: number) => `${isoDay(indiaDay(now) + days)}T00:00`;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (own !== '') void set(new Date(`${own}:00+05:30`), reason);
  }
  return (
    <Dialog open onClose={onClose} title={before ? t('change') : t('set')}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          maxLength={REMINDER_REASON_MAX}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setReason(event.target.value)}
        />
        <fieldset className={styles.times}>
          <legend>{t('when')}</legend>
          {times.map(([name, at]) => (
            <Button key={name} tone="secondary" busy={busy} onClick={() => void set(at, reason)}>
              <span className={styles.offer}>
                <span>{t(`offer.${name}`)}</span>
                <span className={styles.date}>{formatDateTime(at.toISOString(), language)}</span>
              </span>
            </Button>
          ))}
        </fieldset>
        <TextField
          type="datetime-local"
          label={t('own')}
          hint={t('ownHint')}
          min={dayOf(0)}
          max={dayOf(REMINDER_DAYS_MAX)}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
        />
        <Button type="submit" busy={busy} disabled={own === ''}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}

type Offered = keyof ReturnType<typeof reminderTimes>;

function useSet(chatId: number, before: Reminder | undefined, onClose: () => void) {
  const { t, language } = useTranslation('reminders');
  const refresh = useRefreshReminders();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async set(at: Date, reason: string): Promise<void> {
      setBusy(true);
      try {
        await setReminder(chatId, { due_at: at.toISOString(), reason, version: before?.version ?? null });
        showToast(t('isSet', { when: formatDateTime(at.toISOString(), language) }), { tone: 'success' });
        onClose();
      } catch (error) {
        const isPast = error instanceof HttpError && error.code === 'INVALID_INPUT';
        showToast(isPast ? t('past') : errorText(error, t('failed')), { tone: 'error' });
        if (error instanceof HttpError && error.code === 'REMINDER_CHANGED') onClose();
        setBusy(false);
      }
      await refresh();
    },
  };
}
