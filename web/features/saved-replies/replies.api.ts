import type {
  ChangeSavedReplyBody,
  SavedRepliesAnswer,
  SavedReply,
  SavedReplyAnswer,
  SavedReplyBody,
} from '#shared/contract/saved-replies.ts';
import { del, getJson, postJson, request } from '../../lib/http.ts';

const PATH = '/admin/saved-replies';

export async function fetchReplies(signal: AbortSignal): Promise<SavedReply[]> {
  return (await getJson<SavedRepliesAnswer>(PATH, { signal })).replies;
}

export async function addReply(body: SavedReplyBody): Promise<SavedReply> {
  return (await postJson<SavedReplyAnswer>(PATH, body)).reply;
}

/** Refused when a colleague has changed it since `version`. */
export async function changeReply(id: number, body: ChangeSavedReplyBody): Promise<SavedReply> {
  return (await request<SavedReplyAnswer>('PUT', `${PATH}/${id}`, body)).data.reply;
}

export function deleteReply(id: number): Promise<unknown> {
  return del(`${PATH}/${id}`);
}
