import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#shared/contract/wire.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from '../errors.ts';
import { createFaultLog } from '../fault-log.ts';
import { fieldFaults } from './validation.ts';

/**
 * Every failure leaves through here: a sentence, a code, a true status, never a stack. An outage is one fault however
 * many meet it.
 */
export function installErrorHandler(app: FastifyInstance): void {
  const outages = createFaultLog(app.log);
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const known = asAppError(error);
    if (known.code === 'UNAVAILABLE') outages.report(error, 'request.error', request.log);
    else if (known.status >= 500) request.log.error({ err: error }, 'request.error');
    return sendFailure(reply, known);
  });
}

export function sendFailure(reply: FastifyReply, error: AppError): FastifyReply {
  const body: Failure = { ok: false, error: error.message, code: error.code };
  if (error.fields) body.fields = error.fields;
  if (error.retryAfter !== undefined) {
    body.retry_after = error.retryAfter;
    reply.header('retry-after', String(error.retryAfter));
  }
  if (error.work !== undefined) body.work = error.work;
  if (error.known) body.known = error.known;
  // Whoever reports a failure can name the line of the log that tells of it.
  if (error.status >= 500) reply.header('x-request-id', String(reply.request.id));
  return reply.code(error.status).header('cache-control', 'no-store').type('application/json').send(body);
}

/** JSON under /api for a path nobody serves; pages answer their own 404. */
export function apiNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(reply, new AppError('NOT_FOUND'));
}

/**
 * For requests that never reach a route: an address that is none, a parameter as long as a novel. Hooks have not run
 * for them, so their headers are given here.
 */
export function unroutable(headers: Record<string, string>) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    sendFailure(reply.headers(headers), asAppError(error));
  };
}

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** For what is no HTTP at all, or too slow to become a request; there is no reply to write to, only the line. */
export function unreadable(headers: Record<string, string>) {
  const { message: error, code } = new AppError('BAD_REQUEST');
  const body = JSON.stringify({ ok: false, error, code } satisfies Failure);
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return (fault: NodeJS.ErrnoException, socket: Socket): void => {
    // The other end is gone, or an answer is half written: nothing can be said any more.
    if (fault.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const status = STATUS_LINES[fault.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  };
}

const BY_FASTIFY_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_REQUEST',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BAD_REQUEST',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_REQUEST',
};

/**
 * What PostgreSQL refuses because the input cannot be stored: NUL in text, a number out of range. Answered
 * as bad input; every other database error is ours or the database's absence.
 */
const UNSTORABLE = new Set(['22021', '22P02', '22P05', '22003', '22008']);
const DATABASE_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  // Its standby, not yet promoted, and its shutdown for being idle too long.
  '25006',
  '57P05',
  '25P03',
  '53300',
  '08006',
  // No room: on our disk, or on the database's.
  'ENOSPC',
  'EDQUOT',
  '53100',
  '58030',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

function asAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (error.validation) {
    return new AppError('INVALID_INPUT', { fields: fieldFaults(error.validation), cause: error });
  }
  const code = error.code ?? '';
  const byFastify = BY_FASTIFY_CODE[code];
  if (byFastify) return new AppError(byFastify, { cause: error });
  if (code.startsWith('FST_') && error.statusCode !== undefined && error.statusCode < 500) {
    return new AppError('BAD_REQUEST', { cause: error });
  }
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new AppError('BAD_REQUEST', { cause: error });
  if (UNSTORABLE.has(code)) return new AppError('INVALID_INPUT', { cause: error });
  // A missing socket is a server away; a missing file is our own fault.
  const isSocketMissing = code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect';
  if (
    isSocketMissing ||
    DATABASE_AWAY.has(code) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message)
  ) {
    return new AppError('UNAVAILABLE', { cause: error, retryAfter: 2 });
  }
  return new AppError('INTERNAL', { cause: error });
}
