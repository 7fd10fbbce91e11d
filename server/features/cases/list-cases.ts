import type { Case, CasesAnswer, CasesQuery } from '#shared/contract/office/cases.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { findChat } from '../chat/index.ts';
import type { OfficeActor } from '../identity/index.ts';
import { type CaseCursor, type CaseRow, findCase, listCases, listCasesOfChat } from './cases.store.ts';

const PAGE = 50;

/** @throws {AppError} NOT_FOUND */
export async function showCase(ctx: AppContext, id: number): Promise<Case> {
  const row = await findCase(ctx.db, ctx.queries, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Newest first. @throws {AppError} NOT_FOUND */
export async function showCasesOfChat(ctx: AppContext, chatId: number): Promise<Case[]> {
  if (!(await findChat(ctx.db, chatId))) throw new AppError('NOT_FOUND');
  return listCasesOfChat(ctx.db, ctx.queries, chatId);
}

/** A page of the doctor's list. @throws {AppError} INVALID_INPUT for a cursor that is none of ours */
export async function showCases(
  ctx: AppContext,
  { staffId }: OfficeActor,
  { state, mine = false, cursor }: CasesQuery,
): Promise<Omit<CasesAnswer, 'ok'>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const asked = { ...(state ? { state } : {}), mine, staffId, after, limit: PAGE + 1 };
  const rows = await listCases(ctx.db, ctx.queries, asked);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const more = rows.length > PAGE && last;
  return { cases: page, next_cursor: more ? cursorOf(more) : null };
}

const cursorOf = ({ worse, deadline, id }: CaseRow): string =>
  [worse ? 'worse' : '-', deadline ?? 'infinity', id].join(' ');

function readCursor(cursor: string): CaseCursor {
  const [worse, deadline = '', id] = cursor.split(' ');
  const isTime = deadline === 'infinity' || !Number.isNaN(Date.parse(deadline));
  if (!isTime || !Number.isSafeInteger(Number(id)))
    throw new AppError('INVALID_INPUT', { fields: { cursor: 'is not a place in the list' } });
  return { worse: worse === 'worse', deadline, id: Number(id) };
}
