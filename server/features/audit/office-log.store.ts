import { type Static, Type } from 'typebox';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import { OFFICE_ACTS, type OfficeAct } from '#shared/domain/office-acts.ts';
import { type Sql, sql } from '../../platform/database/db.ts';
import type { Place } from '../../platform/database/keyset.ts';
import { nameOf } from '../identity/index.ts';

/** `position` is the exact instant in microseconds: what the keyset continues from. */
export const LogRow = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  position: Type.Integer(),
  action: Type.String(),
  who: nullable(LocalizedText),
  asked_by: nullable(LocalizedText),
  about: nullable(LocalizedText),
  address: nullable(Type.String()),
  ip: nullable(Type.String()),
  chat_id: nullable(Type.Integer()),
  farmer_name: nullable(Type.String()),
  detail: Type.Record(Type.String(), Type.Unknown()),
});
export type LogRow = Static<typeof LogRow>;

export interface LogPage {
  /** Undefined: all. */
  actions: readonly string[] | undefined;
  chatId: number | undefined;
  staffId: number | undefined;
  between: { from: Date; to: Date } | undefined;
  before: Place | undefined;
  limit: number;
}

const REFUNDS = ['payment.refund', 'payment.refund_confirm', 'payment.refund_decline'] satisfies OfficeAct[];

/**
 * What is told of line `l`. Why money went back and under which number goods went stands with the refund and the dispatch
 * alone; lines of before have it in themselves, which the chain keeps from changing, and it is not told of who has left.
 */
const DETAIL = sql`case
    when l.action <> all(${[...REFUNDS, 'dispatch.send']}::text[]) then l.detail || coalesce(p.detail, '{}')
    when account.id is not null and f.id is null then l.detail - array['reason', 'lr_number']
    else l.detail || jsonb_strip_nulls(jsonb_build_object('reason', refund.reason, 'lr_number', sent.lr_number)) end`;

/**
 * Newest first, a chat's with those of the chats that became part of it; with who did it by the name they bore, and whom a change of people was about; of a farmer who asked to be deleted neither name nor words. Each act is looked up in its own stretch of its index and the stretches are merged: a rare act is
 * found at once however long the log has grown.
 */
export function listLog(db: Sql, page: LogPage): Promise<LogRow[]> {
  const { actions, chatId, staffId, between, before, limit } = page;
  const within = sql`${
    chatId === undefined
      ? sql`true`
      : sql`l.chat_id = any(array(
      select ${chatId}::bigint union all select id from chats where merged_into = ${chatId}))`
  }
    and ${staffId === undefined ? sql`true` : sql`l.staff_id = ${staffId}::bigint`}
    and ${between ? sql`l.at >= ${between.from}::timestamptz and l.at < ${between.to}::timestamptz` : sql`true`}
    and ${
      before
        ? sql`(l.at, l.id) < (timestamptz 'epoch' + ${before.position}::float8 * interval '1 microsecond', ${before.id}::bigint)`
        : sql`true`
    }`;
  const lines = actions
    ? sql`unnest(${[...actions]}::text[]) as wanted(action) cross join lateral (
            select l.* from audit_log l where l.action = wanted.action and ${within}
            order by l.at desc, l.id desc limit ${limit}) l`
    : sql`(select l.* from audit_log l where ${within} order by l.at desc, l.id desc limit ${limit}) l`;
  return db.many(
    LogRow,
    sql`select l.id, l.at, (extract(epoch from l.at) * 1000000)::bigint as position, l.action, l.ip, l.chat_id,
               ${nameOf(sql`l.staff_id`, sql`l.at`)} as who,
               ${nameOf(sql`nullif((l.detail ->> 'asked_by')::bigint, l.staff_id)`, sql`l.at`)} as asked_by, about.name as about,
               case when about.id is null then coalesce(invited.email, change.email) end as address, f.name as farmer_name,
               ${DETAIL} as detail
        from ${lines}
        left join staff_invitations invited on invited.id = substring(l.subject from '^invitation:([0-9]+)$')::bigint
        left join staff_changes change on change.id = (l.detail ->> 'change')::bigint
        left join staff about on l.action = any(${[...OFFICE_ACTS.people]}::text[]) and about.id = coalesce(
          substring(l.subject from '^staff:([0-9]+)$')::bigint, change.staff_id, invited.staff_id,
          (select joined.id from staff joined where joined.email = coalesce(invited.email, change.email)))
        left join chats c on c.id = l.chat_id
        left join farmers account on account.id = c.farmer_id
        left join farmers f on f.id = coalesce(account.merged_into, account.id) and f.deletion_requested_at is null
        left join refunds refund on l.action = any(${REFUNDS}::text[]) and refund.id = (l.detail ->> 'refund_id')::bigint
        left join dispatches sent on l.action = 'dispatch.send' and sent.message_id = (l.detail ->> 'message_id')::bigint
        left join audit_personal p on p.audit_id = l.id and not exists (
          select from farmers who join farmers gone on gone.id = coalesce(who.merged_into, who.id)
          where who.id = substring(l.subject from '^farmer:([0-9]+)$')::bigint and gone.deletion_requested_at is not null)
        order by l.at desc, l.id desc limit ${limit}`,
  );
}
