import type { Field, FieldAnswer, FieldsAnswer, PutFieldBody } from '#shared/contract/clinic/fields.ts';
import { del, getJson, request } from '../../../lib/http.ts';

export async function fetchFields(): Promise<Field[]> {
  return (await getJson<FieldsAnswer>('/farmer/fields')).fields;
}

export async function putField(id: string, body: PutFieldBody): Promise<Field> {
  return (await request<FieldAnswer>('PUT', `/farmer/fields/${id}`, body)).data.field;
}

export async function deleteField(id: string): Promise<void> {
  await del(`/farmer/fields/${id}`);
}
