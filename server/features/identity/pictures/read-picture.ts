import type { FastifyRequest } from 'fastify';
import { reachesAll } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Actor } from '../actor.ts';
import { findPictures, type PictureRow } from './pictures.store.ts';

/**
 * The picture under this hash, for who may see one of those whose picture it is.
 * @throws {AppError} NOT_FOUND, also for a picture of somebody who never answered this farmer
 */
export async function readPicture(ctx: AppContext, request: FastifyRequest, hash: string): Promise<Buffer> {
  const pictures = await findPictures(ctx.db, Buffer.from(hash, 'hex'));
  const seen = await firstSeenBy(ctx, request.actor, pictures);
  if (seen) return seen.bytes;
  // A picture's address cannot say on whose behalf it is asked for, and a browser may hold both sessions.
  const office = await request.actors.office();
  const other = office && (await firstSeenBy(ctx, office, pictures));
  if (!other) throw new AppError('NOT_FOUND');
  return other.bytes;
}

async function firstSeenBy(
  ctx: AppContext,
  actor: Actor,
  pictures: PictureRow[],
): Promise<PictureRow | undefined> {
  for (const picture of pictures) {
    if (reachesAll(actor, 'staff.picture')) return picture;
    if (actor.side !== 'farmer') continue;
    const { farmerId } = actor;
    if (await ctx.queries.hasAnswered(ctx.db, { staffId: picture.staff_id, farmerId })) return picture;
  }
  return undefined;
}
