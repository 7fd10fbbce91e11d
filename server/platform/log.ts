import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import pino from 'pino';

/** One line of JSON an event, without anybody's number, code or key. */
export type Log = pino.Logger;

/**
 * The log every part of the app writes to. What it says of people are ids; should a number slip into a line after
 * all (an error's own words), it is masked on the way out. At a terminal the lines are made pretty.
 *
 * @param destination where the lines go; standard output by default
 */
export function createLog(
  options: { level: string; pretty?: boolean },
  destination?: pino.DestinationStream,
): Log {
  const settings: pino.LoggerOptions = {
    level: options.level,
    base: null,
    serializers: { err: (error: unknown) => describeError(error) },
    hooks: { streamWrite: masked },
    // A library that is asked for every detail tells the cookies too.
    redact: { paths: ['headers', '*.headers'], remove: true },
  };
  if (options.pretty) {
    settings.transport = {
      target: 'pino-pretty',
      options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
    };
  }
  return destination ? pino(settings, destination) : pino(settings);
}

/**
 * Names a request in every line about it. A proxy that has named it already is believed only where we stand behind
 * one, and only when it looks like nginx's `$request_id`.
 */
export function requestIds(behindProxy: boolean): (request: IncomingMessage) => string {
  return (request) => {
    const given = behindProxy ? request.headers['x-request-id'] : undefined;
    return typeof given === 'string' && /^[0-9a-f]{32}$/.test(given)
      ? given
      : randomUUID().replaceAll('-', '');
  };
}

/** Ten digits of an Indian mobile, alone or after 91 or 0, parted in the middle or not; no part of something longer. */
const MOBILE = /(?<![\w.-])(?:(?:91|0)[ -]?)?[6-9]\d{4}[ -]?\d(\d{4})(?!\w)/g;
const CREDENTIALS = /(?<=:\/\/)[^\s/@"]+(?=@)/g;

/** @param line as it is about to be written */
export function masked(line: string): string {
  return line.replace(CREDENTIALS, '***').replace(MOBILE, (found, end: string, at: number) => {
    // A bare number is a JSON value and must stay one.
    const isValue =
      line[at - 1] === ':' && line[at - 2] === '"' && /[,}\]]/.test(line[at + found.length] ?? '');
    return isValue ? 'null' : `xxxxxx${end}`;
  });
}

/**
 * What helps to mend it: kind, words, code, place. PostgreSQL's `detail` and `where` quote rows, so of its errors only
 * the names of things are kept.
 */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? { type: 'not an Error' } : String(error);
  const { code, severity, schema, table, constraint, status } = error as Error & Record<string, unknown>;
  const facts = { code, status, severity, schema, table, constraint };
  const known = Object.fromEntries(
    Object.entries(facts).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
  const cause =
    error.cause !== undefined && depth < 4 ? { cause: describeError(error.cause, depth + 1) } : {};
  return { type: error.name, message: error.message, ...known, stack: error.stack, ...cause };
}
