/** Identity: who is asking. Farmers, the office, their logins and sessions. */

export { type Actor, type FarmerActor, type OfficeActor, refuseBlocked, senderOf } from './actor.ts';
export { confirmByCode } from './codes/confirm-by-code.ts';
export { endFarmerDevices, listFarmerDevices } from './devices/farmer-devices.ts';
export { readProfile, requireMobile, requireProfile } from './farmer-login/login-input.ts';
export {
  type Farmer,
  findFarmer,
  findFarmerByMobile,
  setFarmerBlocked,
  updateFarmerProfile,
} from './farmers/farmers.store.ts';
export { announceAccount, leaveAccount, releaseLeftMobiles } from './farmers/leave-account.ts';
export { listMerged, lockParties, markToldApart } from './farmers/merged.store.ts';
export { insertNotice } from './farmers/notices.store.ts';
export { lockNumber, noteSuccessor } from './farmers/set-aside.store.ts';
export { quietSince, setAside } from './farmers/set-aside.ts';
export {
  changeWalkInMobile,
  insertWalkIn,
  lockWithoutLogin,
  markInvited,
  type NewWalkIn,
} from './farmers/walk-ins.store.ts';
export { QUIET_SECONDS, secondsBefore, UNDO_DELETION_SECONDS } from './lifetimes.ts';
export { ensureOfficeAccount } from './office-login/ensure-office-account.ts';
export { authorOf, nameOf } from './people/authors.store.ts';
export { listActiveWith } from './people/people.store.ts';
export { refuseIfColleagues, tooLate } from './people/too-late.ts';
export { actorFromCookieHeader } from './sessions/identify.ts';
export {
  type Access,
  farmerOf,
  guardRoutes,
  installActors,
  officeOf,
  requireActor,
} from './sessions/request-actors.ts';
export { requireStepUp } from './step-up/step-up.ts';
