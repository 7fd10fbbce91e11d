import type { DetailedError } from 'tus-js-client';
import { decode, HttpError, tokenHeader, withFreshToken } from './http.ts';

/** What a cut may cost at most; at 50 kB/s a piece takes five seconds. */
const PIECE_BYTES = 256 * 1024;
const UPLOADS = '/api/uploads';

export interface PiecesOptions {
  /** Of an upload begun earlier, perhaps by a page before this one. */
  uploadId: string | undefined;
  /** Which of a browser's two possible sessions begins a new one. */
  role: 'farmer' | 'admin';
  /** A label; what the file is called is said by whoever takes it. */
  name: string;
  signal: AbortSignal;
  /** A figure from 0 to 1 as the bytes leave the phone. */
  onProgress: (fraction: number) => void;
  /** What was sent so far is safe under this id: when the upload is begun or taken up, and after every piece. */
  onKept: (uploadId: string) => void;
}

/** Only who sends something large pays for it. */
const loadLibrary = () => import('tus-js-client');

/** False: the library cannot be had, for want of a line or because a newer release has taken its place. */
export function canUploadInPieces(): Promise<boolean> {
  return loadLibrary().then(
    () => true,
    () => false,
  );
}

/**
 * Sends a large file in pieces (tus 1.0), going on from what an earlier attempt brought over. Tries once: a
 * failure is an `HttpError`, and the next call takes up where this one ended.
 *
 * @returns the id of the upload that now has all of it, or of an earlier one that is gone, which may be because
 *   its message was sent
 */
export async function uploadInPieces(blob: Blob, options: PiecesOptions): Promise<string> {
  let uploadId = options.uploadId;
  const onKept = (id: string) => {
    uploadId = id;
    options.onKept(id);
  };
  const tus = await loadLibrary();
  try {
    return await withFreshToken(() => run(tus, blob, { ...options, uploadId, onKept }));
  } catch (error) {
    const isGone = error instanceof HttpError && error.code === 'UPLOAD_NOT_FOUND';
    if (isGone && options.uploadId !== undefined) return options.uploadId;
    throw error;
  }
}

function run(tus: typeof import('tus-js-client'), blob: Blob, options: PiecesOptions): Promise<string> {
  const { uploadId, signal } = options;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const upload = new tus.Upload(blob, {
      chunkSize: PIECE_BYTES,
      // Without an endpoint the library does not quietly begin anew what it was to go on with.
      endpoint: uploadId === undefined ? `${location.origin}${UPLOADS}?role=${options.role}` : null,
      uploadUrl: uploadId === undefined ? null : `${location.origin}${UPLOADS}/${uploadId}`,
      metadata: { filename: options.name },
      // When to try again is the outbox's to say, and what was begun is in its records.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest(request) {
        for (const [name, value] of Object.entries(tokenHeader())) request.setHeader(name, value);
      },
      onUploadUrlAvailable: () => options.onKept(idOf(upload)),
      onChunkComplete: () => options.onKept(idOf(upload)),
      onProgress: (sent, total) => options.onProgress(total > 0 ? sent / total : 1),
      onSuccess: () => finish(() => resolve(idOf(upload))),
      onError: (error) => finish(() => reject(asHttpError(error))),
    });
    const abort = () => {
      void upload.abort();
      finish(() => reject(signal.reason));
    };
    const finish = (settle: () => void) => {
      signal.removeEventListener('abort', abort);
      settle();
    };
    signal.addEventListener('abort', abort);
    upload.start();
  });
}

function idOf(upload: { url: string | null }): string {
  return new URL(upload.url ?? '', location.origin).pathname.split('/').at(-1) ?? '';
}

function asHttpError(error: Error | DetailedError): unknown {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer) return new HttpError(0, 'NETWORK', '');
  // An answer to HEAD has no body: its status has to do.
  if (answer.getStatus() === 404) return new HttpError(404, 'UPLOAD_NOT_FOUND', '');
  try {
    decode(answer.getStatus(), answer.getBody(), (name) => answer.getHeader(name) ?? null);
  } catch (failure) {
    return failure;
  }
  return new HttpError(0, 'NETWORK', '');
}
