import type { SendMessageAnswer } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { HttpError } from '../../../lib/http.ts';
import { uploadInPieces } from '../../../lib/upload-in-pieces.ts';
import type { DraftFile, PendingMessage, SendWatch } from '../model/pending-message.ts';

/** No byte moved and no answer for this long: the attempt is dead, however long it may have been running. */
const STALL_MS = 30_000;

/** A file up to this size is through before a second round trip would pay. */
const IN_ONE_PIECE_BYTES = 1_000_000;

export function isLargeFile(file: DraftFile): boolean {
  return file.blob.size > IN_ONE_PIECE_BYTES;
}

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

/** Aborts work that has stopped moving; a slow line that still moves may take as long as it needs. */
export async function withStallTimeout<T>(
  outer: AbortSignal,
  work: (signal: AbortSignal, moved: () => void) => Promise<T>,
): Promise<T> {
  const inner = new AbortController();
  const abort = () => inner.abort();
  let timer = setTimeout(abort, STALL_MS);
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, STALL_MS);
  };
  outer.addEventListener('abort', abort);
  try {
    if (outer.aborted) abort();
    return await work(inner.signal, moved);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', abort);
  }
}
