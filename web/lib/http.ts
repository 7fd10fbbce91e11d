import type { ErrorCode } from '#shared/errors.ts';
import { SPEAKER_HEADER } from '#shared/speaker-header.ts';
import { noteServerTime } from './time.ts';
import { emitUnauthenticated } from './unauthenticated.ts';

/** What the wire can answer with, and the one failure that never reached the server. */
export type HttpErrorCode = ErrorCode | 'NETWORK';

/** A call that did not succeed. `status` 0 with code `NETWORK` means no answer came at all. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: HttpErrorCode;
  /** Input name -> what is wrong with it, when the server named the fields. */
  readonly fields: Record<string, string>;
  /** Seconds to wait before the next try, when the server said so. */
  readonly retryAfter: number | null;
  /** A challenge whose solution lets the next try in before that; see `with-work.ts`. */
  readonly work: string | null;
  /** Input name -> what the server knows of it already, to be confirmed. */
  readonly known: Record<string, string> | undefined;

  constructor(status: number, code: HttpErrorCode, message: string, body: FailureBody = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.fields = body.fields ?? {};
    this.retryAfter = body.retry_after ?? null;
    this.work = body.work ?? null;
    this.known = body.known;
  }
}

interface FailureBody {
  error?: string;
  code?: string;
  fields?: Record<string, string>;
  retry_after?: number;
  work?: string;
  known?: Record<string, string>;
}

/** An answer together with its headers, for the calls whose paging or log position travels there. */
export interface Reply<T> {
  data: T;
  header: (name: string) => string | null;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Undefined and null values are left out. */
  query?: Record<string, string | number | boolean | null | undefined>;
  headers?: Record<string, string>;
  /** Lets the call outlive the page (read marks sent while leaving). */
  keepalive?: boolean;
}

export interface UploadOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Called with a figure from 0 to 1 as the bytes leave the phone. */
  onProgress?: (fraction: number) => void;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** GET, decoded. Paths are written without the `/api` prefix. */
export async function getJson<T>(path: string, options?: CallOptions): Promise<T> {
  return (await request<T>('GET', path, undefined, options)).data;
}

/** POST with a JSON body, decoded. */
export async function postJson<T>(path: string, body: unknown = {}, options?: CallOptions): Promise<T> {
  return (await request<T>('POST', path, body, options)).data;
}

/** DELETE, decoded. */
export async function del<T>(path: string, options?: CallOptions): Promise<T> {
  return (await request<T>('DELETE', path, undefined, options)).data;
}

/**
 * One call with everything visible: cookies go along, writes carry the XSRF token, failures become
 * `HttpError`. An aborted call rejects with the browser's own `AbortError`.
 */
export function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<Reply<T>> {
  return withFreshToken(async () => {
    const answer = await fetchOrFail(apiUrl(path, options.query), {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? speakerHeader() : tokenHeader()),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    });
    const header = (name: string) => answer.headers.get(name);
    noteServerTime(header('date'));
    return { data: decode<T>(answer.status, await readText(answer), header), header };
  });
}

/** Multipart POST by XMLHttpRequest, the only way a browser reports upload progress. */
export function upload<T>(path: string, form: FormData, options: UploadOptions = {}): Promise<Reply<T>> {
  return withFreshToken(() => sendForm<T>(path, form, options));
}

function sendForm<T>(path: string, form: FormData, options: UploadOptions): Promise<Reply<T>> {
  return new Promise((resolve, reject) => {
    const { signal } = options;
    if (signal?.aborted) return reject(abortError());
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const header = (name: string) => xhr.getResponseHeader(name);
    xhr.open('POST', apiUrl(path));
    xhr.withCredentials = true;
    const headers = { accept: 'application/json', ...tokenHeader(), ...options.headers };
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => {
      try {
        resolve({ data: decode<T>(xhr.status, xhr.responseText, header), header });
      } catch (error) {
        reject(error);
      }
    };
    xhr.onerror = () => reject(networkError());
    xhr.onabort = () => reject(abortError());
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    xhr.send(form);
  });
}

/** A token that went stale (server restart, cleared cookie) is fetched anew once, then the call is repeated. */
export async function withFreshToken<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof HttpError && error.code === 'CSRF_FAILED')) throw error;
    await fetchOrFail('/api/auth/me', { credentials: 'include', cache: 'no-store' });
    return attempt();
  }
}

async function fetchOrFail(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw init.signal?.aborted ? error : networkError();
  }
}

/** A line that breaks in the middle of the body is the same to the reader as one that never answered. */
async function readText(answer: Response): Promise<string> {
  try {
    return await answer.text();
  } catch {
    throw networkError();
  }
}

/** What an answer says, or the `HttpError` it stands for. Also for answers another library has fetched. */
export function decode<T>(status: number, text: string, header: (name: string) => string | null): T {
  const body = parse(text);
  if (status >= 200 && status < 300 && body !== undefined) return body as T;
  // A page where JSON should be: a Wi-Fi login or a proxy answered, our server was never reached.
  if (status < 400) throw networkError();
  const failure = (body ?? {}) as FailureBody;
  const code = (failure.code ??
    (status >= 500 ? 'UNAVAILABLE' : status === 429 ? 'RATE_LIMITED' : 'BAD_REQUEST')) as HttpErrorCode;
  const wait = Number(header('retry-after'));
  if (failure.retry_after === undefined && wait > 0) failure.retry_after = wait;
  if (status === 401 && !ABOUT_A_CODE.has(code)) emitUnauthenticated();
  throw new HttpError(status, code, failure.error ?? '', failure);
}

/** A code that was not right says nothing about the session it was typed in. */
const ABOUT_A_CODE: ReadonlySet<HttpErrorCode> = new Set(['OTP_WRONG', 'OTP_EXPIRED']);

/** Undefined when the text is not JSON: a proxy's HTML page must never pass for an answer. */
function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function apiUrl(path: string, query: CallOptions['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const tail = search.toString();
  return `/api${path}${tail ? `?${tail}` : ''}`;
}

let speaker = '';

/** Whom this page takes for logged in (`speakerOf`), empty for nobody: the server refuses what another one's cookie carries. */
export function speakAs(who: string): void {
  speaker = who;
}

const speakerHeader = (): Record<string, string> => (speaker ? { [SPEAKER_HEADER]: speaker } : {});

/** What a write carries to prove that it comes from our page, and for whom that page speaks. */
export function tokenHeader(): Record<string, string> {
  const match = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie);
  return {
    ...(match?.[1] ? { 'x-xsrf-token': decodeURIComponent(match[1]) } : {}),
    ...speakerHeader(),
  };
}

function networkError(): HttpError {
  return new HttpError(0, 'NETWORK', '');
}

function abortError(): DOMException {
  return new DOMException('The upload was cancelled.', 'AbortError');
}
