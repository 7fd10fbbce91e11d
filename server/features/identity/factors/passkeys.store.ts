import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

const Bytes = Type.Unsafe<Buffer>({});

const PasskeyRow = Type.Object({
  id: Type.Integer(),
  staff_id: Type.Integer(),
  credential_id: Bytes,
  public_key: Bytes,
  sign_count: Type.Integer(),
  transports: Type.Array(Type.String()),
  synced: Type.Boolean(),
  name: Type.String(),
  created_at: Type.String(),
  last_used_at: nullable(Type.String()),
});
export type PasskeyRow = Static<typeof PasskeyRow>;

const COLUMNS = sql`id, staff_id, credential_id, public_key, sign_count, transports, synced, name, created_at,
  last_used_at`;

export function listPasskeys(db: Sql, staffId: number): Promise<PasskeyRow[]> {
  return db.many(
    PasskeyRow,
    sql`select ${COLUMNS} from staff_passkeys where staff_id = ${staffId} order by id`,
  );
}

export function findPasskey(db: Sql, credentialId: Buffer): Promise<PasskeyRow | undefined> {
  return db.maybe(
    PasskeyRow,
    sql`select ${COLUMNS} from staff_passkeys where credential_id = ${credentialId}`,
  );
}

/** False when somebody has this passkey already. */
export async function insertPasskey(
  tx: Sql,
  passkey: {
    staffId: number;
    credentialId: Buffer;
    publicKey: Buffer;
    signCount: number;
    transports: readonly string[];
    synced: boolean;
    name: string;
    now: Date;
  },
): Promise<boolean> {
  const made = await tx.run(
    sql`insert into staff_passkeys
          (staff_id, credential_id, public_key, sign_count, transports, synced, name, created_at)
        values (${passkey.staffId}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.signCount},
                ${[...passkey.transports]}::text[], ${passkey.synced}, ${passkey.name}, ${passkey.now})
        on conflict (credential_id) do nothing`,
  );
  return made === 1;
}

/**
 * False when it was removed, or its counter moved, since it was looked at. Synced passkeys keep a counter of 0: there the
 * challenge, taken once, stops a replay.
 */
export async function spendPasskey(
  tx: Sql,
  { id, sign_count: was }: PasskeyRow,
  signCount: number,
  now: Date,
): Promise<boolean> {
  const used = await tx.run(
    sql`update staff_passkeys set sign_count = ${signCount}, last_used_at = ${now}
        where id = ${id} and sign_count = ${was}`,
  );
  return used === 1;
}

const NameRow = Type.Object({ name: Type.String() });

export async function renamePasskey(
  tx: Sql,
  { staffId, id, name }: { staffId: number; id: number; name: string },
): Promise<boolean> {
  const renamed = await tx.run(
    sql`update staff_passkeys set name = ${name} where id = ${id} and staff_id = ${staffId}`,
  );
  return renamed === 1;
}

/** Answers how it was called. */
export async function deletePasskey(tx: Sql, staffId: number, id: number): Promise<string | undefined> {
  const row = await tx.maybe(
    NameRow,
    sql`delete from staff_passkeys where id = ${id} and staff_id = ${staffId} returning name`,
  );
  return row?.name;
}

export async function deletePasskeys(tx: Sql, staffId: number): Promise<void> {
  await tx.run(sql`delete from staff_passkeys where staff_id = ${staffId}`);
}

/** What a question to an authenticator is asked for. */
export type Purpose = 'register' | 'login' | 'step_up';

interface Asked {
  challenge: Buffer;
  purpose: Purpose;
  browserHash: Buffer;
}

export async function insertPasskeyChallenge(
  db: Sql,
  asked: Asked & { staffId: number | null; expiresAt: Date },
): Promise<void> {
  await db.run(
    sql`insert into passkey_challenges (challenge, purpose, browser_hash, staff_id, expires_at)
        values (${asked.challenge}, ${asked.purpose}, ${asked.browserHash}, ${asked.staffId}, ${asked.expiresAt})`,
  );
}

const ChallengeRow = Type.Object({ staff_id: nullable(Type.Integer()) });

/** Takes the question away, so that it is answered once, on whatever node; undefined when it is over or another's. */
export function takePasskeyChallenge(
  db: Sql,
  { challenge, purpose, browserHash }: Asked,
  now: Date,
): Promise<Static<typeof ChallengeRow> | undefined> {
  return db.maybe(
    ChallengeRow,
    sql`delete from passkey_challenges
        where challenge = ${challenge} and purpose = ${purpose} and browser_hash = ${browserHash}
          and expires_at > ${now}
        returning staff_id`,
  );
}

export async function deletePasskeyChallengesBefore(db: Sql, before: Date): Promise<number> {
  return db.run(sql`delete from passkey_challenges where expires_at < ${before}`);
}
