import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { type Actor, requireActor, senderOf } from '../identity/index.ts';
import { UPLOAD_EXPIRY_MS } from './upload-limits.ts';
import { findUpload, type UploadRow } from './uploads.store.ts';

/** @throws {AppError} UPLOAD_NOT_FOUND, also for an upload of somebody else and for one that is too old */
export async function findOwnUpload(ctx: AppContext, actor: Actor, id: string): Promise<UploadRow> {
  const upload = await find(ctx, id);
  const owner = senderOf(actor);
  if (upload?.uploaded_by === owner.role && upload.uploader_id === owner.id) return upload;
  throw new AppError('UPLOAD_NOT_FOUND');
}

/**
 * Who asks, and the open upload he asks about. A browser may hold a farmer's and an office session: the upload
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

function find(ctx: AppContext, id: string): Promise<UploadRow | undefined> {
  return findUpload(ctx.db, id, new Date(ctx.now().getTime() - UPLOAD_EXPIRY_MS));
}

function otherSession(request: FastifyRequest, role: Actor['side']): Promise<Actor> {
  return requireActor(request, 'upload.send', role).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('UPLOAD_NOT_FOUND', { cause: error }) : error;
  });
}
