import { ECDH } from 'node:crypto';
import type { SubscribeBody, UnsubscribeBody } from '#shared/contract/push.ts';
import { DEFAULT_LANGUAGE } from '#shared/domain/languages.ts';
import type { AppContext } from '../../context.ts';
import type { Limit } from '../../platform/database/rate-limit.ts';
import { AppError } from '../../platform/errors.ts';
import type { Actor } from '../identity/index.ts';
import {
  deleteSubscription,
  dropOldest,
  isEndpointInUse,
  upsertSubscription,
} from './subscriptions.store.ts';

/** Phones and computers of one person; the eleventh replaces the least recently seen. */
const MAX_BROWSERS = 10;
/** Every page load may say it again; a script that says it all day may not. */
const LIMITS: Limit[] = [{ name: 'push_subscribe', points: 120, seconds: 3600 }];

/**
 * Notes where this browser is reached, for as long as its session lasts.
 * @throws {AppError} INVALID_INPUT when the address is no push service we know: we would be calling it; or when
 *   nothing can be sealed with the key: each message would be tried twelve times in vain
 */
export async function subscribe(ctx: AppContext, actor: Actor, body: SubscribeBody): Promise<void> {
  await ctx.rateLimit.consume(LIMITS, actor.sessionId);
  if (!ctx.push.accepts(body.endpoint)) {
    throw new AppError('INVALID_INPUT', { fields: { endpoint: 'is not a push service we know' } });
  }
  if (!isPublicKey(body.keys.p256dh)) {
    throw new AppError('INVALID_INPUT', { fields: { keys: 'are not those of a browser' } });
  }
  const owner = actor.side === 'farmer' ? { farmerId: actor.farmerId } : { staffId: actor.staffId };
  await ctx.inTransaction(async (tx) => {
    await upsertSubscription(tx, {
      sessionId: actor.sessionId,
      side: actor.side,
      endpoint: new URL(body.endpoint).href,
      p256dh: body.keys.p256dh,
      auth: body.keys.auth,
      language: body.language ?? (actor.side === 'farmer' ? actor.language : DEFAULT_LANGUAGE),
      now: ctx.now(),
    });
    await dropOldest(tx, owner, MAX_BROWSERS);
  });
}

/**
 * Forgets this session's subscription; unknown addresses are no error.
 * @returns whether the other side's session in the same browser still needs the address
 */
export async function unsubscribe(ctx: AppContext, actor: Actor, body: UnsubscribeBody): Promise<boolean> {
  const endpoint = URL.canParse(body.endpoint) ? new URL(body.endpoint).href : body.endpoint;
  await deleteSubscription(ctx.db, actor.sessionId, endpoint);
  return isEndpointInUse(ctx.db, endpoint, ctx.now());
}

/** A point of the curve that push messages are sealed on. */
function isPublicKey(text: string): boolean {
  const key = Buffer.from(text, 'base64url');
  try {
    ECDH.convertKey(key, 'prime256v1');
    return key.length === 65 && key[0] === 4;
  } catch {
    return false;
  }
}
