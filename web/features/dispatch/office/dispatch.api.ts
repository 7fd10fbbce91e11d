import type { SendLrBody } from '#shared/contract/dispatch.ts';
import { postJson } from '../../../lib/http.ts';

/** Sends the LR message and marks the chat SENT in one action. */
export function sendLr(body: SendLrBody): Promise<unknown> {
  return postJson('/chat/lr', body);
}

/** What was paid for left over the counter; false puts it back among what is to be sent. */
export function setHandedOver(pid: number, handedOver: boolean): Promise<unknown> {
  return postJson(`/payments/${pid}/handed-over`, { handed_over: handedOver });
}
