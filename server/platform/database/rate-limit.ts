import { Type } from 'typebox';
import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from '../errors.ts';
import { type Database, named, sql } from './db.ts';

/** At most `points` in any `seconds` from the first one, counted per key. */
export interface Limit {
  /** Short and stable: it is part of the stored key. */
  name: string;
  points: number;
  seconds: number;
}

/** A limit, and whom it counts. */
export interface Counter {
  limit: Limit;
  key: string;
}

/** What a counter stands at. */
export interface Count {
  points: number;
  secondsLeft: number;
}

export interface RateLimiter {
  /**
   * Takes one point from each limit for the key, in order, and stops at the first that is used up. A refused call
   * is not counted, so asking again while refused makes nobody wait longer.
   * @throws {AppError} `code` (default RATE_LIMITED) with the seconds to wait.
   */
  consume(limits: Limit[], key: string, code?: ErrorCode): Promise<void>;
  /** Counts without refusing: for limits that the caller judges by `peek`. */
  count(counters: Counter[]): Promise<void>;
  /** What each counter stands at, without counting. */
  peek(counters: Counter[]): Promise<Count[]>;
  /** Gives one point back to each limit: what was counted turned out to be no attack, or never happened. */
  refund(limits: Limit[], key: string): Promise<void>;
  /** Forgets a key, after a success that proves it was no attack. */
  reset(limits: Limit[], key: string): Promise<void>;
}

const Row = Type.Object({ key: Type.String(), points: Type.Integer(), expire: Type.Integer() });
const NO_CEILING = 2_000_000_000;

/** Counters live in PostgreSQL: a restart or a second node does not hand out new tries. */
export function createRateLimiter(db: Database): RateLimiter {
  const rowsOf = (keys: string[]) =>
    db.many(
      Row,
      sql`select key, points, expire from rate_limits where key = any(${keys}) and expire > ${Date.now()}`,
    );

  /** One point, if that does not lead above the ceiling; one statement, so that no two callers take the last one. */
  async function take({ limit, key }: Counter, ceiling: number): Promise<boolean> {
    const now = Date.now();
    const taken = await db.run(
      named(
        'rate_limit.take',
        sql`insert into rate_limits as held (key, points, expire)
            values (${keyOf(limit, key)}, 1, ${now + limit.seconds * 1000})
            on conflict (key) do update
            set points = case when held.expire <= ${now} then 1 else held.points + 1 end,
                expire = case when held.expire <= ${now} then excluded.expire else held.expire end
            where held.expire <= ${now} or held.points < ${ceiling}`,
      ),
    );
    return taken === 1;
  }

  return {
    async consume(limits, key, code = 'RATE_LIMITED') {
      for (const limit of limits) {
        if (limit.points > 0 && (await take({ limit, key }, limit.points))) continue;
        const [row] = await rowsOf([keyOf(limit, key)]);
        throw new AppError(code, { retryAfter: secondsUntil(row?.expire ?? 0) });
      }
    },
    async count(counters) {
      for (const counter of counters) await take(counter, NO_CEILING);
    },
    async peek(counters) {
      const rows = await rowsOf(counters.map(({ limit, key }) => keyOf(limit, key)));
      return counters.map(({ limit, key }) => {
        const row = rows.find((each) => each.key === keyOf(limit, key));
        return { points: row?.points ?? 0, secondsLeft: row ? secondsUntil(row.expire) : 0 };
      });
    },
    async refund(limits, key) {
      const keys = limits.map((limit) => keyOf(limit, key));
      await db.run(sql`update rate_limits set points = points - 1 where key = any(${keys}) and points > 0`);
    },
    async reset(limits, key) {
      await db.run(sql`delete from rate_limits where key = any(${limits.map((limit) => keyOf(limit, key))})`);
    },
  };
}

/** Counters whose window is over, on the machine's clock. */
export async function deleteRateLimitsBefore(db: Database, before: Date): Promise<number> {
  return db.run(sql`delete from rate_limits where expire < ${before.getTime()}`);
}

function keyOf(limit: Limit, key: string): string {
  return `${limit.name}:${key}`;
}

function secondsUntil(expire: number): number {
  return Math.max(1, Math.ceil((expire - Date.now()) / 1000));
}
