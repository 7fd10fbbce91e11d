import type { AppContext } from '../../context.ts';
import { findHead, sealLines } from './chain.store.ts';

/** Says the chain's end in the application's log, as `--noted` of `npm run audit:verify` takes it. */
export async function noteHead(ctx: AppContext): Promise<void> {
  await sealLines(ctx.db);
  const head = await findHead(ctx.db);
  if (head) ctx.log.info({ noted: `${head.seq}:${head.hash}` }, 'office_log.head');
}

/** Every minute: what a line holds can be changed unseen only until then, and only by who owns the database. */
export async function sealLog(ctx: AppContext): Promise<void> {
  await sealLines(ctx.db);
}
