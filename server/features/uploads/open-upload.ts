import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { type Actor, requireActor, senderOf } from '../identity/index.ts';
import { dropExpired, dropOpen, findUpload, listOpen, type UploadRow } from './uploads.store.ts';

/** Age at which an unfinished upload is given up: a farmer without a line since yesterday begins anew. */
export const UPLOAD_EXPIRY_MS = 24 * 60 * 60 * 1000;

/** Unfinished uploads of one person. */
export const MAX_OPEN_UPLOADS = 5;

/** Where uploads live on the wire; an upload's address is this and its id. */
export const UPLOADS_PATH = '/api/uploads';

/** A PATCH in which nothing moves for so long is over; what it brought is kept. */
export const PATCH_STALL_MS = 60_000;

/** @throws {AppError} UPLOAD_NOT_FOUND, also for an upload of somebody else and for one that is too old */
export async function findOwnUpload(ctx: AppContext, actor: Actor, id: string): Promise<UploadRow> {
  const upload = await find(ctx, id);
  const owner = senderOf(actor);
  if (upload?.uploaded_by === owner.role && upload.uploader_id === owner.id) return upload;
  throw new AppError('UPLOAD_NOT_FOUND');
}

/**
 * Who asks, and the open upload they ask about. A browser may hold a farmer's and an office session: the upload
 * says which of them is meant.
 *
 * @throws {AppError} UNAUTHENTICATED for a stranger, whatever the id; UPLOAD_NOT_FOUND
 */
export async function requireOwnUpload(
  ctx: AppContext,
  request: FastifyRequest,
  id: string,
): Promise<{ actor: Actor; upload: UploadRow }> {
  const someone = request.actor;
  const role = (await find(ctx, id))?.uploaded_by ?? someone.side;
  const actor = role === someone.side ? someone : await otherSession(request, role);
  const upload = await findOwnUpload(ctx, actor, id);
  if (upload.sha256 !== null) throw new AppError('UPLOAD_NOT_FOUND');
  return { actor, upload };
}

/** Removes an open upload: its sender has changed their mind, or it is of a kind nobody wants. */
export async function withdrawUpload(ctx: AppContext, id: string): Promise<void> {
  await dropOpen(ctx.db, id);
  await ctx.resumable.remove([id]);
}

/** Removes uploads nobody finished within a day, and bytes on disk that no open upload owns any more. */
export async function sweepUploads(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - UPLOAD_EXPIRY_MS);
  const expired = await dropExpired(ctx.db, before);
  await ctx.resumable.remove(expired);
  const stale = await ctx.resumable.listStale(before);
  const open = await listOpen(ctx.db, stale);
  const strays = stale.filter((id) => !open.has(id));
  await ctx.resumable.remove(strays);
  ctx.log.info({ expired: expired.length, strays: strays.length }, 'uploads.swept');
}

function find(ctx: AppContext, id: string): Promise<UploadRow | undefined> {
  return findUpload(ctx.db, id, new Date(ctx.now().getTime() - UPLOAD_EXPIRY_MS));
}

function otherSession(request: FastifyRequest, role: Actor['side']): Promise<Actor> {
  return requireActor(request, 'upload.send', role).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('UPLOAD_NOT_FOUND', { cause: error }) : error;
  });
}
