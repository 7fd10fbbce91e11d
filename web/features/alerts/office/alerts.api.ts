import type {
  Alert,
  AlertAnswer,
  AlertsAnswer,
  ChangeAlertBody,
  DismissBody,
  NewAlertBody,
  Rise,
  RisingAnswer,
  SendAlertBody,
} from '#shared/contract/office/alerts.ts';
import { del, getJson, postJson, request } from '../../../lib/http.ts';

export async function fetchRising(signal: AbortSignal): Promise<Rise[]> {
  return (await getJson<RisingAnswer>('/admin/alerts/rising', { signal })).rising;
}

export async function dismissRise(body: DismissBody): Promise<void> {
  await request('PUT', '/admin/alerts/rising', body);
}

/** Those that are being written, then the newest. */
export async function fetchAlerts(signal: AbortSignal): Promise<Alert[]> {
  return (await getJson<AlertsAnswer>('/admin/alerts', { signal })).alerts;
}

export async function fetchAlert(id: number): Promise<Alert> {
  return (await getJson<AlertAnswer>(`/admin/alerts/${id}`)).alert;
}

/** The draft of a problem; a colleague's where one is begun. */
export async function beginAlert(body: NewAlertBody): Promise<Alert> {
  return (await postJson<AlertAnswer>('/admin/alerts', body)).alert;
}

/** Refused when it has been changed since `version`. */
export async function saveAlert(id: number, body: ChangeAlertBody): Promise<Alert> {
  return (await request<AlertAnswer>('PUT', `/admin/alerts/${id}`, body)).data.alert;
}

export async function dropAlert(id: number, version: number): Promise<void> {
  await del(`/admin/alerts/${id}?version=${version}`);
}

export async function sendAlert(id: number, body: SendAlertBody): Promise<Alert> {
  return (await postJson<AlertAnswer>(`/admin/alerts/${id}/send`, body)).alert;
}

export async function stopAlert(id: number): Promise<Alert> {
  return (await postJson<AlertAnswer>(`/admin/alerts/${id}/stop`)).alert;
}
