import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Reminder, ReminderBody, RemindersAnswer } from '#shared/contract/office/reminders.ts';
import { useAbility } from '../../lib/abilities.ts';
import { errorText } from '../../lib/error-text.ts';
import { del, getJson, request } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { connectSocket } from '../../lib/socket.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';

const KEY = ['reminders'] as const;
const NONE: readonly Reminder[] = [];

/** One's own, and what is due of colleagues who are not here; what is due first. One that rings arrives by itself. */
export function useReminders(): readonly Reminder[] {
  const client = useQueryClient();
  const mayRemind = useAbility('inbox.manage');
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchReminders(signal),
    enabled: mayRemind,
    staleTime: 60_000,
  });
  useEffect(() => {
    const line = connectSocket('office');
    const refresh = () => void client.invalidateQueries({ queryKey: KEY });
    line.on('ready', refresh);
    line.on('office:changed', ({ what }) => {
      if (what === 'reminders' || what === 'away' || what === 'staff') refresh();
    });
    return () => line.release();
  }, [client]);
  return data ?? NONE;
}

/** Asks again: after one's own act, without waiting for its hint. */
export function useRefreshReminders(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

/** Says that one is done with; what fails is said, and asked again. */
export function useEndReminder(): (reminder: Reminder) => Promise<void> {
  const { t } = useTranslation('reminders');
  const refresh = useRefreshReminders();
  return async (reminder) => {
    try {
      await endReminder(reminder);
      showToast(reminder.rung ? t('isDone') : t('isDropped'), { tone: 'success' });
    } catch (error) {
      showToast(errorText(error, t('failed')), { tone: 'error' });
    }
    await refresh();
  };
}

async function fetchReminders(signal: AbortSignal): Promise<Reminder[]> {
  return (await getJson<RemindersAnswer>('/admin/reminders', { signal })).reminders;
}

/** Refused when it has been changed since `version`. */
export function setReminder(chatId: number, body: ReminderBody): Promise<unknown> {
  return request('PUT', `/admin/chats/${chatId}/reminder`, body);
}

function endReminder({ id, version }: Reminder): Promise<unknown> {
  return del(`/admin/reminders/${id}?version=${version}`);
}
