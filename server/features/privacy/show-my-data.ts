import type { MyData, MyDataBody } from '#shared/contract/privacy.ts';
import type { AppContext } from '../../context.ts';
import {
  announceAccount,
  type FarmerActor,
  readProfile,
  requireProfile,
  updateFarmerProfile,
} from '../accounts/index.ts';
import { countMyData } from './privacy.store.ts';

export async function showMyData(ctx: AppContext, actor: FarmerActor): Promise<MyData> {
  const { created_at: since, ...data } = await countMyData(ctx.db, actor.farmerId);
  return { ...data, since };
}

/** @throws {AppError} PROFILE_REQUIRED, INVALID_INPUT (too long) */
export async function correctMyData(ctx: AppContext, actor: FarmerActor, body: MyDataBody): Promise<MyData> {
  const profile = readProfile(body);
  requireProfile(profile);
  await ctx.inTransaction(async (tx) => {
    await updateFarmerProfile(tx, actor.farmerId, profile);
    await announceAccount(ctx, tx, actor.farmerId);
  });
  return showMyData(ctx, actor);
}
