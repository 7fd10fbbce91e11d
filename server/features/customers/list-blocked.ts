import type { BlockedAnswer } from '#shared/contract/customers.ts';
import type { AppContext } from '../../context.ts';
import { readCursor, writeCursor } from '../../platform/database/keyset.ts';
import { listBlocked } from './customers.store.ts';
import { viewBlocked } from './customers.view.ts';

const PAGE = 50;

/** @throws {AppError} INVALID_INPUT for a cursor of something else */
export async function listBlockedFarmers(
  ctx: AppContext,
  cursor: string | undefined,
): Promise<BlockedAnswer> {
  const before = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await listBlocked(ctx.db, { before, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    ok: true,
    farmers: page.map(viewBlocked),
    next_cursor: last ? writeCursor({ position: last.position, id: last.farmer_id }) : null,
  };
}
