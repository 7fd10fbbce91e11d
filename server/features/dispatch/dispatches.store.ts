import { type Static, Type } from 'typebox';
import { named, type Sql, sql } from '../../platform/db.ts';

export interface NewDispatch {
  chatId: number;
  messageId: number;
  lrNumber: string;
  trackingLink: string;
  createdBy: number;
  now: Date;
}

export async function insertDispatch(tx: Sql, dispatch: NewDispatch): Promise<void> {
  await tx.run(
    sql`insert into dispatches (chat_id, message_id, lr_number, tracking_link, created_by, created_at)
        values (${dispatch.chatId}, ${dispatch.messageId}, ${dispatch.lrNumber}, ${dispatch.trackingLink},
                ${dispatch.createdBy}, ${dispatch.now})`,
  );
}

const DispatchRow = Type.Object({
  id: Type.Integer(),
  lr_number: Type.String(),
  tracking_link: Type.String(),
  created_at: Type.String(),
});
export type DispatchRow = Static<typeof DispatchRow>;

/** What was sent in a chat, the newest first. A receipt whose message was deleted for everyone was a mistake. */
export function listDispatches(db: Sql, chatId: number, limit: number): Promise<DispatchRow[]> {
  return db.many(
    DispatchRow,
    named(
      'dispatch.of_chat',
      sql`select d.id, d.lr_number, d.tracking_link, d.created_at
          from dispatches d join messages m on m.id = d.message_id
          where d.chat_id = ${chatId} and m.deleted_at is null order by d.id desc limit ${limit}`,
    ),
  );
}
