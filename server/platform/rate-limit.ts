import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { ErrorCode } from '#shared/errors.ts';
import type { Database } from './db.ts';
import { AppError } from './errors.ts';

/** At most `points` in any `seconds` from the first one, counted per key. */
export interface Limit {
  /** Short and stable: it is part of the stored key. */
  name: string;
  points: number;
  seconds: number;
}

export interface RateLimiter {
  /**
   * Takes one point from each limit for the key, in order, and stops at the first that is used up.
   * @throws {AppError} `code` (default RATE_LIMITED) with the seconds to wait.
   */
  consume(limits: Limit[], key: string, code?: ErrorCode): Promise<void>;
  /** Gives one point back to each limit: what was counted turned out to be no attack, or never happened. */
  refund(limits: Limit[], key: string): Promise<void>;
  /** Forgets a key, after a success that proves it was no attack. */
  reset(limits: Limit[], key: string): Promise<void>;
}

/** Counters live in PostgreSQL: a restart or a second node does not hand out new tries. */
export function createRateLimiter(db: Database): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();
  function limiterFor(limit: Limit): RateLimiterPostgres {
    const known = limiters.get(limit.name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: db.pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
    });
    limiters.set(limit.name, made);
    return made;
  }
  return {
    async consume(limits, key, code = 'RATE_LIMITED') {
      for (const limit of limits) {
        try {
          await limiterFor(limit).consume(key);
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          throw new AppError(code, { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
        }
      }
    },
    async refund(limits, key) {
      await Promise.all(limits.map((limit) => limiterFor(limit).reward(key)));
    },
    async reset(limits, key) {
      await Promise.all(limits.map((limit) => limiterFor(limit).delete(key)));
    },
  };
}
