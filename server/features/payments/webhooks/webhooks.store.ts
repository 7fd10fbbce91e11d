import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

export interface NewWebhook {
  bodyHash: Buffer;
  body: Buffer;
  event: string | null;
  merchantOrderId: string | null;
  merchantRefundId: string | null;
  now: Date;
}

const Stored = Type.Object({ id: Type.Integer(), deliveries: Type.Integer() });

/** Keeps a body once; of a body that is known already, only the count grows. */
export function storeWebhook(tx: Sql, webhook: NewWebhook): Promise<Static<typeof Stored>> {
  return tx.one(
    Stored,
    sql`insert into payment_webhooks as known
          (body_hash, body, event, merchant_order_id, merchant_refund_id, received_at, last_received_at)
        values (${webhook.bodyHash}, ${webhook.body}, ${webhook.event}, ${webhook.merchantOrderId},
                ${webhook.merchantRefundId}, ${webhook.now}, ${webhook.now})
        on conflict (body_hash) do update
          set deliveries = known.deliveries + 1, last_received_at = excluded.last_received_at
        returning id, deliveries`,
  );
}

const WaitingWebhook = Type.Object({
  id: Type.Integer(),
  event: nullable(Type.String()),
  merchant_order_id: nullable(Type.String()),
  merchant_refund_id: nullable(Type.String()),
});
export type WaitingWebhook = Static<typeof WaitingWebhook>;

/** Undefined when it has been dealt with. */
export function findWaitingWebhook(db: Sql, id: number): Promise<WaitingWebhook | undefined> {
  return db.maybe(
    WaitingWebhook,
    sql`select id, event, merchant_order_id, merchant_refund_id from payment_webhooks
        where id = ${id} and processed_at is null`,
  );
}

export type WebhookOutcome = 'asked' | 'not_open' | 'unknown' | 'unreadable';

export async function closeWebhook(db: Sql, id: number, outcome: WebhookOutcome, now: Date): Promise<void> {
  await db.run(
    sql`update payment_webhooks set processed_at = ${now}, outcome = ${outcome}
        where id = ${id} and processed_at is null`,
  );
}

const IdRow = Type.Object({ id: Type.Integer() });

/** Calls that wait although their job should have run long ago. */
export async function listForgottenWebhooks(db: Sql, since: Date): Promise<number[]> {
  const rows = await db.many(
    IdRow,
    sql`select id from payment_webhooks where processed_at is null and last_received_at <= ${since}
        order by received_at limit 200`,
  );
  return rows.map(({ id }) => id);
}

export async function forgetOldWebhooks(db: Sql, before: Date): Promise<void> {
  await db.run(
    sql`delete from payment_webhooks where processed_at is not null and last_received_at < ${before}`,
  );
}
