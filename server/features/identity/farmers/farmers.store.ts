import { type Static, Type } from 'typebox';
import { Language } from '#shared/contract/identity.ts';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

const Farmer = Type.Object({
  id: Type.Integer(),
  mobile: Type.String(),
  name: Type.String(),
  address: Type.String(),
  language: Language,
  blocked: Type.Boolean(),
});
export type Farmer = Static<typeof Farmer>;

/** A number is missing where its holder disowned the account the office had entered. */
const COLUMNS = sql`id, coalesce(mobile, '') as mobile, name, address, language, blocked_at is not null as blocked`;

/** One who asked to be deleted is not there, for anybody. */
export function findFarmer(db: Sql, farmerId: number): Promise<Farmer | undefined> {
  return db.maybe(
    Farmer,
    sql`select ${COLUMNS} from farmers where id = ${farmerId} and deletion_requested_at is null`,
  );
}

/** @param mobile ten digits, already normalised. */
export function findFarmerByMobile(db: Sql, mobile: string): Promise<Farmer | undefined> {
  return db.maybe(
    Farmer,
    sql`select ${COLUMNS} from farmers where mobile = ${mobile} and deletion_requested_at is null`,
  );
}

const Account = Type.Object({
  ...Farmer.properties,
  leaving_since: nullable(Type.String()),
  /** The office entered them, and they never logged in. */
  is_walk_in: Type.Boolean(),
});
export type Account = Static<typeof Account>;

/** Who stands behind a number at the login: also a farmer who asked to be deleted and still holds it. */
export function findAccountByMobile(db: Sql, mobile: string): Promise<Account | undefined> {
  return db.maybe(
    Account,
    sql`select ${COLUMNS}, deletion_requested_at as leaving_since,
          entered_at is not null and claimed_at is null as is_walk_in
        from farmers where mobile = ${mobile}`,
  );
}

/** Undefined when the number is already registered: two browsers may have proven it in the same minute. */
export function insertFarmer(
  tx: Sql,
  farmer: { mobile: string; name: string; address: string; language: Language; now: Date },
): Promise<Farmer | undefined> {
  return tx.maybe(
    Farmer,
    sql`insert into farmers (mobile, name, address, language, created_at)
        values (${farmer.mobile}, ${farmer.name}, ${farmer.address}, ${farmer.language}, ${farmer.now})
        on conflict (mobile) do nothing
        returning ${COLUMNS}`,
  );
}

export async function updateFarmerLanguage(tx: Sql, farmerId: number, language: Language): Promise<void> {
  await tx.run(
    sql`update farmers set language = ${language} where id = ${farmerId} and language <> ${language}`,
  );
}

export async function updateFarmerProfile(
  tx: Sql,
  farmerId: number,
  profile: { name: string; address: string },
): Promise<void> {
  await tx.run(
    sql`update farmers set name = ${profile.name}, address = ${profile.address} where id = ${farmerId}`,
  );
}

/**
 * Blocks or unblocks. Undefined, having changed nothing, when it is so already: day, reason and person of a block stay
 * the first ones. The caller announces it and writes the audit row.
 */
export function setFarmerBlocked(
  tx: Sql,
  farmerId: number,
  { blocked, reason, staffId }: { blocked: boolean; reason: string | undefined; staffId: number },
): Promise<Farmer | undefined> {
  return tx.maybe(
    Farmer,
    sql`update farmers
        set blocked_at = case when ${blocked}::boolean then now() end,
            blocked_by = case when ${blocked}::boolean then ${staffId}::bigint end,
            blocked_reason = case when ${blocked}::boolean then ${reason ?? null}::text end
        where id = ${farmerId} and merged_into is null and (blocked_at is not null) <> ${blocked}::boolean
        returning ${COLUMNS}`,
  );
}

/** False: they had asked before. */
export async function markLeaving(tx: Sql, farmerId: number, now: Date): Promise<boolean> {
  const marked = await tx.run(
    sql`update farmers set deletion_requested_at = ${now} where id = ${farmerId} and deletion_requested_at is null`,
  );
  return marked === 1;
}

/** False: somebody else's number by now, or nothing to take back. */
export async function takeBackLeaving(tx: Sql, farmerId: number): Promise<boolean> {
  const taken = await tx.run(
    sql`update farmers set deletion_requested_at = null
        where id = ${farmerId} and mobile is not null and deletion_requested_at is not null`,
  );
  return taken === 1;
}

/**
 * Gives free the numbers of those who left before an instant: whoever holds one now may register. A blocked farmer's
 * stays with them until the purge, or leaving would be a way around the block.
 */
export async function releaseMobiles(tx: Sql, leftBefore: Date, onlyFarmerId?: number): Promise<number> {
  return tx.run(
    sql`update farmers set former_mobile = mobile, mobile = null
        where deletion_requested_at <= ${leftBefore} and mobile is not null and blocked_at is null
          and (${onlyFarmerId ?? null}::bigint is null or id = ${onlyFarmerId ?? null}::bigint)`,
  );
}
