import type { IncomingHttpHeaders } from 'node:http';
import { LARGEST_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { TusAnswer } from '../../platform/resumable/resumable.ts';
import { type Actor, senderOf } from '../identity/index.ts';
import { MAX_OPEN_UPLOADS } from './open-upload.ts';
import { refuseBlocked } from './uploads.policy.ts';
import { dropOldest, insertUpload, lockOwner } from './uploads.store.ts';

/**
 * Opens an upload of a length that is known from the start. Whoever has too many open ones loses the oldest:
 * refusing would lock out a farmer whose phone forgot what it had begun.
 *
 * @throws {AppError} BLOCKED, INVALID_INPUT, FILE_EMPTY, FILE_TOO_LARGE, FILE_QUOTA
 */
export async function createUpload(
  ctx: AppContext,
  actor: Actor,
  headers: IncomingHttpHeaders,
): Promise<TusAnswer> {
  refuseBlocked(actor);
  const sizeBytes = readLength(headers['upload-length']);
  const owner = senderOf(actor);
  await ctx.files.checkQuota(owner);
  const answer = await ctx.resumable.handle({ method: 'POST', headers });
  const id = answer.headers.location?.split('/').at(-1) ?? '';
  await ctx.inTransaction(async (tx) => {
    tx.afterRollback(() => ctx.resumable.remove([id]));
    await lockOwner(tx, owner);
    await insertUpload(tx, { id, owner, sizeBytes, now: ctx.now() });
    const dropped = await dropOldest(tx, owner, MAX_OPEN_UPLOADS);
    tx.afterCommit(() => ctx.resumable.remove(dropped));
  });
  return answer;
}

function readLength(header: string | string[] | undefined): number {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) {
    const fault = header === undefined ? 'is missing' : 'must be a whole number of bytes';
    throw new AppError('INVALID_INPUT', { fields: { 'upload-length': fault } });
  }
  const bytes = Number(header);
  if (bytes === 0) throw new AppError('FILE_EMPTY');
  if (bytes > LARGEST_FILE_BYTES) throw new AppError('FILE_TOO_LARGE');
  return bytes;
}
