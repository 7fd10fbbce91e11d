import type { Metrics, Partner } from '../platform/metrics.ts';

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
