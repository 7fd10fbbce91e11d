import { type Static, Type } from 'typebox';
import { Language, type NoticeAgreed } from '#shared/contract/accounts.ts';
import { nullable } from '#shared/contract/wire.ts';
import { OTP_MAX_TRIES } from '#shared/domain/otp.ts';
import { type Sql, sql } from '../../platform/db.ts';

/** A farmer's code goes to a mobile, the office's to an e-mail address; one for an act with money opens no login. */
export type Audience = 'farmer' | 'office' | 'office_step_up';

export interface Recipient {
  audience: Audience;
  /** Ten digits, or an e-mail address in lower case. */
  recipient: string;
}

/**
 * Writers of one recipient's challenges take turns until their transaction ends. Without it two sends at the
 * same instant would both find nothing to void and the second insert would break on the unique index.
 */
export async function lockRecipient(tx: Sql, { audience, recipient }: Recipient): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`otp:${audience}:${recipient}`}, 0))`);
}

const SpentTries = Type.Object({ attempts: Type.Integer(), newest_at: nullable(Type.String()) });

/**
 * The tries a recipient has used up since `since` without a success after them. Each challenge starts with the
 * count of those before it, so the highest is the count.
 */
export function findSpentTries(
  tx: Sql,
  { audience, recipient }: Recipient,
  since: Date,
): Promise<Static<typeof SpentTries>> {
  return tx.one(
    SpentTries,
    sql`select coalesce(max(c.attempts), 0) as attempts, max(c.created_at) as newest_at
        from otp_challenges c
        where c.audience = ${audience} and c.recipient = ${recipient}
          and c.created_at > ${since} and c.consumed_at is null
          and not exists (select from otp_challenges success
                          where success.audience = c.audience and success.recipient = c.recipient
                            and success.consumed_at > c.created_at)`,
  );
}

export async function voidLiveChallenge(
  tx: Sql,
  { audience, recipient }: Recipient,
  now: Date,
): Promise<void> {
  await tx.run(
    sql`update otp_challenges set voided_at = ${now}
        where audience = ${audience} and recipient = ${recipient} and voided_at is null and consumed_at is null`,
  );
}

export interface NewChallenge extends Recipient {
  id: string;
  codeHash: string;
  browserHash: Buffer;
  attempts: number;
  ip: string;
  /** The privacy notice that was agreed to before asking for the code. */
  notice: NoticeAgreed | undefined;
  now: Date;
  expiresAt: Date;
}

export async function insertChallenge(tx: Sql, challenge: NewChallenge): Promise<void> {
  await tx.run(
    sql`insert into otp_challenges
          (id, audience, recipient, code_hash, browser_hash, attempts, ip, notice_version, notice_language,
           created_at, expires_at)
        values (${challenge.id}, ${challenge.audience}, ${challenge.recipient}, ${challenge.codeHash},
                ${challenge.browserHash}, ${challenge.attempts}, ${challenge.ip},
                ${challenge.notice?.version ?? null}, ${challenge.notice?.language ?? null}, ${challenge.now},
                ${challenge.expiresAt})`,
  );
}

/** For a code that could not be delivered. */
export async function voidChallenge(db: Sql, id: string, now: Date): Promise<void> {
  await db.run(
    sql`update otp_challenges set voided_at = ${now}
        where id = ${id} and voided_at is null and consumed_at is null`,
  );
}

const NoticeColumns = {
  notice_version: nullable(Type.Integer()),
  notice_language: nullable(Language),
};

const LiveChallenge = Type.Object({
  id: Type.String(),
  attempts: Type.Integer(),
  ip: nullable(Type.String()),
  created_at: Type.String(),
  ...NoticeColumns,
});
export type LiveChallenge = Static<typeof LiveChallenge>;

/** The challenge this browser may answer now. Another browser's challenge is as good as none. */
export function findLiveChallenge(
  db: Sql,
  { audience, recipient }: Recipient,
  browserHash: Buffer,
  now: Date,
): Promise<LiveChallenge | undefined> {
  return db.maybe(
    LiveChallenge,
    sql`select id, attempts, ip, created_at, notice_version, notice_language from otp_challenges
        where audience = ${audience} and recipient = ${recipient} and browser_hash = ${browserHash}
          and voided_at is null and consumed_at is null and expires_at > ${now}`,
  );
}

const Try = Type.Object({ code_hash: Type.String(), attempts: Type.Integer() });

/**
 * Pays for one look at the code, before looking. The row's lock lets concurrent guesses through one at a time,
 * so however many arrive at once, at most five are ever compared.
 */
export function takeTry(db: Sql, id: string, now: Date): Promise<Static<typeof Try> | undefined> {
  return db.maybe(
    Try,
    sql`update otp_challenges set attempts = attempts + 1
        where id = ${id} and attempts < ${OTP_MAX_TRIES}
          and voided_at is null and consumed_at is null and expires_at > ${now}
        returning code_hash, attempts`,
  );
}

/** Uses the code up. False: somebody else did, or a newer code took its place, in the meantime. */
export async function spendCode(tx: Sql, id: string, now: Date): Promise<boolean> {
  const spent = await tx.run(
    sql`update otp_challenges set consumed_at = ${now}, proven_at = ${now}
        where id = ${id} and voided_at is null and consumed_at is null`,
  );
  return spent === 1;
}

const Proof = Type.Object({ id: Type.String(), created_at: Type.String(), ...NoticeColumns });
export type Proof = Static<typeof Proof>;

/** A mobile proven in this browser since `since`, whose registration or return is still to come. */
export function findProof(
  db: Sql,
  mobile: string,
  browserHash: Buffer,
  since: Date,
): Promise<Proof | undefined> {
  return db.maybe(
    Proof,
    sql`select id, created_at, notice_version, notice_language from otp_challenges
        where audience = 'farmer' and recipient = ${mobile} and browser_hash = ${browserHash}
          and proven_at > ${since} and voided_at is null
        order by proven_at desc limit 1`,
  );
}

/** Uses the proof up: it registers one farmer, or brings one back, once. */
export async function spendProof(tx: Sql, id: string, now: Date): Promise<boolean> {
  const spent = await tx.run(
    sql`update otp_challenges set voided_at = ${now} where id = ${id} and voided_at is null`,
  );
  return spent === 1;
}
