import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';

/** Slower than this is worth a line. Uploads are slow by nature: there the line waits for the farmer's network. */
const SLOW_MS = 1_000;
const SLOW_BY_NATURE = /^\/api\/(uploads|chat\/message|quotes\/upload)/;

interface Answered {
  method: string;
  /** The pattern, never the address: addresses carry numbers. */
  route: string;
  status: number;
  /** Milliseconds from the request to the last byte of its answer. */
  elapsed: number;
}

/** Counts every request of the framework, and writes its line where there is something to tell. */
export function installRequestRecord(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime: elapsed } = reply;
    recordRequest(metrics, request.log, { method: request.method, route: nameOf(request), status, elapsed });
    done();
  });
}

/** Counts a request, and writes a line if it failed or was slow: a line for each cost a quarter of the throughput. */
export function recordRequest(metrics: Metrics, log: FastifyBaseLogger, answered: Answered): void {
  const { method, route, status, elapsed } = answered;
  metrics.request({ method, route, status }, elapsed / 1000);
  const isSlow = elapsed > SLOW_MS && !SLOW_BY_NATURE.test(route);
  // A 503 is told by the error handler, once for all who meet the same outage.
  if (status !== 503 && (status >= 500 || isSlow)) {
    const facts = { method, route, status, ms: Math.round(elapsed) };
    log.warn(facts, status >= 500 ? 'request.failed' : 'request.slow');
  }
}

/** The name of every finished page. */
export const PAGES = 'pages';

/** Files and pages are many and alike: one name each. */
function nameOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return 'none';
  if (url.startsWith('/api/') || url.startsWith('/uploads/')) return url;
  if (/\.\w+$|^\/assets\//.test(url)) return 'files';
  return ['/healthz', '/readyz', '/metrics'].includes(url) ? url : PAGES;
}
