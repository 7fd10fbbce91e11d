import { Type } from 'typebox';
import type { Consent } from '#shared/contract/walk-ins.ts';
import type { Language } from '#shared/domain/languages.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

/** A farmer as the office enters them. `staffId` null: the program itself. */
export interface NewWalkIn {
  mobile: string;
  name: string;
  address: string;
  language: Language;
  consent: Consent;
  staffId: number;
  now: Date;
}

const IdRow = Type.Object({ id: Type.Integer() });

/** Undefined when somebody has this number already. */
export async function insertWalkIn(tx: Sql, farmer: NewWalkIn): Promise<number | undefined> {
  const row = await tx.maybe(
    IdRow,
    sql`insert into farmers (mobile, name, address, language, created_at, entered_at, entered_by, consent)
        values (${farmer.mobile}, ${farmer.name}, ${farmer.address}, ${farmer.language}, ${farmer.now},
                ${farmer.now}, ${farmer.staffId}, ${farmer.consent})
        on conflict (mobile) do nothing
        returning id`,
  );
  return row?.id;
}

const isWalkIn = sql`entered_at is not null and claimed_at is null`;

/**
 * Holds the row of a farmer who was entered and never logged in. False: they have by now, or the number is no longer
 * theirs.
 */
export async function lockWalkIn(tx: Sql, farmerId: number, mobile?: string): Promise<boolean> {
  const row = await tx.maybe(
    IdRow,
    sql`select id from farmers
        where id = ${farmerId} and (${mobile ?? null}::text is null or mobile = ${mobile ?? null}) and ${isWalkIn}
        for no key update`,
  );
  return row !== undefined;
}

/**
 * Holds the row of a farmer who cannot come in to leave by themselves: never logged in, or set aside. False: they can, or
 * have left.
 */
export async function lockWithoutLogin(tx: Sql, farmerId: number): Promise<boolean> {
  const row = await tx.maybe(
    IdRow,
    sql`select id from farmers where id = ${farmerId} and (${isWalkIn} or set_aside_at is not null)
          and deletion_requested_at is null for no key update`,
  );
  return row !== undefined;
}

/** The farmer's own first login: from here on the account is theirs. */
export async function claimWalkIn(
  tx: Sql,
  farmerId: number,
  { name, address, now }: { name: string; address: string; now: Date },
): Promise<void> {
  await tx.run(
    sql`update farmers set claimed_at = ${now}, name = ${name}, address = ${address} where id = ${farmerId}`,
  );
}

/** The number goes free for its holder; which one it was is kept for whoever puts it right. */
export async function disownWalkIn(tx: Sql, farmerId: number, now: Date): Promise<void> {
  await tx.run(
    sql`update farmers set disowned_at = ${now}, former_mobile = mobile, mobile = null where id = ${farmerId}`,
  );
}

/** Another number for a farmer who was entered. False: they have logged in, or left. */
export async function changeWalkInMobile(tx: Sql, farmerId: number, mobile: string): Promise<boolean> {
  const changed = await tx.run(
    sql`update farmers set mobile = ${mobile}, former_mobile = null, disowned_at = null, invited_at = null,
          set_aside_at = null, set_aside_for = null, told_apart_at = null, told_apart_by = null
        where id = ${farmerId} and ${isWalkIn} and deletion_requested_at is null and merged_into is null`,
  );
  return changed === 1;
}

/** Nothing where the number was put right meanwhile: the invitation went to the one before. */
export async function markInvited(
  tx: Sql,
  { farmerId, mobile }: { farmerId: number; mobile: string },
  now: Date,
): Promise<void> {
  await tx.run(
    sql`update farmers set invited_at = ${now}
        where id = ${farmerId} and mobile = ${mobile} and ${isWalkIn}`,
  );
}
