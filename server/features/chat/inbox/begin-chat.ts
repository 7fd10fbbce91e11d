import { normaliseMobile } from '#shared/domain/mobile.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { findFarmerByMobile } from '../../identity/index.ts';
import { openChat } from '../chats.store.ts';

/**
 * The chat of a registered farmer, for the office to write first: the one there is, or an empty one. An empty chat
 * stands in no list until its first message.
 *
 * @throws {AppError} INVALID_MOBILE, NOT_FOUND
 */
export async function beginChat(ctx: AppContext, number: string): Promise<number> {
  const mobile = normaliseMobile(number);
  if (mobile === null)
    throw new AppError('INVALID_MOBILE', { fields: { mobile: 'is not a 10-digit mobile' } });
  const farmer = await findFarmerByMobile(ctx.db, mobile);
  if (!farmer) throw new AppError('NOT_FOUND');
  return ctx.inTransaction((tx) => openChat(tx, farmer.id, 'admin'));
}
