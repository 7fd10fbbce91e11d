import type {
  BookAnswer,
  BookOfChat,
  BookPicture,
  BookPictureAnswer,
  BookQuery,
  MarkBody,
  RemarkBody,
} from '#shared/contract/clinic/picture-book.ts';
import type { BookSize } from '#shared/domain/clinic/picture-book.ts';
import { getJson, postJson, request } from '../../../lib/http.ts';

export const EXPORT_URL = '/api/admin/picture-book/export.zip';

/** A picture as the office sees it; another address once it was changed. */
export const officeAddress = ({ id, version }: Pick<BookPicture, 'id' | 'version'>, size: BookSize): string =>
  `/api/admin/picture-book/${id}/${size}?v=${version}`;

export function fetchBookOfChat(chatId: number, signal: AbortSignal): Promise<BookOfChat> {
  return getJson<BookOfChat>(`/admin/chats/${chatId}/picture-book`, { signal });
}

export function fetchBook(query: BookQuery, signal: AbortSignal): Promise<BookAnswer> {
  return getJson<BookAnswer>('/admin/picture-book', { query, signal });
}

export function askConsent(chatId: number): Promise<unknown> {
  return postJson(`/admin/chats/${chatId}/picture-consent`);
}

export async function markPhoto(body: MarkBody): Promise<BookPicture> {
  return (await postJson<BookPictureAnswer>('/admin/picture-book', body)).picture;
}

export async function remarkPicture(id: number, body: RemarkBody): Promise<BookPicture> {
  return (await request<BookPictureAnswer>('PUT', `/admin/picture-book/${id}`, body)).data.picture;
}

export type Decision = 'pass' | 'remove' | 'restore';

/** Refused when it is no longer the version that was seen. */
export async function decide(
  { id, version }: Pick<BookPicture, 'id' | 'version'>,
  decision: Decision,
): Promise<BookPicture> {
  return (await postJson<BookPictureAnswer>(`/admin/picture-book/${id}/${decision}`, { version })).picture;
}
