-- compatible_from: 0043
-- When somebody of the office wants to be brought back to a chat, and why: one for each person and chat. It is due from
-- the moment it has rung until somebody says that it is done.
create table reminders (
  id         bigint generated always as identity primary key,
  chat_id    bigint not null references chats,
  staff_id   bigint not null references staff,
  due_at     timestamptz not null,
  reason     text not null check (length(reason) <= 400),
  version    int not null default 1 check (version > 0),
  created_at timestamptz not null,
  rung_at    timestamptz,
  unique (chat_id, staff_id)
);
create index reminders_to_ring on reminders (due_at) where rung_at is null;
create index reminders_staff on reminders (staff_id);
create index reminders_rung on reminders (chat_id) where rung_at is not null;
