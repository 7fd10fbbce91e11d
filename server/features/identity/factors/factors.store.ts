import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import type { FactorKind } from '#shared/domain/second-factors.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';
import { deletePasskeys } from './passkeys.store.ts';

const Bytes = Type.Unsafe<Buffer>({});

const FactorRow = Type.Object({
  staff_id: Type.Integer(),
  kind: Type.Unsafe<FactorKind>(Type.String()),
  since: Type.String(),
  last_used_at: nullable(Type.String()),
});
export type FactorRow = Static<typeof FactorRow>;

/** Of one person, or of everybody, by kind and date. Recovery codes stand there while one is left. */
export function listFactors(db: Sql, staffId: number | null): Promise<FactorRow[]> {
  return db.many(
    FactorRow,
    sql`select * from (
          select staff_id, 'totp' as kind, created_at as since, last_used_at from staff_totp
          union all
          select staff_id, 'passkey', created_at, last_used_at from staff_passkeys
          union all
          select staff_id, 'recovery', max(created_at), max(used_at) from staff_recovery_codes
          group by staff_id having count(*) filter (where used_at is null) > 0
        ) as factors
        where ${staffId}::bigint is null or staff_id = ${staffId}
        order by staff_id, since, kind`,
  );
}

const TotpRow = Type.Object({ sealed: Bytes, last_step: Type.Integer() });

export function findTotp(db: Sql, staffId: number): Promise<Static<typeof TotpRow> | undefined> {
  return db.maybe(TotpRow, sql`select sealed, last_step from staff_totp where staff_id = ${staffId}`);
}

/** False when there is one already. @param lastStep whose code was just shown */
export async function insertTotp(
  tx: Sql,
  totp: { staffId: number; sealed: Buffer; lastStep: number; now: Date },
): Promise<boolean> {
  const made = await tx.run(
    sql`insert into staff_totp (staff_id, sealed, last_step, created_at)
        values (${totp.staffId}, ${totp.sealed}, ${totp.lastStep}, ${totp.now}) on conflict do nothing`,
  );
  return made === 1;
}

/** False when this step's code, or a later one's, was used before: on this node, on another, before a restart. */
export async function spendTotpStep(tx: Sql, staffId: number, step: number, now: Date): Promise<boolean> {
  const used = await tx.run(
    sql`update staff_totp set last_step = ${step}, last_used_at = ${now}
        where staff_id = ${staffId} and last_step < ${step}`,
  );
  return used === 1;
}

export async function deleteTotp(tx: Sql, staffId: number): Promise<boolean> {
  return (await tx.run(sql`delete from staff_totp where staff_id = ${staffId}`)) > 0;
}

const Count = Type.Object({ count: Type.Integer() });

/** The new set takes the place of the old one. */
export async function replaceRecoveryCodes(
  tx: Sql,
  staffId: number,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await tx.run(sql`delete from staff_recovery_codes where staff_id = ${staffId}`);
  await tx.run(
    sql`insert into staff_recovery_codes (staff_id, code_hash, created_at)
        select ${staffId}, decode(hex, 'hex'), ${now}
        from unnest(${hashes.map((hash) => hash.toString('hex'))}::text[]) as hex`,
  );
}

export async function hasRecoveryCode(db: Sql, staffId: number, hash: Buffer): Promise<boolean> {
  const { count } = await db.one(
    Count,
    sql`select count(*) as count from staff_recovery_codes
        where staff_id = ${staffId} and code_hash = ${hash} and used_at is null`,
  );
  return count > 0;
}

/** True once. */
export async function spendRecoveryCode(tx: Sql, staffId: number, hash: Buffer, now: Date): Promise<boolean> {
  const used = await tx.run(
    sql`update staff_recovery_codes set used_at = ${now}
        where staff_id = ${staffId} and code_hash = ${hash} and used_at is null`,
  );
  return used === 1;
}

export async function countRecoveryCodes(db: Sql, staffId: number): Promise<number> {
  const { count } = await db.one(
    Count,
    sql`select count(*) as count from staff_recovery_codes where staff_id = ${staffId} and used_at is null`,
  );
  return count;
}

export async function deleteRecoveryCodes(tx: Sql, staffId: number): Promise<void> {
  await tx.run(sql`delete from staff_recovery_codes where staff_id = ${staffId}`);
}

/** Changes of one person's factors take turns until their transaction ends. */
export async function lockFactors(tx: Sql, staffId: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`identity.factors:${staffId}`}, 0))`);
}

/** Everything a person proves themselves by; from now on it is the mailed code again. The caller has judged it, and says it. */
export async function deleteFactors(tx: Sql, staffId: number): Promise<void> {
  await lockFactors(tx, staffId);
  await deleteTotp(tx, staffId);
  await deletePasskeys(tx, staffId);
  await deleteRecoveryCodes(tx, staffId);
}
