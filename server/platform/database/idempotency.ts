import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { AppError } from '../errors.ts';
import { type Sql, sql } from './db.ts';

/** An answer is repeated for this long. */
const KEPT_MS = 24 * 3_600_000;

/** Longer than any request works: past it, whoever held the key has died. */
const LEASE_MS = 60_000;

const KEY = /^[\x21-\x7e]{1,255}$/;

export interface RepeatableRequest {
  /** Who asks for what, e.g. `farmer:7:payment.create`: keys of different askers never meet. */
  scope: string;
  /** The `Idempotency-Key` header. Without one the work is simply done. */
  key: string | string[] | undefined;
  /** What is asked for; the same key with other contents is refused. */
  body: unknown;
}

/**
 * Does the work of a request once, and gives its answer to every repetition for a day. A failure is no answer:
 * the key is free again. A process that dies at work leaves the key for a minute; the work must then find by
 * itself what it had committed.
 *
 * @throws {AppError} IDEMPOTENCY_KEY_INVALID, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS
 */
export async function answerOnce<T extends object>(
  ctx: { db: Sql; now: () => Date },
  request: RepeatableRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { scope, key } = request;
  if (key === undefined) return work();
  if (typeof key !== 'string' || !KEY.test(key)) throw new AppError('IDEMPOTENCY_KEY_INVALID');
  const claim = { scope, key, hash: hashOf(request.body), now: ctx.now() };
  const lease = await claimKey(ctx.db, claim);
  if (lease === undefined) return readAnswer<T>(ctx.db, claim);
  let answer: T;
  try {
    answer = await work();
  } catch (failure) {
    await releaseKey(ctx.db, claim, lease);
    throw failure;
  }
  await keepAnswer(ctx.db, claim, lease, answer);
  return answer;
}

export async function forgetOldKeys(db: Sql, now: Date): Promise<void> {
  await db.run(sql`delete from idempotency_keys where created_at < ${before(now, KEPT_MS)}`);
}

interface Claim {
  scope: string;
  key: string;
  hash: Buffer;
  now: Date;
}

const LeaseRow = Type.Object({ lease_until: Type.String() });

/** The lease when the key is new, a day old, or was left by a process that died; its end names its holder. */
async function claimKey(db: Sql, { scope, key, hash, now }: Claim): Promise<string | undefined> {
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const row = await db.maybe(
    LeaseRow,
    sql`insert into idempotency_keys as held (scope, key, request_hash, lease_until, created_at)
        values (${scope}, ${key}, ${hash}, ${leaseUntil}, ${now})
        on conflict (scope, key) do update
          set request_hash = excluded.request_hash, lease_until = excluded.lease_until,
              created_at = excluded.created_at, status = null, answer = null
          where held.created_at < ${before(now, KEPT_MS)}
             or (held.status is null and held.lease_until <= ${now} and held.request_hash = excluded.request_hash)
        returning lease_until`,
  );
  return row?.lease_until;
}

const HeldRow = Type.Object({
  request_hash: Type.Unsafe<Buffer>({}),
  lease_until: Type.String(),
  answer: nullable(Type.Unknown()),
});

async function readAnswer<T>(db: Sql, { scope, key, hash, now }: Claim): Promise<T> {
  const held = await db.maybe(
    HeldRow,
    sql`select request_hash, lease_until, answer from idempotency_keys where scope = ${scope} and key = ${key}`,
  );
  if (held && !held.request_hash.equals(hash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  // Without a row: its holder failed a moment ago, and the next try will find the key free.
  if (held?.answer === undefined || held.answer === null) {
    const left = held ? Date.parse(held.lease_until) - now.getTime() : 0;
    throw new AppError('IDEMPOTENCY_IN_PROGRESS', { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
  }
  return held.answer as T;
}

async function keepAnswer(db: Sql, { scope, key }: Claim, lease: string, answer: object): Promise<void> {
  await db.run(
    sql`update idempotency_keys set status = 200, answer = ${JSON.stringify(answer)}
        where scope = ${scope} and key = ${key} and status is null and lease_until = ${lease}`,
  );
}

async function releaseKey(db: Sql, { scope, key }: Claim, lease: string): Promise<void> {
  await db.run(
    sql`delete from idempotency_keys
        where scope = ${scope} and key = ${key} and status is null and lease_until = ${lease}`,
  );
}

function hashOf(body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest();
}

/** The same contents in another order are the same request. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]));
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
