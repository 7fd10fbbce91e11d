import { type Static, Type } from 'typebox';
import { DoneBy } from '#shared/contract/office/authors.ts';
import { named, type Sql, type Statement, sql } from '../../platform/database/db.ts';
import { nameOf } from '../identity/index.ts';

export interface NewDispatch {
  chatId: number;
  messageId: number;
  lrNumber: string;
  trackingLink: string;
  /** Sent before it was paid. */
  quotationId: number | null;
  createdBy: number;
  now: Date;
}

const IdRow = Type.Object({ id: Type.Integer() });

export async function insertDispatch(tx: Sql, dispatch: NewDispatch): Promise<number> {
  const { id } = await tx.one(
    IdRow,
    sql`insert into dispatches (chat_id, message_id, lr_number, tracking_link, quotation_id, created_by, created_at)
        values (${dispatch.chatId}, ${dispatch.messageId}, ${dispatch.lrNumber}, ${dispatch.trackingLink},
                ${dispatch.quotationId}, ${dispatch.createdBy}, ${dispatch.now})
        returning id`,
  );
  return id;
}

const SentRow = Type.Object({ message_id: Type.Integer() });

/** The message of such a receipt. The chat must be locked. Numbers were not always written in capitals. */
export async function findSentBefore(
  tx: Sql,
  lr: Pick<NewDispatch, 'chatId' | 'lrNumber' | 'trackingLink'>,
): Promise<number | undefined> {
  const found = await tx.maybe(
    SentRow,
    sql`select d.message_id from dispatches d join messages m on m.id = d.message_id
        where d.chat_id = ${lr.chatId} and upper(d.lr_number) = ${lr.lrNumber}
          and d.tracking_link = ${lr.trackingLink} and m.deleted_at is null limit 1`,
  );
  return found?.message_id;
}

/**
 * The receipt under which a quotation's goods went, if they went before it was paid. Those up to one that a payment of it
 * has are spent: money that went back and came anew is for goods that are still here.
 */
export async function findDispatchOfQuotation(tx: Sql, quotationId: number): Promise<number | undefined> {
  const found = await tx.maybe(
    IdRow,
    sql`select id from dispatches where quotation_id = ${quotationId}
          and id > coalesce((select max(p.dispatch_id) from payments p where p.quotation_id = ${quotationId}), 0)
        order by id desc limit 1`,
  );
  return found?.id;
}

const DispatchRow = Type.Object({
  id: Type.Integer(),
  lr_number: Type.String(),
  tracking_link: Type.String(),
  created_at: Type.String(),
  by: DoneBy,
});
export type DispatchRow = Static<typeof DispatchRow>;

/** What was sent in a chat, the newest first. A receipt whose message was deleted for everyone was a mistake. */
export function listDispatches(db: Sql, chatId: number, limit: number): Promise<DispatchRow[]> {
  return db.many(
    DispatchRow,
    named(
      'dispatch.of_chat',
      sql`select d.id, d.lr_number, d.tracking_link, d.created_at,
            ${nameOf(sql`d.created_by`, sql`d.created_at`)} as by
          from dispatches d join messages m on m.id = d.message_id
          where d.chat_id = ${chatId} and m.deleted_at is null order by d.id desc limit ${limit}`,
    ),
  );
}

/** @param dispatch the id of the dispatch in the asking statement */
export const lrNumberOf = (dispatch: Statement): Statement =>
  sql`(select d.lr_number from dispatches d where d.id = ${dispatch})`;
