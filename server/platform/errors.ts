import { readReason } from '#shared/domain/text-safety.ts';
import { ERRORS, type ErrorCode } from '#shared/errors.ts';

/**
 * A failure the caller is meant to read. Anything else that is thrown becomes INTERNAL on the wire and a
 * stack in the log, never a stack in an answer.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** What was wrong and where, for input errors: field path -> sentence. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds until a retry makes sense; also sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** A challenge; whoever brings its solution need not wait. */
  readonly work: string | undefined;

  /** What helps the reader on: inputs that are known already (field path -> value), or who was faster (`shared/domain/who.ts`). */
  readonly known: Record<string, string> | undefined;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      fields?: Record<string, string> | undefined;
      retryAfter?: number;
      work?: string;
      known?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? ERRORS[code].text, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.work = options.work;
    this.known = options.known;
  }
}

/** Why somebody of the office did it. @throws {AppError} REASON_REQUIRED */
export function requireReason(typed: string): string {
  const reason = readReason(typed);
  if (reason === null) throw new AppError('REASON_REQUIRED');
  return reason;
}
