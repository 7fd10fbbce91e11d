import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Knows which request caused what runs, in a file that calls this once: the function begins a call, and what it gives says whether
 * it is asked on behalf of that call's request. What the queue, the leases and the published content ask meanwhile is nobody's, and
 * what an earlier request still does after its answer (a picture's points given back) is that one's.
 */
function requestOf(): () => () => boolean {
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
  return () => {
    const before = latest;
    return () => latest !== before && request.getStore() === latest;
  };
}

/** Tells of every statement of a call before it is sent, with the connection it goes over. */
export function statementsOf(): <T>(
  call: () => Promise<T>,
  hear: (text: string, client: pg.Client) => void,
) => Promise<T> {
  const ofRequest = requestOf();
  return async (call, hear) => {
    const isOfCall = ofRequest();
    const { query } = pg.Client.prototype;
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    spy.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      const [asked] = args as [string | { text: string }];
      if (isOfCall()) hear(typeof asked === 'string' ? asked : asked.text, this);
      return Reflect.apply(query, this, args);
    });
    try {
      return await call();
    } finally {
      spy.mockRestore();
    }
  };
}

/** Counts what a request asks of the database: the function runs a call and gives its answer with its statements, in order. */
export function countStatements(): <T>(
  call: () => Promise<T>,
) => Promise<{ answer: T; statements: string[] }> {
  const hearing = statementsOf();
  return async (call) => {
    const statements: string[] = [];
    const answer = await hearing(call, (text) => statements.push(text));
    return { answer, statements };
  };
}
