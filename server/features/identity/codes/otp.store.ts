import { type Static, Type } from 'typebox';
import { Language, type NoticeAgreed } from '#shared/contract/identity.ts';
import { nullable } from '#shared/contract/wire.ts';
import { OTP_MAX_TRIES } from '#shared/domain/digits.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

/**
 * A farmer's code goes to a mobile, the office's to an e-mail address; one for a step-up opens no login. `office_factor`
 * and `office_factor_step_up` are attempts of somebody with a factor of their own: nothing is mailed.
 */
export type Audience = 'farmer' | 'office' | 'office_step_up' | 'office_factor' | 'office_factor_step_up';

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

/** One recipient's codes in one browser: they live and die by themselves, whatever other browsers ask for. */
export interface Attempt extends Recipient {
  browserHash: Buffer;
}

/**
 * The tries this browser has used up since `since` without a success after them. Each challenge starts with the
 * count of those before it, so the highest is the count.
 */
export function findSpentTries(
  tx: Sql,
  { audience, recipient, browserHash }: Attempt,
  since: Date,
): Promise<Static<typeof SpentTries>> {
  return tx.one(
    SpentTries,
    sql`select coalesce(max(c.attempts), 0) as attempts, max(c.created_at) as newest_at
        from otp_challenges c
        where c.audience = ${audience} and c.recipient = ${recipient} and c.browser_hash = ${browserHash}
          and c.created_at > ${since} and c.consumed_at is null
          and not exists (select from otp_challenges success
                          where success.audience = c.audience and success.recipient = c.recipient
                            and success.browser_hash = c.browser_hash
                            and success.consumed_at > c.created_at)`,
  );
}

/** Makes room for a new code: all but the `kept` newest are void, which move one slot back. */
export async function voidOlderChallenges(
  tx: Sql,
  { audience, recipient, browserHash }: Attempt,
  kept: 0 | 1,
  now: Date,
): Promise<void> {
  const live = sql`audience = ${audience} and recipient = ${recipient} and browser_hash = ${browserHash}
                   and voided_at is null and consumed_at is null`;
  await tx.run(sql`update otp_challenges set voided_at = ${now} where ${live} and slot >= ${kept}`);
  await tx.run(sql`update otp_challenges set slot = slot + 1 where ${live}`);
}

export interface NewChallenge extends Attempt {
  id: string;
  /** Null where a factor of the person's own is asked for. */
  codeHash: string | null;
  attempts: number;
  ip: string;
  /** The privacy notice that was agreed to before asking for the code. */
  notice: NoticeAgreed | undefined;
  /** The office tells the code; `knownBrowser` helps it to judge who calls. */
  byOffice: { knownBrowser: boolean } | undefined;
  now: Date;
  expiresAt: Date;
}

export async function insertChallenge(tx: Sql, challenge: NewChallenge): Promise<void> {
  await tx.run(
    sql`insert into otp_challenges
          (id, audience, recipient, code_hash, browser_hash, attempts, ip, notice_version, notice_language,
           by_office, known_browser, created_at, expires_at)
        values (${challenge.id}, ${challenge.audience}, ${challenge.recipient}, ${challenge.codeHash},
                ${challenge.browserHash}, ${challenge.attempts}, ${challenge.ip},
                ${challenge.notice?.version ?? null}, ${challenge.notice?.language ?? null},
                ${challenge.byOffice !== undefined}, ${challenge.byOffice?.knownBrowser ?? false},
                ${challenge.now}, ${challenge.expiresAt})`,
  );
}

/** For a code that could not be delivered. */
export async function voidChallenge(db: Sql, id: string, now: Date): Promise<void> {
  await db.run(
    sql`update otp_challenges set voided_at = ${now}
        where id = ${id} and voided_at is null and consumed_at is null`,
  );
}

/** Every code that this recipient could still use, in whatever browser. */
export async function voidChallengesOf(
  tx: Sql,
  { audience, recipient }: Recipient,
  now: Date,
): Promise<void> {
  await tx.run(
    sql`update otp_challenges set voided_at = ${now}
        where audience = ${audience} and recipient = ${recipient} and voided_at is null and consumed_at is null`,
  );
}

const NoticeColumns = {
  notice_version: nullable(Type.Integer()),
  notice_language: nullable(Language),
};

const Challenge = Type.Object({
  id: Type.String(),
  code_hash: nullable(Type.String()),
  ip: nullable(Type.String()),
  created_at: Type.String(),
  /** The right code was entered already; what it is for is still to come. */
  proven: Type.Boolean(),
  ...NoticeColumns,
});
export type Challenge = Static<typeof Challenge>;

/**
 * The challenges this browser may answer now, the newest first: live ones, and those whose right code was entered
 * after `provenSince` without being used yet. Another browser's challenge is as good as none.
 */
export function listChallenges(
  db: Sql,
  { audience, recipient, browserHash }: Attempt,
  now: Date,
  provenSince = now,
): Promise<Challenge[]> {
  return db.many(
    Challenge,
    sql`select id, code_hash, ip, created_at, consumed_at is not null as proven, notice_version, notice_language
        from otp_challenges
        where audience = ${audience} and recipient = ${recipient} and browser_hash = ${browserHash}
          and voided_at is null
          and (consumed_at is null and expires_at > ${now} or proven_at > ${provenSince})
        order by created_at desc, slot limit 3`,
  );
}

const Try = Type.Object({ attempts: Type.Integer() });

/**
 * Pays for one look at the code, before looking. The row's lock lets concurrent guesses through one at a time,
 * so however many arrive at once, at most five are ever compared.
 */
export function takeTry(db: Sql, id: string, now: Date): Promise<Static<typeof Try> | undefined> {
  return db.maybe(
    Try,
    sql`update otp_challenges set attempts = attempts + 1
        where id = ${id} and attempts < ${OTP_MAX_TRIES}
          and voided_at is null and (consumed_at is not null or expires_at > ${now})
        returning attempts`,
  );
}

/** The code was right: that was no guess. */
export async function giveTryBack(db: Sql, id: string): Promise<void> {
  await db.run(sql`update otp_challenges set attempts = attempts - 1 where id = ${id} and attempts > 0`);
}

/** Uses the code up. False: somebody else did, or a newer code took its place, in the meantime. */
export async function spendCode(tx: Sql, id: string, now: Date): Promise<boolean> {
  const spent = await tx.run(
    sql`update otp_challenges set consumed_at = ${now}, proven_at = ${now}
        where id = ${id} and voided_at is null and consumed_at is null`,
  );
  return spent === 1;
}

/** Uses a right code up for good: it logs in, registers or brings back one farmer, once. */
export async function spendProof(tx: Sql, id: string, now: Date): Promise<boolean> {
  const spent = await tx.run(
    sql`update otp_challenges set voided_at = ${now} where id = ${id} and voided_at is null`,
  );
  return spent === 1;
}

/** At the end of a login the browser gets another token: what still waits for its code there goes with it. */
export async function moveChallenges(tx: Sql, from: Buffer, to: Buffer, now: Date): Promise<void> {
  await tx.run(
    sql`update otp_challenges set browser_hash = ${to}
        where browser_hash = ${from} and voided_at is null and consumed_at is null and expires_at > ${now}`,
  );
}
