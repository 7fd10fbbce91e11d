import { PRIVACY_NOTICE_VERSION } from '#content/privacy-notice.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { AppContext } from '../../../context.ts';
import type { FarmerActor } from '../actor.ts';
import { type Farmer, findFarmer, updateFarmerLanguage } from '../farmers/farmers.store.ts';
import { isNoticeDue } from '../farmers/notices.store.ts';

export interface Me {
  farmer: Farmer;
  chatId: number | null;
  /** The privacy notice in force is newer than what they agreed to, or they came in without one. */
  noticeDue: boolean;
}

/**
 * The farmer this browser is logged in as, with the chat they may have.
 * @param reading the language they read the site in, if they chose one: what is written to them by itself follows it
 */
export async function readMe(
  ctx: AppContext,
  actor: FarmerActor,
  reading: Language | undefined,
): Promise<Me | undefined> {
  if (reading !== undefined && reading !== actor.language) {
    await updateFarmerLanguage(ctx.db, actor.farmerId, reading);
  }
  const [farmer, chatId, noticeDue] = await Promise.all([
    findFarmer(ctx.db, actor.farmerId),
    ctx.queries.findChatIdOf(ctx.db, actor.farmerId),
    isNoticeDue(ctx.db, actor.farmerId, PRIVACY_NOTICE_VERSION),
  ]);
  return farmer && { farmer, chatId, noticeDue };
}
