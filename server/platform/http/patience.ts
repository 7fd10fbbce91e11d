import type { FastifyInstance } from 'fastify';

/** A body of a quarter of a megabyte over the worst line there is takes half of this. */
const JSON_PATIENCE_MS = 60_000;

/**
 * Gives up on whoever takes too long over a small body: a connection that sends a letter a minute holds on to us for
 * as long as it likes. Forms and pieces of uploads are watched by their readers, for silence and not for slowness.
 */
export function installPatience(app: FastifyInstance, patienceMs = JSON_PATIENCE_MS): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!request.headers['content-type']?.startsWith('application/json')) return payload;
    const timer = setTimeout(() => request.raw.destroy(), patienceMs);
    timer.unref();
    payload.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    return payload;
  });
}
