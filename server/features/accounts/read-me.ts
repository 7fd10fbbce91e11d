import type { Language } from '#shared/contract/accounts.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from './actor.ts';
import { type Farmer, findChatIdOf, findFarmer, updateFarmerLanguage } from './farmers.store.ts';
import { findFarmerActor } from './identify.ts';

/**
 * The farmer this browser is logged in as, if any, with the chat he may have.
 * @param reading the language he reads the site in, if he chose one: what is written to him by itself follows it
 */
export async function readMe(
  ctx: AppContext,
  caller: Caller,
  reading: Language | undefined,
): Promise<{ farmer: Farmer; chatId: number | null } | undefined> {
  const actor = await findFarmerActor(ctx, caller.farmerToken);
  if (actor === undefined) return undefined;
  if (reading !== undefined && reading !== actor.language) {
    await updateFarmerLanguage(ctx.db, actor.farmerId, reading);
  }
  const [farmer, chatId] = await Promise.all([
    findFarmer(ctx.db, actor.farmerId),
    findChatIdOf(ctx.db, actor.farmerId),
  ]);
  return farmer && { farmer, chatId };
}
