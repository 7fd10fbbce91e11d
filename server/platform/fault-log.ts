import type { FastifyBaseLogger } from 'fastify';

/** What comes again and again while something is away is told once, then counted: a line a minute of each kind. */
export interface FaultLog {
  /** @param at where the first of its kind is told: a request's own log names the request */
  report(error: unknown, message: string, at?: FastifyBaseLogger): void;
}

const MINUTE_MS = 60_000;
/** Words that differ each time must not fill the memory; beyond these nothing new is held apart. */
const MOST_KINDS = 50;

export function createFaultLog(log: FastifyBaseLogger, everyMs = MINUTE_MS): FaultLog {
  const kinds = new Map<string, { more: number }>();
  return {
    report(error, message, at = log) {
      const named = kindOf(error, message);
      const kind = kinds.has(named) || kinds.size < MOST_KINDS ? named : `${message}: other`;
      const known = kinds.get(kind);
      if (known) {
        known.more += 1;
        return;
      }
      at.error({ err: error }, message);
      const counted = { more: 0 };
      kinds.set(kind, counted);
      const telling = setInterval(() => {
        if (counted.more > 0) log.warn({ fault: kind, more: counted.more }, 'fault.repeated');
        else {
          clearInterval(telling);
          kinds.delete(kind);
        }
        counted.more = 0;
      }, everyMs).unref();
    },
  };
}

/** Ports, process numbers and times aside. */
function kindOf(error: unknown, message: string): string {
  const { code = '', message: words = '' } = (error ?? {}) as { code?: unknown; message?: unknown };
  return `${message}: ${code} ${String(words).slice(0, 200).replace(/\d+/g, '#')}`.trim();
}
