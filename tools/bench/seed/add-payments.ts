import type pg from 'pg';

/**
 * A payment for every paid quotation of the bench's business, its goods handed over a day later, and every fiftieth of
 * them refunded: money for the numbers, and nothing more to send. Does nothing where they are.
 */
export async function addPayments(client: pg.Client): Promise<void> {
  await client.query(`
    insert into payments (pid, purpose, quotation_id, chat_id, farmer_id, amount_paise, status, provider,
                          merchant_order_id, created_at, paid_at, env, captured_paise, refunded_paise,
                          handed_over_at, handed_over_by)
    select 1000000000000 + q.id, 'quote', q.id, q.chat_id, c.farmer_id, q.amount_paise, 'success', 'sandbox',
           'bench-' || q.id, q.created_at, q.paid_at, 'uat', q.amount_paise,
           case when q.id % 50 = 0 then q.amount_paise else 0 end, q.paid_at + interval '1 day', q.created_by
    from quotations q join chats c on c.id = q.chat_id
    where q.paid_at is not null
    on conflict do nothing`);
  await client.query(`
    insert into refunds (pid, merchant_refund_id, amount_paise, reason, state, needs_second, created_at, completed_at)
    select p.pid, 'bench-' || p.pid, p.refunded_paise, 'bench', 'completed', false, p.paid_at, p.paid_at + interval '2 days'
    from payments p where p.refunded_paise > 0 and p.merchant_order_id like 'bench-%'
    on conflict do nothing`);
  await client.query('analyze payments');
  await client.query('analyze refunds');
}
