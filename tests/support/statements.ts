import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Counts what a request asks of the database, in a file that calls this once: the function runs a call and gives its answer with the
 * statements it caused, in order. What the queue, the leases and the published content ask meanwhile is nobody's, and what an earlier
 * request still does after its answer (a picture's points given back) is that one's.
 */
export function countStatements(): <T>(
  call: () => Promise<T>,
) => Promise<{ answer: T; statements: string[] }> {
  const request = new AsyncLocalStorage<object>();
  let latest: object | undefined;
  const enterRequest = () => {
    latest = {};
    request.enterWith(latest);
  };
  beforeAll(() => subscribe('http.server.request.start', enterRequest));
  afterAll(() => {
    unsubscribe('http.server.request.start', enterRequest);
  });

  return async (call) => {
    const statements: string[] = [];
    const before = latest;
    const isOfThisCall = () => latest !== before && request.getStore() === latest;
    const { query } = pg.Client.prototype;
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    spy.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      const [asked] = args as [string | { text: string }];
      if (isOfThisCall()) statements.push(typeof asked === 'string' ? asked : asked.text);
      return Reflect.apply(query, this, args);
    });
    try {
      return { answer: await call(), statements };
    } finally {
      spy.mockRestore();
    }
  };
}
