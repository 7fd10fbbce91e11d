import { can } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../../context.ts';
import { type Farmer, findFarmerByMobile } from '../farmers/farmers.store.ts';
import type { RequestActors } from '../sessions/request-actors.ts';
import { requireMobile } from './mobile-input.ts';

/** The account behind a number, for those who may know. A stranger's question never reaches the table. */
export async function lookUpMobile(
  ctx: AppContext,
  actors: RequestActors,
  input: { mobile: string },
): Promise<Farmer | undefined> {
  const mobile = requireMobile(input.mobile);
  const allowed =
    can(await actors.farmer(), 'account.lookup', { mobile }) ||
    can(await actors.office(), 'account.lookup', { mobile });
  return allowed ? findFarmerByMobile(ctx.db, mobile) : undefined;
}
