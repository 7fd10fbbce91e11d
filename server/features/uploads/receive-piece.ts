import type { IncomingMessage } from 'node:http';
import { LARGEST_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import type { AppContext } from '../../context.ts';
import { FIRST_LOOK_BYTES } from '../../platform/files/index.ts';
import { watchForStall } from '../../platform/http/request-body.ts';
import type { TusAnswer } from '../../platform/resumable/resumable.ts';
import { type Actor, refuseBlocked } from '../identity/index.ts';
import { PATCH_STALL_MS, withdrawUpload } from './open-upload.ts';
import type { UploadRow } from './uploads.store.ts';

/**
 * Takes the next piece of an upload, or as much of it as arrives. As soon as the beginning is there it is looked
 * at: who sends what we do not take hears it after the first piece, not after the last.
 *
 * @throws {AppError} BLOCKED, UPLOAD_CONFLICT (another offset), FILE_TOO_LARGE, FILE_TYPE_REFUSED
 */
export async function receivePiece(
  ctx: AppContext,
  actor: Actor,
  upload: UploadRow,
  raw: IncomingMessage,
  stallMs = PATCH_STALL_MS,
): Promise<TusAnswer> {
  refuseBlocked(actor);
  const stopWatching = watchForStall(raw, stallMs, LARGEST_FILE_BYTES);
  try {
    const { headers } = raw;
    const answer = await ctx.resumable.handle({ method: 'PATCH', id: upload.id, headers, body: raw });
    const [from, to] = [Number(headers['upload-offset']), Number(answer.headers['upload-offset'])];
    if (from < FIRST_LOOK_BYTES && to >= FIRST_LOOK_BYTES) await firstLook(ctx, upload);
    return answer;
  } finally {
    stopWatching();
  }
}

async function firstLook(ctx: AppContext, upload: UploadRow): Promise<void> {
  try {
    await ctx.files.firstLook(await ctx.resumable.head(upload.id, FIRST_LOOK_BYTES), upload.size_bytes);
  } catch (error) {
    await withdrawUpload(ctx, upload.id);
    throw error;
  }
}
