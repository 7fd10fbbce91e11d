import type { IncomingHttpHeaders } from 'node:http';
import { LARGEST_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { TusAnswer } from '../../platform/resumable/resumable.ts';
import { type Actor, refuseBlocked, senderOf } from '../identity/index.ts';
import { MAX_OPEN_UPLOADS } from './open-upload.ts';
import { dropUploads, insertUpload, listOpenOf, lockOwner, type Owner } from './uploads.store.ts';

/** No byte for so long, and an upload may give way: longer than any sender waits between two tries. */
const MOVING_MS = 60_000;
/** When who has as many on their way as they may is told to ask again. */
const RETRY_SECONDS = 30;

/**
 * Opens an upload of a length that is known from the start. Whoever has too many open ones loses the oldest that lies
 * still: refusing would lock out a farmer whose phone forgot what it had begun. One that moves goes on, and the new one
 * waits for it: six at once would take each other's place for ever.
 *
 * @throws {AppError} BLOCKED, INVALID_INPUT, FILE_EMPTY, FILE_TOO_LARGE, FILE_QUOTA, RATE_LIMITED
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
    await makeRoom(ctx, tx, owner, id);
  });
  return answer;
}

async function makeRoom(ctx: AppContext, tx: Transaction, owner: Owner, newest: string): Promise<void> {
  const open = await listOpenOf(tx, owner);
  const over = open.length - MAX_OPEN_UPLOADS;
  if (over <= 0) return;
  const moving = await ctx.resumable.listMoving(open, new Date(ctx.now().getTime() - MOVING_MS));
  const dropped = open.filter((id) => id !== newest && !moving.has(id)).slice(-over);
  if (dropped.length < over) throw new AppError('RATE_LIMITED', { retryAfter: RETRY_SECONDS });
  await dropUploads(tx, dropped);
  tx.afterCommit(() => ctx.resumable.remove(dropped));
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
