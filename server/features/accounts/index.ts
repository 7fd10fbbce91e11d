/** Accounts: who is asking. Farmers, the office, their logins and sessions. */
export { accountsRoutes } from './accounts.routes.ts';
export type { Actor, FarmerActor, OfficeActor } from './actor.ts';
export { confirmByCode } from './confirm-by-code.ts';
export { ensureOfficeAccount } from './ensure-office-account.ts';
export {
  type Farmer,
  findFarmer,
  findFarmerByMobile,
  setFarmerBlocked,
  updateFarmerProfile,
} from './farmers.store.ts';
export { actorFromCookieHeader, requireActor, requireFarmer, requireOffice } from './identify.ts';
export { announceAccount, leaveAccount, releaseLeftMobiles } from './leave-account.ts';
export { UNDO_DELETION_SECONDS } from './lifetimes.ts';
export { insertNotice } from './notices.store.ts';
export { readProfile, requireProfile } from './profile-input.ts';
export { requireStepUp } from './step-up.ts';
