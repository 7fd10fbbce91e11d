import type { Readable } from 'node:stream';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { LARGEST_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import { AppError } from '../errors.ts';
import { discardRest, watchForStall } from './request-body.ts';

export { parseFields } from './form-fields.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file comes in the body: the web servers in front let more than a quarter of a megabyte pass here. */
    takesFile?: boolean;
  }
}

/** The file of a form, while it arrives. */
export interface UploadPart {
  /** To be read to its end; nothing behind it arrives before that. */
  stream: Readable;
  /** As the sender calls it: a label, never a path. */
  filename: string;
  /** As the sender claims. */
  mimetype: string;
  /** The fields that came before the file. Those behind it are known only when the whole form is read. */
  fields: Record<string, string>;
}

export interface FormOptions<File> {
  /** Name of the only file part the form may have. */
  fileField: string;
  onFile(part: UploadPart): Promise<File>;
  /** Milliseconds without a byte after which the sender is given up. */
  stallMs?: number;
}

/** Beside the file: 30 fields of 64 kB, and the lines between the parts. */
const MAX_REQUEST_BYTES = LARGEST_FILE_BYTES + 3 * 1024 * 1024;
/** No limit on the whole: a video over a village line takes long. Only silence ends it. */
const STALL_MS = 60_000;

/**
 * Reads a form with at most one file. The file is taken by `onFile` as it arrives; should anything after it be
 * wrong, its result is discarded before this throws. What is left of a refused request is read and dropped, so
 * that the sender hears the answer.
 *
 * @throws {AppError} UNSUPPORTED_MEDIA (no form), BROKEN_UPLOAD, INVALID_INPUT, FILE_TOO_LARGE, and what `onFile` throws
 */
export async function readMultipart<File extends { discard(): Promise<void> }>(
  request: FastifyRequest,
  options: FormOptions<File>,
): Promise<{ fields: Record<string, string>; file: File | null }> {
  if (!request.routeOptions.config.takesFile)
    throw new Error(`${request.routeOptions.url} reads a file and does not say so (config.takesFile)`);
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA');
  const fields = new Map<string, string>();
  let file: File | null = null;
  const stopWatching = watchForStall(request.raw, options.stallMs ?? STALL_MS, MAX_REQUEST_BYTES);
  try {
    if (Number(request.headers['content-length']) > MAX_REQUEST_BYTES) throw new AppError('FILE_TOO_LARGE');
    for await (const part of partsOf(request)) {
      if (part.type === 'field') addField(fields, part);
      else file = (await takeFile(part, fields, file, options)) ?? file;
    }
    return { fields: Object.fromEntries(fields), file };
  } catch (error) {
    discardRest(request.raw);
    await file?.discard().catch((err: unknown) => request.log.error({ err }, 'upload.discard_failed'));
    throw error;
  } finally {
    stopWatching();
  }
}

/** Errors of the parser mean that the form is at fault; those of `onFile` do not pass through here. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<MultipartFile | MultipartValue> {
  const parts = request.parts({ limits: { fileSize: LARGEST_FILE_BYTES + 1 } });
  while (true) {
    const { value, done } = await parts.next().catch((error: unknown) => {
      throw asFormError(error);
    });
    if (done) return;
    yield value;
  }
}

function addField(fields: Map<string, string>, part: MultipartValue): void {
  const name = part.fieldname;
  if (typeof name !== 'string' || name === '') throw invalid('request', 'has a field without a name');
  if (fields.has(name)) throw invalid(name, 'is given twice');
  if (part.valueTruncated) throw invalid(name, 'is too long');
  // A part that says it is JSON arrives parsed.
  if (typeof part.value !== 'string') throw invalid(name, 'must be plain text');
  fields.set(name, part.value);
}

/** Undefined for a file chooser in which nothing was chosen: browsers send it nameless and empty. */
async function takeFile<File>(
  part: MultipartFile,
  fields: Map<string, string>,
  earlier: File | null,
  { fileField, onFile }: FormOptions<File>,
): Promise<File | undefined> {
  if (part.fieldname !== fileField)
    throw invalid(part.fieldname ?? 'request', 'is not a field of this request');
  if (earlier !== null) throw invalid(fileField, 'takes one file only');
  const filename = part.filename ?? '';
  if (filename === '' && (await isEmpty(part.file))) {
    part.file.resume();
    return undefined;
  }
  return onFile({
    stream: part.file,
    filename,
    mimetype: part.mimetype,
    fields: Object.fromEntries(fields),
  });
}

/** Waits for the first bytes or for the end, whichever comes. */
async function isEmpty(stream: Readable): Promise<boolean> {
  if (stream.readableLength === 0 && !stream.readableEnded) {
    await new Promise<void>((resolve, reject) => {
      stream.once('readable', resolve).once('end', resolve);
      stream.once('error', (cause) => reject(new AppError('BROKEN_UPLOAD', { cause })));
    });
  }
  return stream.readableLength === 0;
}

const BY_PARSER_CODE: Record<string, [field: string, fault: string]> = {
  FST_FILES_LIMIT: ['request', 'takes one file only'],
  FST_FIELDS_LIMIT: ['request', 'has too many fields'],
  FST_PARTS_LIMIT: ['request', 'has too many parts'],
  FST_PROTO_VIOLATION: ['request', 'has a field with a reserved name'],
  FST_INVALID_JSON_FIELD_ERROR: ['request', 'has a field that is not the JSON it says'],
};

function asFormError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const code = (cause as { code?: string }).code ?? '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('FILE_TOO_LARGE', { cause });
  const known = BY_PARSER_CODE[code];
  return known ? invalid(...known, cause) : new AppError('BROKEN_UPLOAD', { cause });
}

function invalid(field: string, fault: string, cause?: unknown): AppError {
  return new AppError('INVALID_INPUT', { fields: { [field.slice(0, 100)]: fault }, cause });
}
