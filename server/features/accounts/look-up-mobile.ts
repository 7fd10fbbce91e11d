import type { AppContext } from '../../context.ts';
import { mayLookUp } from './accounts.policy.ts';
import type { Caller } from './actor.ts';
import { type Farmer, findFarmerByMobile } from './farmers.store.ts';
import { findFarmerActor, findOfficeActor } from './identify.ts';
import { requireMobile } from './mobile-input.ts';

/** The account behind a number, for those who may know. A stranger's question never reaches the table. */
export async function lookUpMobile(
  ctx: AppContext,
  caller: Caller,
  input: { mobile: string },
): Promise<Farmer | undefined> {
  const mobile = requireMobile(input.mobile);
  const farmer = await findFarmerActor(ctx, caller.farmerToken);
  const allowed =
    mayLookUp(farmer, mobile) || mayLookUp(await findOfficeActor(ctx, caller.officeToken), mobile);
  return allowed ? findFarmerByMobile(ctx.db, mobile) : undefined;
}
