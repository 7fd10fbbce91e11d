import type { UnsubscribeBody } from '#shared/contract/push.ts';
import type { AppContext } from '../../context.ts';
import type { Actor } from '../identity/index.ts';
import { deleteSubscription, isEndpointInUse } from './subscriptions.store.ts';

/**
 * Forgets this session's subscription; unknown addresses are no error.
 * @returns whether the other side's session in the same browser still needs the address
 */
export async function unsubscribe(ctx: AppContext, actor: Actor, body: UnsubscribeBody): Promise<boolean> {
  const endpoint = URL.canParse(body.endpoint) ? new URL(body.endpoint).href : body.endpoint;
  await deleteSubscription(ctx.db, actor.sessionId, endpoint);
  return isEndpointInUse(ctx.db, endpoint, ctx.now());
}
