import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Partner = 'sms' | 'email' | 'payment' | 'push';
export type OtpEvent = 'sent' | 'send_failed' | 'verified' | 'wrong';

/** What the operators' graphs are drawn from. Names and labels are told in docs/operations.md. */
export interface Metrics {
  /** A finished request. `route` is the pattern, never the address. */
  request(request: { method: string; route: string; status: number }, seconds: number): void;
  messageSent(side: string): void;
  /** A message came to the other side's device so long after it was stored; its reader may have been offline. */
  messageDelivered(side: string, seconds: number): void;
  otp(audience: string, event: OtpEvent): void;
  /** Runs a call to the world outside and notes how it went and how long it took. */
  providerCall<T>(partner: Partner, call: string, work: () => Promise<T>): Promise<T>;
  /** How the last calls of a partner ended on this node, since it started. */
  lastCalls(partner: Partner): { lastGoodAt: Date | null; lastBadAt: Date | null };
  backgroundFailure(): void;
  /** A value that is looked up when somebody asks; one that cannot be had now is left out. */
  gauge(name: string, help: string, read: () => Promise<Sample[]> | Sample[], labels?: string[]): void;
  /** All of it, in Prometheus' text format. */
  read(): Promise<{ contentType: string; text: string }>;
}

export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const CALL_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** From "at once" to "the phone was off for a day". */
const DELIVERY_SECONDS = [0.1, 0.25, 0.5, 1, 5, 30, 300, 3_600, 21_600, 86_400];

/** Each app of a process has its own: nothing is shared through the library's global registry. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'av_', eventLoopMonitoringPrecision: 100 });
  const requests = new Histogram({
    name: 'av_http_request_seconds',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const sends = new Counter({
    name: 'av_messages_sent_total',
    help: 'Messages stored, by the side that wrote them.',
    labelNames: ['side'],
    registers,
  });
  const lag = new Histogram({
    name: 'av_delivery_lag_seconds',
    help: 'From a message stored to the receipt of the side it was for.',
    labelNames: ['side'],
    buckets: DELIVERY_SECONDS,
    registers,
  });
  const otps = new Counter({
    name: 'av_otp_total',
    help: 'One-time codes: sent, send_failed, verified, wrong.',
    labelNames: ['audience', 'event'],
    registers,
  });
  const calls = new Histogram({
    name: 'av_provider_call_seconds',
    help: 'Calls to SMS, e-mail, payment and push services.',
    labelNames: ['partner', 'call', 'outcome'],
    buckets: CALL_SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'av_background_failures_total',
    help: 'Failures outside requests and jobs.',
    registers,
  });
  const ends = callEnds();
  /** Finding a child by its labels costs more than counting in it. */
  const children = new Map<string, { observe(seconds: number): void }>();

  return {
    request({ method, route, status }, seconds) {
      const key = `${method} ${status} ${route}`;
      let child = children.get(key);
      if (!child) {
        child = requests.labels(method, route, String(status));
        children.set(key, child);
      }
      child.observe(seconds);
    },
    messageSent: (side) => sends.inc({ side }),
    messageDelivered: (side, seconds) => lag.observe({ side }, Math.max(0, seconds)),
    otp: (audience, event) => otps.inc({ audience, event }),
    async providerCall(partner, call, work) {
      const startedAt = performance.now();
      const note = (outcome: 'ok' | 'failed') => {
        calls.observe({ partner, call, outcome }, (performance.now() - startedAt) / 1000);
        ends.note(partner, outcome);
      };
      try {
        const answer = await work();
        note('ok');
        return answer;
      } catch (error) {
        note('failed');
        throw error;
      }
    },
    lastCalls: ends.of,
    backgroundFailure: () => failures.inc(),
    gauge: (name, help, read, labels = []) => defineGauge(registry, { name, help, labels, read }),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

/** How the last calls of each partner ended. */
function callEnds() {
  const ends = new Map<Partner, ReturnType<Metrics['lastCalls']>>();
  const of = (partner: Partner) => ends.get(partner) ?? { lastGoodAt: null, lastBadAt: null };
  return {
    of,
    note(partner: Partner, outcome: 'ok' | 'failed') {
      ends.set(partner, { ...of(partner), [outcome === 'ok' ? 'lastGoodAt' : 'lastBadAt']: new Date() });
    },
  };
}

function defineGauge(
  registry: Registry,
  gauge: { name: string; help: string; labels: string[]; read: () => Promise<Sample[]> | Sample[] },
): void {
  new Gauge({
    name: gauge.name,
    help: gauge.help,
    labelNames: gauge.labels,
    registers: [registry],
    async collect() {
      this.reset();
      try {
        const samples = await gauge.read();
        for (const { labels = {}, value } of samples) this.set(labels, value);
        if (samples.length === 0 && gauge.labels.length === 0) this.remove();
      } catch {
        // What cannot be asked now (the database is away) is missing from the graph, which is what one then sees.
        if (gauge.labels.length === 0) this.remove();
      }
    },
  });
}

/**
 * A partner whose every call to the outside world is counted and timed. Calls are those that answer with a promise;
 * what it decides by itself stays unmeasured.
 */
export function measured<T extends object>(metrics: Metrics, partner: Partner, object: T): T {
  const entries = Object.entries(object).map(([name, member]) => {
    if (typeof member !== 'function') return [name, member];
    const call = (...args: unknown[]) => {
      const answer: unknown = member(...args);
      return answer instanceof Promise ? metrics.providerCall(partner, name, () => answer) : answer;
    };
    return [name, call];
  });
  return Object.fromEntries(entries) as T;
}
