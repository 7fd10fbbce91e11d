import type { Reminder, ReminderBody, RemindersAnswer } from '#shared/contract/office/reminders.ts';
import { del, getJson, request } from '../../lib/http.ts';

export async function fetchReminders(signal: AbortSignal): Promise<Reminder[]> {
  return (await getJson<RemindersAnswer>('/admin/reminders', { signal })).reminders;
}

/** Refused when it has been changed since `version`. */
export function setReminder(chatId: number, body: ReminderBody): Promise<unknown> {
  return request('PUT', `/admin/chats/${chatId}/reminder`, body);
}

export function endReminder({ id, version }: Reminder): Promise<unknown> {
  return del(`/admin/reminders/${id}?version=${version}`);
}
