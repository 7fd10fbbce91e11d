import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { AcceptedFile } from '../../platform/files/index.ts';
import { type Actor, refuseBlocked, senderOf } from '../identity/index.ts';
import { markTaken, type UploadRow } from './uploads.store.ts';

/**
 * Takes a finished upload in as a file, by the same rules as one that came in one piece. The upload stays until
 * `settleUpload`, so a send that fails half-way can be repeated.
 *
 * @throws {AppError} BLOCKED, UPLOAD_NOT_FOUND, UPLOAD_INCOMPLETE, and what `FileStore.accept` throws
 */
export async function acceptUpload(
  ctx: AppContext,
  actor: Actor,
  upload: UploadRow,
  as: { declaredName: string | undefined; durationSeconds: number | undefined },
): Promise<AcceptedFile> {
  refuseBlocked(actor);
  const received = await ctx.resumable.received(upload.id);
  if (received === undefined) throw new AppError('UPLOAD_NOT_FOUND');
  if (received < upload.size_bytes) throw new AppError('UPLOAD_INCOMPLETE');
  return ctx.files.accept({
    stream: ctx.resumable.open(upload.id),
    purpose: 'chat',
    uploader: senderOf(actor),
    declaredName: as.declaredName ?? (await ctx.resumable.label(upload.id)),
    durationSeconds: as.durationSeconds,
  });
}

/**
 * Ends an upload with the message that took it: in its transaction it is marked, after the commit its bytes go.
 * @throws {AppError} UPLOAD_NOT_FOUND when another message took it meanwhile and this is not that message
 */
export async function settleUpload(
  ctx: AppContext,
  tx: Transaction,
  taken: { id: string; sha256: Buffer; replayed: boolean },
): Promise<void> {
  const marked = await markTaken(tx, taken.id, taken.sha256);
  if (!marked && !taken.replayed) throw new AppError('UPLOAD_NOT_FOUND');
  tx.afterCommit(() => ctx.resumable.remove([taken.id]));
}
