import type { SendMessageAnswer } from '#shared/contract/chat/send.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { HttpError } from '../../../lib/http.ts';
import { uploadInPieces } from '../../../lib/upload-in-pieces.ts';
import type { DraftFile, PendingMessage, SendWatch } from '../model/pending-message.ts';
import { withStallTimeout } from './stall-timeout.ts';

export { canUploadInPieces } from '../../../lib/upload-in-pieces.ts';

/**
 * Brings a large file over in pieces, then sends its message by naming the upload. An upload that is not there
 * any more is named all the same first: if the message was stored and only its answer was lost, the server knows
 * it by its client id, and nothing is sent twice.
 */
export function sendLargeFile(
  message: PendingMessage & { file: DraftFile },
  watch: SendWatch,
  to: { role: SenderRole; post: (uploadId: string) => Promise<SendMessageAnswer> },
): Promise<SendMessageAnswer> {
  return oneTabAtATime(message.clientId, watch.signal, async () => {
    const begun = await watch.begunUpload();
    try {
      return await to.post(await bringOver(message.file, watch, to.role, begun));
    } catch (error) {
      const isGone = error instanceof HttpError && error.code === 'UPLOAD_NOT_FOUND';
      if (!isGone || begun === undefined) throw error;
      return to.post(await bringOver(message.file, watch, to.role, undefined));
    }
  });
}

function bringOver(
  file: DraftFile,
  watch: SendWatch,
  role: SenderRole,
  uploadId: string | undefined,
): Promise<string> {
  return withStallTimeout(watch.signal, (signal, moved) =>
    uploadInPieces(file.blob, {
      uploadId,
      role,
      name: file.name,
      signal,
      onProgress(fraction) {
        moved();
        watch.onProgress(fraction);
      },
      onKept(id) {
        moved();
        watch.onKept(id);
      },
    }),
  );
}

/** Two tabs that bring one file over would take the line from each other, piece by piece. */
function oneTabAtATime<T>(clientId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  // Not there on plain http in the home network, and on phones before 2022.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(`upload:${clientId}`, { signal }, work) : work();
}
