import { Type } from 'typebox';
import type { NoticeAgreed } from '#shared/contract/identity.ts';
import { named, type Sql, sql } from '../../../platform/database/db.ts';

/** What a farmer agrees to a second time stays with the first day; what they have withdrawn is a new agreement. */
export async function insertNotice(
  tx: Sql,
  farmerId: number,
  notice: NoticeAgreed & { agreedAt: Date },
): Promise<void> {
  await tx.run(
    sql`insert into privacy_notices (farmer_id, version, language, agreed_at)
        values (${farmerId}, ${notice.version}, ${notice.language}, ${notice.agreedAt})
        on conflict (farmer_id, version) where withdrawn_at is null do nothing`,
  );
}

const Due = Type.Object({ due: Type.Boolean() });

/** Asked with every `GET /auth/me`. */
export async function isNoticeDue(db: Sql, farmerId: number, version: number): Promise<boolean> {
  const { due } = await db.one(
    Due,
    named(
      'identity.notice_due',
      sql`select not exists (
            select from privacy_notices
            where farmer_id = ${farmerId} and version >= ${version}::int and withdrawn_at is null
          ) as due`,
    ),
  );
  return due;
}

export async function withdrawNotices(tx: Sql, farmerId: number, now: Date): Promise<void> {
  await tx.run(
    sql`update privacy_notices set withdrawn_at = ${now} where withdrawn_at is null
          and farmer_id in (select id from farmers where ${farmerId} in (id, merged_into))`,
  );
}
