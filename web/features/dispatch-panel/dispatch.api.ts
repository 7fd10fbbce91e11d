import type { SendLrBody } from '#shared/contract/dispatch.ts';
import { postJson } from '../../lib/http.ts';

/** Sends the LR message and marks the chat SENT in one deed. */
export function sendLr(body: SendLrBody): Promise<unknown> {
  return postJson('/chat/lr', body);
}
