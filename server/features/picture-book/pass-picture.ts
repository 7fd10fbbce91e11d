import type { BookPicture } from '#shared/contract/clinic/picture-book.ts';
import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../context.ts';
import type { Sql } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors.ts';
import { waitsForSecond } from '../content/index.ts';
import { listActiveWith, type OfficeActor } from '../identity/index.ts';
import * as store from './book.store.ts';
import { holdPicture } from './mark-picture.ts';
import { noteAct } from './note-act.ts';

interface Seen {
  id: number;
  version: number;
}

const listLookers = (db: Sql): Promise<number[]> => listActiveWith(db, staffRolesThatCan('book.write'));

/** Whether nobody else could take the second look. */
export async function isAlone(db: Sql, { staffId }: OfficeActor): Promise<boolean> {
  return (await listLookers(db)).every((each) => each === staffId);
}

/**
 * The second look: from now on the picture is public. Whoever marked it takes that look only where nobody else could.
 * @throws {AppError} NOT_FOUND, PICTURE_CHANGED, PICTURE_OWN
 */
export async function passPicture(ctx: AppContext, actor: OfficeActor, seen: Seen): Promise<BookPicture> {
  return act(ctx, actor, seen, async (tx, row) => {
    if (row.state !== 'waiting') throw new AppError('PICTURE_CHANGED');
    const publishers = await listLookers(tx);
    const { staffId } = actor;
    const savedBy = row.marked_by.id;
    if (waitsForSecond({ publishers, actor: staffId, savedBy, askedBy: null }))
      throw new AppError('PICTURE_OWN');
    await store.passPicture(tx, row.id, { staffId, now: ctx.now() });
    return noteAct(ctx, tx, actor, row.id, 'book.pass', savedBy === staffId ? { alone: true } : {});
  });
}

/** Takes it out, for everybody at once. @throws {AppError} NOT_FOUND, PICTURE_CHANGED */
export async function removePicture(ctx: AppContext, actor: OfficeActor, seen: Seen): Promise<BookPicture> {
  return act(ctx, actor, seen, async (tx, row) => {
    if (row.state === 'removed') throw new AppError('PICTURE_CHANGED');
    await store.setRemoved(tx, row.id, ctx.now());
    return noteAct(ctx, tx, actor, row.id, 'book.remove');
  });
}

/** Brings back, as it was, what is not swept away yet. @throws {AppError} NOT_FOUND, PICTURE_CHANGED */
export async function restorePicture(ctx: AppContext, actor: OfficeActor, seen: Seen): Promise<BookPicture> {
  return act(ctx, actor, seen, async (tx, row) => {
    if (row.state !== 'removed') throw new AppError('PICTURE_CHANGED');
    await store.setRemoved(tx, row.id, null);
    return noteAct(ctx, tx, actor, row.id, 'book.restore');
  });
}

async function act(
  ctx: AppContext,
  actor: OfficeActor,
  { id, version }: Seen,
  work: (
    tx: Parameters<Parameters<AppContext['inTransaction']>[0]>[0],
    row: store.BookRow,
  ) => Promise<BookPicture>,
): Promise<BookPicture> {
  const found = await store.findPicture(ctx.db, id);
  if (!found) throw new AppError('NOT_FOUND');
  return ctx.inTransaction(async (tx) =>
    work(tx, await holdPicture(tx, actor, { id, farmerId: found.farmer_id, version })),
  );
}
