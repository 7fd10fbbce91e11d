import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

const LoginRequestRow = Type.Object({
  id: Type.String(),
  mobile: Type.String(),
  name: nullable(Type.String()),
  asked_at: Type.String(),
  known_browser: Type.Boolean(),
  ip: nullable(Type.String()),
});
export type LoginRequestRow = Static<typeof LoginRequestRow>;

/** All who wait to be told a code, the newest first; the budget for codes bounds them. */
export function listLoginRequests(db: Sql, now: Date): Promise<LoginRequestRow[]> {
  return db.many(
    LoginRequestRow,
    sql`select c.id, c.recipient as mobile, f.name, c.created_at as asked_at, c.known_browser, c.ip
        from otp_challenges c
        left join farmers f on f.mobile = c.recipient and f.deletion_requested_at is null
        where c.by_office and c.told_at is null and c.voided_at is null and c.consumed_at is null
          and c.expires_at > ${now}
        order by c.created_at desc, c.id`,
  );
}

const Asked = Type.Object({ mobile: Type.String() });

export async function findMobile(tx: Sql, id: string): Promise<string | undefined> {
  const asked = await tx.maybe(
    Asked,
    sql`select recipient as mobile from otp_challenges where id = ${id} and audience = 'farmer' and by_office`,
  );
  return asked?.mobile;
}

/** What was told of this number to other browsers and is not used yet. */
export async function voidToldCodes(
  tx: Sql,
  { mobile, except, now }: { mobile: string; except: string; now: Date },
): Promise<void> {
  await tx.run(
    sql`update otp_challenges set voided_at = ${now}
        where audience = 'farmer' and recipient = ${mobile} and by_office and told_at is not null
          and voided_at is null and consumed_at is null and id <> ${except}`,
  );
}

const Taken = Type.Object({ farmer_id: nullable(Type.Integer()) });

/** Puts a code behind the request, once. */
export function takeLoginRequest(
  tx: Sql,
  id: string,
  { codeHash, now, validUntil }: { codeHash: string; now: Date; validUntil: Date },
): Promise<Static<typeof Taken> | undefined> {
  return tx.maybe(
    Taken,
    sql`update otp_challenges c
        set code_hash = ${codeHash}, told_at = ${now}, expires_at = ${validUntil}
        where c.id = ${id} and c.by_office and c.told_at is null and c.voided_at is null
          and c.consumed_at is null and c.expires_at > ${now}
        returning (select f.id from farmers f
                   where f.mobile = c.recipient and f.deletion_requested_at is null) as farmer_id`,
  );
}
