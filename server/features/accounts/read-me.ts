import { PRIVACY_NOTICE_VERSION } from '#content/privacy-notice.ts';
import type { Language } from '#shared/contract/accounts.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from './actor.ts';
import { type Farmer, findChatIdOf, findFarmer, updateFarmerLanguage } from './farmers.store.ts';
import { findFarmerActor } from './identify.ts';
import { isNoticeDue } from './notices.store.ts';

export interface Me {
  farmer: Farmer;
  chatId: number | null;
  /** The privacy notice in force is newer than what he agreed to, or he came in without one. */
  noticeDue: boolean;
}

/**
 * The farmer this browser is logged in as, if any, with the chat he may have.
 * @param reading the language he reads the site in, if he chose one: what is written to him by itself follows it
 */
export async function readMe(
  ctx: AppContext,
  caller: Caller,
  reading: Language | undefined,
): Promise<Me | undefined> {
  const actor = await findFarmerActor(ctx, caller.farmerToken);
  if (actor === undefined) return undefined;
  if (reading !== undefined && reading !== actor.language) {
    await updateFarmerLanguage(ctx.db, actor.farmerId, reading);
  }
  const [farmer, chatId, noticeDue] = await Promise.all([
    findFarmer(ctx.db, actor.farmerId),
    findChatIdOf(ctx.db, actor.farmerId),
    isNoticeDue(ctx.db, actor.farmerId, PRIVACY_NOTICE_VERSION),
  ]);
  return farmer && { farmer, chatId, noticeDue };
}
