-- What a lorry receipt carries: the payments whose goods went with it, and the quotation it was sent for when that was
-- not paid yet. Goods may also be handed over the counter.
alter table dispatches add column quotation_id bigint references quotations on delete set null;
create index dispatches_quotation on dispatches (quotation_id) where quotation_id is not null;
alter table payments
  add column dispatch_id    bigint references dispatches on delete set null,
  add column handed_over_at timestamptz,
  add column handed_over_by bigint references staff;
create index payments_dispatch on payments (dispatch_id) where dispatch_id is not null;
-- Until now a receipt said nothing of what it was for: everything paid before it counts as sent with it.
update payments p set dispatch_id = d.id
from (
  select p2.pid, min(d2.id) as id
  from payments p2 join dispatches d2 on d2.chat_id = p2.chat_id and d2.created_at >= p2.paid_at
  join messages m on m.id = d2.message_id and m.deleted_at is null
  where p2.status = 'success' and p2.purpose <> 'demo'
  group by p2.pid
) d
where d.pid = p.pid;
create index payments_to_send on payments (chat_id)
  where status = 'success' and purpose <> 'demo' and dispatch_id is null and handed_over_at is null
    and refunded_paise < least(amount_paise, coalesce(captured_paise, amount_paise));

-- When the newest receipt left. SENT turns READ at the next look; this stays.
alter table chats add column dispatched_at timestamptz;
update chats c set dispatched_at = d.at
from (
  select d.chat_id, max(d.created_at) as at from dispatches d join messages m on m.id = d.message_id
  where m.deleted_at is null group by d.chat_id
) d
where d.chat_id = c.id;
create index chats_dispatched on chats (dispatched_at) include (last_message_seq) where dispatched_at is not null;
