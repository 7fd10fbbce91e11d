import { type Static, Type } from 'typebox';
import { Label } from '#shared/contract/office/labels.ts';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../platform/database/db.ts';
import { isRevenue, mine, onDays, type Scope, within } from './numbers.store.ts';

const CropRow = Type.Object({
  /** Null: chats without a crop's label, and money of farmers without a chat. */
  crop: nullable(Label),
  questions: Type.Integer(),
  quoted: Type.Integer(),
  paid_paise: Type.Integer(),
});
export type CropRow = Static<typeof CropRow>;

/**
 * What came of the chats that carry each crop's label at this moment. A chat with two crops counts for both. Summed by chat
 * before the labels are looked at: those are few.
 */
export function readByCrop(db: Sql, scope: Scope): Promise<CropRow[]> {
  const questions =
    scope.staffId === null
      ? onDays(sql`asked_on`, scope)
      : sql`${onDays(sql`answered_on`, scope)} and ${mine(scope, sql`answered_by`)}`;
  return db.many(
    CropRow,
    sql`with crops as materialized (
          select cl.chat_id, cl.label_id from chat_labels cl join labels l on l.id = cl.label_id where l.kind = 'crop'
        ), said as (
          select chat_id, count(*) as questions, 0 as quoted, 0 as paise from waits where ${questions} group by chat_id
          union all
          select q.chat_id, 0, 1, 0 from quotations q
          where ${within(sql`q.created_at`, scope)} and q.withdrawn_at is null and ${mine(scope, sql`q.created_by`)}
          union all
          select c.id, 0, 0, p.amount_paise
          from payments p left join quotations q on q.id = p.quotation_id left join chats c on c.farmer_id = p.farmer_id
          where p.status = 'success' and ${within(sql`p.paid_at`, scope)} and ${isRevenue(scope)}
            and ${mine(scope, sql`q.created_by`)}
        ), sums as (
          select k.label_id, sum(s.questions)::bigint as questions, sum(s.quoted)::bigint as quoted, sum(s.paise)::bigint as paise
          from said s left join crops k on k.chat_id = s.chat_id group by k.label_id
        )
        select case when l.id is not null
                 then jsonb_build_object('id', l.id, 'kind', l.kind, 'key', l.key, 'names', l.names) end as crop,
          s.questions, s.quoted, s.paise as paid_paise
        from sums s left join labels l on l.id = s.label_id
        order by s.label_id is null, s.questions desc, s.paise desc, s.label_id`,
  );
}
