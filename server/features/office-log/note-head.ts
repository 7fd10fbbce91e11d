import type { AppContext } from '../../context.ts';
import { findHead } from './chain.store.ts';

/** Says the chain's end in the application's log, as `--noted` of `npm run audit:verify` takes it. */
export async function noteHead(ctx: AppContext): Promise<void> {
  const head = await findHead(ctx.db);
  if (head) ctx.log.info({ noted: `${head.seq}:${head.hash}` }, 'the office log ends here today');
}
