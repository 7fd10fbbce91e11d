import type { Quotation } from '#shared/contract/quotes.ts';
import { can } from '#shared/domain/capabilities.ts';
import { normaliseMobile } from '#shared/domain/digits.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { findChat, findChatByFarmer } from '../chat/index.ts';
import { type Actor, findFarmerByMobile } from '../identity/index.ts';
import { findQuotation, listQuotations } from './quotes.store.ts';
import { viewQuotation } from './quotes.view.ts';

/** Newest first; empty for a number nobody registered, which only the office can ask for. */
export async function listQuotationsOf(ctx: AppContext, actor: Actor, mobile: string): Promise<Quotation[]> {
  const farmerId = await ownerOf(ctx, actor, mobile);
  if (farmerId === undefined) return [];
  const rows = await listQuotations(ctx.db, ctx.queries, farmerId, { asFarmer: actor.side === 'farmer' });
  return rows.map(viewQuotation);
}

/** One of the farmer's own that is still on their list. @throws {AppError} NOT_FOUND */
export async function readOwnQuotation(ctx: AppContext, actor: Actor, id: number): Promise<Quotation> {
  const row = await findQuotation(ctx.db, ctx.queries, id);
  const chat = row && (await findChat(ctx.db, row.chat_id));
  if (!row || row.removed_by_farmer || !chat || !can(actor, 'payment.pay', chat))
    throw new AppError('NOT_FOUND');
  return viewQuotation(row);
}

/** What the office sees of a farmer's quotations, withdrawn and removed ones too. Newest first. */
export async function listQuotationsForOffice(
  ctx: AppContext,
  farmerId: number,
  limit: number,
): Promise<Quotation[]> {
  const rows = await listQuotations(ctx.db, ctx.queries, farmerId, { asFarmer: false, limit });
  return rows.map(viewQuotation);
}

/**
 * The chat a farmer's quotations are in. Each farmer has one chat for all of them, so it is named from the
 * farmer's first message on, before there is a quotation.
 */
export async function findQuotationChat(
  ctx: AppContext,
  actor: Actor,
  mobile: string,
): Promise<number | null> {
  const farmerId = await ownerOf(ctx, actor, mobile);
  const chat = farmerId === undefined ? undefined : await findChatByFarmer(ctx.db, farmerId);
  return chat?.id ?? null;
}

/** @throws {AppError} INVALID_MOBILE; FORBIDDEN for a farmer with another's number, known or not */
async function ownerOf(ctx: AppContext, actor: Actor, input: string): Promise<number | undefined> {
  const mobile = normaliseMobile(input);
  if (mobile === null) throw new AppError('INVALID_MOBILE');
  if (!can(actor, 'quote.read', { mobile })) throw new AppError('FORBIDDEN');
  if (actor.side === 'farmer') return actor.farmerId;
  return (await findFarmerByMobile(ctx.db, mobile))?.id;
}
