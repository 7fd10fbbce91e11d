import type { FullName, OwnNameBody, OwnPasswordBody, PictureAnswer } from '#shared/contract/people.ts';
import { del, request, upload } from '../../../lib/http.ts';

export const saveOwnName = (name: FullName) =>
  request<{ ok: true }>('PUT', '/admin/staff/me', { name } satisfies OwnNameBody);

export const savePassword = (body: OwnPasswordBody) =>
  request<{ ok: true }>('PUT', '/admin/me/password', body);

const pictureOf = (who: 'me' | number) =>
  who === 'me' ? '/admin/staff/me/picture' : `/admin/people/${who}/picture`;

export function savePicture(who: 'me' | number, file: File) {
  const form = new FormData();
  form.append('file', file);
  return upload<PictureAnswer>(pictureOf(who), form);
}

export const removePicture = (who: 'me' | number) => del<PictureAnswer>(pictureOf(who));
