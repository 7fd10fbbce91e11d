import { expect, it, vi } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { recordRequest } from './request-record.ts';

it.each([
  [500, 5, ['request.failed']],
  [500, 16_000, ['request.failed']],
  [200, 1_500, ['request.slow']],
  [200, 5, []],
  [503, 16_000, []],
])('a %i after %i ms is told as %j', (status, elapsed, told) => {
  const warn = vi.fn();
  const log = { warn } as unknown as Parameters<typeof recordRequest>[1];
  recordRequest(createMetrics(), log, { method: 'GET', route: '/api/quotes', status, elapsed });
  expect(warn.mock.calls.map(([, name]) => name)).toEqual(told);
});
