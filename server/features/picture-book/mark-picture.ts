import { PROBLEMS } from '#content/agronomy/problems.ts';
import type { BookPicture, MarkBody, RemarkBody } from '#shared/contract/clinic/picture-book.ts';
import { BOOK_SIZES, type BookSize, fitsPhoto, UNDO_HOURS } from '#shared/domain/clinic/picture-book.ts';
import type { AppContext } from '../../context.ts';
import type { Limit } from '../../platform/database/rate-limit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { type OfficeActor, tooLate } from '../identity/index.ts';
import * as store from './book.store.ts';
import { viewPicture } from './book.view.ts';
import { findConsent, lockConsent } from './consent.store.ts';
import { noteAct } from './note-act.ts';
import { sweepPictures } from './personal.store.ts';

/** What making a picture costs, an hour. */
const PICTURES: Limit[] = [{ name: 'picture-book.mark', points: 200, seconds: 3_600 }];

type Marking = Omit<MarkBody, 'client_id' | 'message_id'>;

/**
 * Makes a picture of a part of a farmer's photo; it waits for a second look. The same `client_id` again gives the same one.
 * @throws {AppError} NOT_FOUND, INVALID_INPUT, PICTURE_PART, CONSENT_MISSING, PICTURE_KNOWN, PICTURE_PAIR, FILE_UNREADABLE
 */
export async function markPhoto(ctx: AppContext, actor: OfficeActor, body: MarkBody): Promise<BookPicture> {
  const { client_id: clientId, message_id: messageId } = body;
  const photo = await requirePhoto(ctx, messageId);
  await requireConsent(ctx.db, photo.farmer_id);
  const cut = await cutPhoto(ctx, actor, photo, body);
  return ctx.inTransaction(async (tx) => {
    await lockConsent(tx, photo.farmer_id);
    const known = await store.findOfMessage(tx, messageId);
    if (known?.client_id === clientId.toLowerCase()) return viewPicture(known);
    if (known && known.state !== 'removed') throw new AppError('PICTURE_KNOWN');
    if (known) await store.deletePicture(tx, known.id);
    const marked = await prepare(ctx, tx, actor, photo, { body, cut });
    const id = await store.insertPicture(tx, { ...marked, messageId, clientId });
    return noteAct(ctx, tx, actor, id, 'book.mark');
  });
}

/**
 * Says otherwise what a picture shows, or shows another part of the photo: what is public waits for a second look again.
 * @throws {AppError} as `markPhoto`; PICTURE_CHANGED
 */
export async function remarkPicture(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  body: RemarkBody,
): Promise<BookPicture> {
  const found = await store.findPicture(ctx.db, id);
  if (!found) throw new AppError('NOT_FOUND');
  const photo = await requirePhoto(ctx, found.message_id);
  const cut = await cutPhoto(ctx, actor, photo, body);
  return ctx.inTransaction(async (tx) => {
    await holdPicture(tx, actor, { id, farmerId: photo.farmer_id, version: body.version });
    const marked = await prepare(ctx, tx, actor, photo, { body, cut, id });
    await store.updatePicture(tx, id, marked);
    return noteAct(ctx, tx, actor, id, 'book.edit');
  });
}

/**
 * Locks the farmer's answer, then the picture, which must be what was seen.
 * @throws {AppError} NOT_FOUND, PICTURE_CHANGED
 */
export async function holdPicture(
  tx: Transaction,
  actor: OfficeActor,
  { id, farmerId, version }: { id: number; farmerId: number; version: number },
): Promise<store.BookRow> {
  await lockConsent(tx, farmerId);
  const row = await store.lockPicture(tx, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.version !== version)
    throw await tooLate(tx, actor, 'PICTURE_CHANGED', {
      actions: ['book.edit', 'book.pass', 'book.remove', 'book.restore'],
      chatId: row.chat_id,
      detail: { picture_id: id },
    });
  return row;
}

async function requirePhoto(ctx: AppContext, messageId: number): Promise<store.PhotoRow> {
  const photo = await store.findPhoto(ctx.db, messageId);
  if (!photo) throw new AppError('NOT_FOUND');
  return photo;
}

/** @throws {AppError} CONSENT_MISSING @returns the number of the farmer's yes */
async function requireConsent(db: Transaction | AppContext['db'], farmerId: number): Promise<number> {
  const consent = await findConsent(db, farmerId);
  if (!consent?.given) throw new AppError('CONSENT_MISSING');
  return consent.id;
}

type Cut = Pick<store.Marked, BookSize | 'width' | 'height'>;

/** The parts of the photo that are kept; nothing else of it is. */
async function cutPhoto(
  ctx: AppContext,
  { staffId }: OfficeActor,
  photo: store.PhotoRow,
  { crop, problem, area, hidden }: Marking,
): Promise<Cut> {
  if (PROBLEMS[problem]?.crop !== crop)
    throw new AppError('INVALID_INPUT', { fields: { problem: 'is none of this crop' } });
  const size = { width: photo.width ?? 0, height: photo.height ?? 0 };
  if (!fitsPhoto(area, size)) throw new AppError('PICTURE_PART');
  await ctx.rateLimit.consume(PICTURES, String(staffId));
  const sizes = [BOOK_SIZES.page, BOOK_SIZES.thumb, BOOK_SIZES.small].map((longSide) => ({
    area,
    hidden,
    longSide,
  }));
  const [page, thumb, small] =
    (await ctx.files.takeExcerpts(photo.storage_key, sizes, `admin:${staffId}`)) ?? [];
  if (!page || !thumb || !small) throw new AppError('NOT_FOUND');
  const { width, height } = page;
  return { page: page.bytes, thumb: thumb.bytes, small: small.bytes, width, height };
}

async function prepare(
  ctx: AppContext,
  tx: Transaction,
  { staffId }: OfficeActor,
  photo: store.PhotoRow,
  { body, cut, id }: { body: Marking; cut: Cut; id?: number },
): Promise<store.Marked> {
  const consentId = await requireConsent(tx, photo.farmer_id);
  await requirePair(tx, photo, body.before_id, id);
  const { crop, problem, stage, part, area, hidden, before_id } = body;
  const said = { crop, problem, stage, part, area, hidden, before_id };
  return { ...said, ...cut, taluk: photo.taluk, consentId, staffId, now: ctx.now() };
}

/** A picture and its "before" are of one case, that photo came first, and no picture is the "before" of two. */
async function requirePair(
  tx: Transaction,
  photo: store.PhotoRow,
  beforeId: number | null,
  ownId: number | undefined,
): Promise<void> {
  if (beforeId === null) return;
  const pictures = await store.listOfChat(tx, photo.chat_id);
  const before = pictures.find(({ id }) => id === beforeId);
  const isTaken = pictures.some(({ id, before_id: of }) => of === beforeId && id !== ownId);
  const isOfCase = before && photo.case_id !== null && before.case_id === photo.case_id;
  if (!isOfCase || isTaken || before.message_id >= photo.message_id) throw new AppError('PICTURE_PAIR');
}

/** What nobody can bring back any more goes, with its bytes. */
export async function sweepBook(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNDO_HOURS * 3_600_000);
  await ctx.inTransaction((tx) => sweepPictures(tx, before));
}
