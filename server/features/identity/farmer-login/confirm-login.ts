import type { LoginBody } from '#shared/contract/accounts.ts';
import { AppError } from '../../../platform/errors.ts';
import type { FarmerActor } from '../actor.ts';
import type { RequestActors } from '../sessions/request-actors.ts';
import { requireMobile } from './mobile-input.ts';

/**
 * Says whether this browser is logged in as the number it names. It opens nothing: a number is not a proof.
 * @throws {AppError} LOGIN_NOT_PROVEN.
 */
export async function confirmLogin(actors: RequestActors, input: LoginBody): Promise<FarmerActor> {
  const mobile = requireMobile(input.mobile);
  const farmer = await actors.farmer();
  if (farmer?.mobile !== mobile) throw new AppError('LOGIN_NOT_PROVEN');
  return farmer;
}
