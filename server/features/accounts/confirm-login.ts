import type { LoginBody } from '#shared/contract/accounts.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Caller, FarmerActor } from './actor.ts';
import { findFarmerActor } from './identify.ts';
import { requireMobile } from './mobile-input.ts';

/**
 * Says whether this browser is logged in as the number it names. It opens nothing: a number is not a proof.
 * @throws {AppError} LOGIN_NOT_PROVEN.
 */
export async function confirmLogin(ctx: AppContext, caller: Caller, input: LoginBody): Promise<FarmerActor> {
  const mobile = requireMobile(input.mobile);
  const farmer = await findFarmerActor(ctx, caller.farmerToken);
  if (farmer?.mobile !== mobile) throw new AppError('LOGIN_NOT_PROVEN');
  return farmer;
}
