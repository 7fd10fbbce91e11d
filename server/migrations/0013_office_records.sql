-- The office's records: a log that can be read by chat, act and day; who blocked a farmer; notes on a customer.

alter table audit_log add column chat_id bigint references chats;
-- What was written before the column is given its chat this once; the table refuses every later change.
alter table audit_log disable trigger audit_log_append_only;
update audit_log set chat_id = case
    when subject like 'chat:%' then (select id from chats where id = substr(subject, 6)::bigint)
    when subject like 'farmer:%' then (select id from chats where farmer_id = substr(subject, 8)::bigint)
    when detail ? 'chat_id' then (select id from chats where id = (detail ->> 'chat_id')::bigint)
  end;
alter table audit_log enable trigger audit_log_append_only;

drop index audit_log_subject;
create index audit_log_recent on audit_log (at desc, id desc);
create index audit_log_by_action on audit_log (action, at desc, id desc);
create index audit_log_by_chat on audit_log (chat_id, at desc, id desc) where chat_id is not null;

alter table farmers
  add column blocked_by bigint references staff,
  add constraint farmers_blocked_by check (blocked_by is null or blocked_at is not null);
create index farmers_blocked on farmers (blocked_at desc, id desc) where blocked_at is not null;

-- What the office keeps in mind about a farmer. In a table of its own, so that no reading of `farmers` for the
-- farmer's eyes can ever carry it along.
create table customer_notes (
  farmer_id  bigint primary key references farmers,
  note       text not null check (length(note) between 1 and 4000),
  updated_by bigint not null references staff,
  updated_at timestamptz not null
);

-- The customer card's histories: a few rows each, out of millions.
create index messages_sprays on messages (chat_id, seq desc) where meta ? 'spray';
create index payments_chat on payments (chat_id, pid desc);
