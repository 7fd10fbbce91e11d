-- A quotation whose money has all gone back is neither paid nor unpaid: it may be paid again, or closed. One that the
-- office took back stays in the books with the hour and the hand; until now only its emptied message told of it.
alter table quotations
  add column refunded_at  timestamptz,
  add column withdrawn_at timestamptz,
  add column withdrawn_by bigint references staff;
update quotations q set withdrawn_at = m.deleted_at
from messages m where m.id = q.message_id and m.deleted_at is not null and q.paid_at is null;
update quotations q set refunded_at = p.refunded_at
from (
  select p.quotation_id, max(coalesce(r.completed_at, r.created_at)) as refunded_at
  from payments p join refunds r on r.pid = p.pid and r.state = 'completed'
  where p.status = 'success' and p.refunded_paise >= least(p.amount_paise, p.captured_paise)
  group by p.quotation_id
) p
where p.quotation_id = q.id and q.paid_at is not null;
alter table quotations
  add constraint quotations_refunded_was_paid check (refunded_at is null or paid_at is not null),
  add constraint quotations_withdrawn_is_unpaid check (withdrawn_at is null or paid_at is null or refunded_at is not null);

-- Money that is all back makes room for another payment.
drop index payments_one_live_per_quotation;
create unique index payments_one_live_per_quotation on payments (quotation_id)
  where status in ('created', 'pending', 'review')
     or (status = 'success' and refunded_paise < least(amount_paise, coalesce(captured_paise, amount_paise)));

drop index quotations_unpaid;
create index quotations_unpaid on quotations (chat_id)
  where paid_at is null and amount_paise > 0 and farmer_removed_at is null and withdrawn_at is null;
