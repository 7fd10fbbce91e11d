-- What people of the office write to each other beside a farmer's thread. A table of its own, never a kind of message: no
-- query, entry of a log or copy of a farmer's data that reads messages can show one.
create table notes (
  id         bigint generated always as identity primary key,
  chat_id    bigint not null references chats,
  -- How far the chat's log went when it was written: it stands below that message.
  after_seq  bigint not null check (after_seq >= 0),
  author_id  bigint not null references staff,
  client_id  uuid not null,
  text       text not null check (length(text) between 1 and 4000),
  -- Grows with every change; a change names the version its writer saw.
  version    int not null default 1 check (version > 0),
  created_at timestamptz not null,
  edited_at  timestamptz,
  search_key text not null generated always as (search_key(text)) stored,
  unique (author_id, client_id)
);
create index notes_chat on notes (chat_id, after_seq, id);
create index notes_search on notes using gin (search_key gin_trgm_ops);

-- Whom a note calls by name, until they have seen it.
create table note_mentions (
  note_id  bigint not null references notes on delete cascade,
  staff_id bigint not null references staff,
  chat_id  bigint not null references chats,
  seen_at  timestamptz,
  primary key (note_id, staff_id)
);
create index note_mentions_unseen on note_mentions (chat_id, staff_id) where seen_at is null;
