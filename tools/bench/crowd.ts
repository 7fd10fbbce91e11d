import { setTimeout as sleep } from 'node:timers/promises';
import type { Deliveries, Listener } from './clients/listener.ts';
import { type ClientProcess, startClient } from './clients/process.ts';

/** Everybody who has the chat open, spread over processes. */
export class Crowd {
  readonly size: number;
  readonly #clients: readonly { client: ClientProcess; listeners: Listener[] }[];

  private constructor(clients: readonly { client: ClientProcess; listeners: Listener[] }[]) {
    this.#clients = clients;
    this.size = clients.reduce((sum, { listeners }) => sum + listeners.length, 0);
  }

  /** The office's pages are spread too, so that no process waits for more than the others. */
  static async gather(listeners: readonly Listener[], processes = 2): Promise<Crowd> {
    const clients = await Promise.all(
      Array.from({ length: processes }, async (_, n) => ({
        client: await startClient('clients/listener.ts'),
        listeners: listeners.filter((_listener, index) => index % processes === n),
      })),
    );
    return new Crowd(clients);
  }

  /** Answers how long it took until all were ready, in milliseconds. */
  async connect(url: string, reconnects = false): Promise<number> {
    const took = await Promise.all(
      this.#clients.map(({ client, listeners }) =>
        client.ask<number>('connect', { url, listeners, reconnects }),
      ),
    );
    return Math.max(...took);
  }

  /** What came since it was asked last; percentiles of the process that waited longer. */
  async heard(): Promise<Deliveries> {
    const all = await this.#askAll<Deliveries>('heard');
    return {
      count: all.reduce((sum, { count }) => sum + count, 0),
      p50: Math.max(...all.map(({ p50 }) => p50)),
      p99: Math.max(...all.map(({ p99 }) => p99)),
      max: Math.max(...all.map(({ max }) => max)),
    };
  }

  /** Waits until everybody is connected and knows the log up to `seq`; answers how many do, after `withinMs` at the latest. */
  async untilLevel(seq: number, withinMs: number): Promise<number> {
    const end = Date.now() + withinMs;
    for (;;) {
      const level = (await this.#askAll<number>('level', { seq })).reduce((sum, one) => sum + one, 0);
      if (level === this.size || Date.now() > end) return level;
      await sleep(20);
    }
  }

  async disconnect(): Promise<void> {
    await this.#askAll('disconnect');
  }

  async leave(): Promise<void> {
    await Promise.all(this.#clients.map(({ client }) => client.stop()));
  }

  #askAll<T>(name: string, input?: unknown): Promise<T[]> {
    return Promise.all(this.#clients.map(({ client }) => client.ask<T>(name, input)));
  }
}
