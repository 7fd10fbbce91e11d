import type {
  BookAnswer,
  BookOfChat,
  BookQuery,
  ShownPicture,
  ShownQuery,
} from '#shared/contract/clinic/picture-book.ts';
import { MOST_SHOWN } from '#shared/domain/clinic/picture-book.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { findChat } from '../chat/index.ts';
import type { OfficeActor } from '../identity/index.ts';
import { standingOf } from './book.policy.ts';
import { countPictures, listOfChat, listPictures } from './book.store.ts';
import { viewPicture, viewShown } from './book.view.ts';
import { findAsked, findConsent } from './consent.store.ts';
import { isAlone } from './pass-picture.ts';
import { listShown } from './shown.store.ts';

const PAGE = 40;

/** @throws {AppError} NOT_FOUND */
export async function showBookOfChat(
  ctx: AppContext,
  actor: OfficeActor,
  chatId: number,
): Promise<BookOfChat> {
  const chat = await findChat(ctx.db, chatId);
  if (!chat) throw new AppError('NOT_FOUND');
  const [answer, askedAt, rows, alone] = await Promise.all([
    findConsent(ctx.db, chat.farmer_id),
    findAsked(ctx.db, chatId),
    listOfChat(ctx.db, chatId),
    isAlone(ctx.db, actor),
  ]);
  const { state, at, mayAsk } = standingOf(answer, askedAt, ctx.now());
  return { ok: true, consent: state, at, may_ask: mayAsk, alone, pictures: rows.map(viewPicture) };
}

export async function showBook(ctx: AppContext, actor: OfficeActor, query: BookQuery): Promise<BookAnswer> {
  const [rows, { crops, ...counts }, alone] = await Promise.all([
    listPictures(ctx.db, query, PAGE + 1),
    countPictures(ctx.db),
    isAlone(ctx.db, actor),
  ]);
  const page = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null;
  return { ok: true, pictures: page.map(viewPicture), next, alone, counts, crops };
}

/** What everybody may see of a crop, a few of each trouble. */
export async function showShown(
  ctx: AppContext,
  { most = MOST_SHOWN, ...query }: ShownQuery,
): Promise<ShownPicture[]> {
  return (await listShown(ctx.db, query, most)).map(viewShown);
}
