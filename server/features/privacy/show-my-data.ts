import type { MyData, MyDataBody } from '#shared/contract/privacy.ts';
import type { AppContext } from '../../context.ts';
import type { Limit } from '../../platform/database/rate-limit.ts';
import {
  announceAccount,
  type FarmerActor,
  readProfile,
  requireProfile,
  updateFarmerProfile,
} from '../identity/index.ts';
import { countMyData } from './privacy.store.ts';

/** Each is a write, and a word to every screen of the office. */
const CORRECTIONS: Limit[] = [{ name: 'privacy.correct.1h', points: 30, seconds: 3_600 }];

export async function showMyData(ctx: AppContext, actor: FarmerActor): Promise<MyData> {
  const { created_at: since, ...data } = await countMyData(ctx.db, actor.farmerId);
  return { ...data, since };
}

/** @throws {AppError} PROFILE_REQUIRED, INVALID_INPUT (too long), RATE_LIMITED */
export async function correctMyData(ctx: AppContext, actor: FarmerActor, body: MyDataBody): Promise<MyData> {
  const profile = readProfile(body);
  requireProfile(profile);
  await ctx.rateLimit.consume(CORRECTIONS, String(actor.farmerId));
  await ctx.inTransaction(async (tx) => {
    await updateFarmerProfile(tx, actor.farmerId, profile);
    await announceAccount(ctx, tx, actor.farmerId);
  });
  return showMyData(ctx, actor);
}
