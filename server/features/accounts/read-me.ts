import type { AppContext } from '../../context.ts';
import type { Caller } from './actor.ts';
import { type Farmer, findChatIdOf, findFarmer } from './farmers.store.ts';
import { findFarmerActor } from './identify.ts';

/** The farmer this browser is logged in as, if any, with the chat he may have. */
export async function readMe(
  ctx: AppContext,
  caller: Caller,
): Promise<{ farmer: Farmer; chatId: number | null } | undefined> {
  const actor = await findFarmerActor(ctx, caller.farmerToken);
  if (actor === undefined) return undefined;
  const [farmer, chatId] = await Promise.all([
    findFarmer(ctx.db, actor.farmerId),
    findChatIdOf(ctx.db, actor.farmerId),
  ]);
  return farmer && { farmer, chatId };
}
