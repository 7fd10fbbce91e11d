import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Limit } from '../../../platform/database/rate-limit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OfficeActor } from '../actor.ts';
import { announcePeople } from '../people/people.announce.ts';
import { findPerson } from '../people/people.store.ts';
import { deletePicture, putPicture } from './pictures.store.ts';

/** Pixels of a picture's side: twice what the largest place for one shows. */
const SIDE = 192;

/** What opening a picture costs, an hour. */
const PICTURES: Limit[] = [{ name: 'office.picture', points: 30, seconds: 3_600 }];

/** Charged before the first byte is read. @throws {AppError} RATE_LIMITED and what `FileStore.takeCuts` throws */
export async function cutPicture(ctx: AppContext, actor: OfficeActor, stream: Readable): Promise<Buffer> {
  await ctx.rateLimit.consume(PICTURES, String(actor.staffId));
  const upload = { stream, declaredName: '', uploader: { role: 'admin', id: actor.staffId } } as const;
  const [square] = await ctx.files.takeCuts(upload, [{ width: SIDE, height: SIDE }]);
  if (!square) throw new AppError('FILE_UNREADABLE');
  return square;
}

/**
 * Gives a person their picture; another one takes its place.
 * @param bytes what `cutPicture` made
 * @throws {AppError} NOT_FOUND
 */
export async function keepPicture(
  ctx: AppContext,
  actor: OfficeActor,
  staffId: number,
  bytes: Buffer,
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest();
  await ctx.inTransaction(async (tx) => {
    if (!(await findPerson(tx, staffId))) throw new AppError('NOT_FOUND');
    await putPicture(tx, { staffId, bytes, sha256, now: ctx.now() });
    await note(ctx, tx, actor, staffId, 'staff.picture');
  });
}

/** Taking away what is not there does no harm. */
export async function removePicture(ctx: AppContext, actor: OfficeActor, staffId: number): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    if (await deletePicture(tx, staffId)) await note(ctx, tx, actor, staffId, 'staff.picture_remove');
  });
}

async function note(
  ctx: AppContext,
  tx: Transaction,
  { staffId, sessionId }: OfficeActor,
  about: number,
  action: 'staff.picture' | 'staff.picture_remove',
): Promise<void> {
  await recordAudit(tx, { staffId, action, subject: `staff:${about}`, sessionId });
  announcePeople(ctx, tx);
}
