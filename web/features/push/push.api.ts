import type {
  PushKeyAnswer,
  SubscribeBody,
  UnsubscribeAnswer,
  UnsubscribeBody,
} from '#shared/contract/push.ts';
import { getJson, postJson } from '../../lib/http.ts';

export async function fetchPushKey(): Promise<string> {
  return (await getJson<PushKeyAnswer>('/push/key')).key;
}

export async function postSubscription(body: SubscribeBody): Promise<void> {
  await postJson('/push/subscribe', body);
}

/** @returns whether the other side's session in this browser still needs the subscription */
export async function postUnsubscription(body: UnsubscribeBody): Promise<boolean> {
  return (await postJson<UnsubscribeAnswer>('/push/unsubscribe', body)).in_use;
}
