import type { FastifyInstance } from 'fastify';

/** A body of a quarter of a megabyte over the worst line there is takes half of this. */
const JSON_BODY_TIMEOUT_MS = 60_000;

/** Forms and pieces of uploads; whatever else a body calls itself, it is a small one. */
const WATCHED_ELSEWHERE = /^(multipart\/form-data|application\/offset\+octet-stream)\b/i;

/**
 * Slowloris guard: ends a small body that takes too long. Forms and parts of uploads are watched by their readers, for
 * silence and not for slowness.
 */
export function installBodyTimeout(app: FastifyInstance, timeoutMs = JSON_BODY_TIMEOUT_MS): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { method, headers } = request;
    if (WATCHED_ELSEWHERE.test(headers['content-type'] ?? '')) return payload;
    // Nobody reads to the end of what is not there: the clock would cut a long download.
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (method === 'GET' || method === 'HEAD' || !hasBody) return payload;
    const timer = setTimeout(() => request.raw.destroy(), timeoutMs);
    timer.unref();
    payload.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    return payload;
  });
}
