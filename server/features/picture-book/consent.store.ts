import { type Static, Type } from 'typebox';
import type { PictureConsentBody } from '#shared/contract/clinic/picture-book.ts';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../platform/database/db.ts';

/** What a farmer answered, the question that may wait, and their word and its pictures are one after the other by this lock. */
export async function lockConsent(tx: Sql, farmerId: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`picture-book:${farmerId}`}, 0))`);
}

const ConsentRow = Type.Object({ id: Type.Integer(), given: Type.Boolean(), at: Type.String() });
export type ConsentRow = Static<typeof ConsentRow>;

/** The newest answer, in the order in which they came: a clock that was set back makes no answer older. */
export function findConsent(db: Sql, farmerId: number): Promise<ConsentRow | undefined> {
  return db.maybe(
    ConsentRow,
    sql`select id, given, at from picture_consents where farmer_id = ${farmerId} order by id desc limit 1`,
  );
}

export async function insertConsent(
  tx: Sql,
  farmerId: number,
  { given, version, language, place, now }: PictureConsentBody & { now: Date },
): Promise<void> {
  await tx.run(
    sql`insert into picture_consents (farmer_id, given, version, language, place, at)
        values (${farmerId}, ${given}, ${version}, ${language}, ${place}, ${now})`,
  );
}

const AskRow = Type.Object({ asked_at: nullable(Type.String()) });

/** When this chat was asked last; a question that was taken back was never put. */
export async function findAsked(db: Sql, chatId: number): Promise<string | null> {
  const { asked_at: at } = await db.one(
    AskRow,
    sql`select max(a.asked_at) as asked_at from picture_asks a join messages m on m.id = a.message_id
        where m.chat_id = ${chatId} and m.deleted_at is null`,
  );
  return at;
}

export async function insertAsk(
  tx: Sql,
  ask: { messageId: number; staffId: number; now: Date },
): Promise<void> {
  await tx.run(
    sql`insert into picture_asks (message_id, asked_by, asked_at)
        values (${ask.messageId}, ${ask.staffId}, ${ask.now})`,
  );
}
