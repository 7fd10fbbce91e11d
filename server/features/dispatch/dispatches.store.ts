import { type Sql, sql } from '../../platform/db.ts';

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
