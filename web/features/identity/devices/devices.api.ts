import type {
  Device,
  DevicesAnswer,
  FarmerDevice,
  FarmerDevicesAnswer,
} from '#shared/contract/identity/devices.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { getJson, postJson } from '../../../lib/http.ts';

export async function fetchDevices(role: SenderRole, signal: AbortSignal): Promise<Device[]> {
  return (await getJson<DevicesAnswer>('/devices', { signal, query: { role } })).devices;
}

/** Answers what is left open. */
export async function endDevices(role: SenderRole, which: Device | 'others'): Promise<Device[]> {
  const path = which === 'others' ? '/devices/end-others' : `/devices/${which.id}/end`;
  return (await postJson<DevicesAnswer>(path, { role })).devices;
}

const ofCustomer = (chatId: number) => `/admin/customers/${chatId}/devices`;

export async function fetchCustomerDevices(chatId: number, signal: AbortSignal): Promise<FarmerDevice[]> {
  return (await getJson<FarmerDevicesAnswer>(ofCustomer(chatId), { signal })).devices;
}

/** @param which the login of one device, by its id */
export async function logCustomerOut(
  chatId: number,
  which: string | 'all',
  reason: string,
): Promise<FarmerDevice[]> {
  const path = which === 'all' ? `${ofCustomer(chatId)}/end` : `${ofCustomer(chatId)}/${which}/end`;
  return (await postJson<FarmerDevicesAnswer>(path, { reason })).devices;
}
