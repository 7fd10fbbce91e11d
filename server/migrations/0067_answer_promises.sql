-- compatible_from: 0047
-- By when farmers were told that they are answered, and whether they were. Older programs neither read nor write this table.
create table answer_promises (
  chat_id  bigint not null references chats,
  -- the wait it was given in: `chats.waiting_since` at that moment
  asked_at timestamptz not null,
  due_at   timestamptz not null,
  -- once it was kept, or said that it was not
  ended_at timestamptz,
  kept     boolean,
  primary key (chat_id, asked_at),
  check ((ended_at is null) = (kept is null))
);
create index answer_promises_due on answer_promises (due_at) where ended_at is null;
