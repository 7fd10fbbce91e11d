import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';

/** Slower than this is worth a line. Uploads are slow by nature: there the line waits for the farmer's network. */
const SLOW_MS = 1_000;
const SLOW_BY_NATURE = /^\/api\/(uploads|chat\/message|quotes\/upload)/;

/**
 * Counts every request, and writes a line for those that failed or were slow: a line for each cost a quarter of the
 * throughput. Lines and counts name the route, never the address: addresses carry numbers.
 */
export function installRequestRecord(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = nameOf(request);
    const { statusCode: status, elapsedTime } = reply;
    metrics.request({ method: request.method, route, status }, elapsedTime / 1000);
    const isSlow = elapsedTime > SLOW_MS && !SLOW_BY_NATURE.test(route);
    // A 503 is told by the error handler, once for all who meet the same outage.
    if (status !== 503 && (status >= 500 || isSlow)) {
      const facts = { method: request.method, route, status, ms: Math.round(elapsedTime) };
      request.log.warn(facts, isSlow ? 'request.slow' : 'request.failed');
    }
    done();
  });
}

/** Files and pages are many and alike: one name each. */
function nameOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return 'none';
  if (url.startsWith('/api/') || url.startsWith('/uploads/')) return url;
  if (/\.\w+$/.test(url)) return 'files';
  return ['/healthz', '/readyz', '/metrics'].includes(url) ? url : 'pages';
}
