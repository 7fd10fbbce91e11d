-- The conversation. `chats.head_seq` numbers everything that happens in a chat; taking the next number
-- locks the chat's row, so numbers are gap-free and become visible in order.

create table files (
  id            uuid primary key default gen_random_uuid(),
  storage_key   text not null unique,
  preview_key   text unique,
  chat_id       bigint,
  uploaded_by   text not null check (uploaded_by in ('farmer', 'admin')),
  uploader_id   bigint not null,
  original_name text not null,
  mime_type     text not null,
  size_bytes    bigint not null check (size_bytes > 0),
  width         int check (width > 0),
  height        int check (height > 0),
  duration_ms   int check (duration_ms >= 0),
  created_at    timestamptz not null default now(),
  deleted_at    timestamptz
);
create index files_quota on files (uploaded_by, uploader_id, created_at desc);
create index files_orphans on files (created_at) where chat_id is null;

create table chats (
  id               bigint generated always as identity primary key,
  farmer_id        bigint not null unique references farmers,
  head_seq         bigint not null default 0 check (head_seq >= 0),
  status           text not null default 'UNREAD' check (status in ('SENT', 'UNREAD', 'READ')),
  unread_count     int not null default 0 check (unread_count >= 0),
  -- The office list reads only this row: the newest message it may see, denormalised.
  last_message     text not null default '',
  last_message_seq bigint not null default 0,
  last_message_at  timestamptz,
  created_at       timestamptz not null default now()
);
alter table files add constraint files_chat foreign key (chat_id) references chats;
create index files_chat on files (chat_id);
create index chats_recent on chats (last_message_at desc nulls last, id desc);
create index chats_recent_by_status on chats (status, last_message_at desc nulls last, id desc);

create table messages (
  id           bigint generated always as identity primary key,
  chat_id      bigint not null references chats,
  seq          bigint not null check (seq > 0),
  sender_role  text not null check (sender_role in ('farmer', 'admin')),
  -- farmers.id or staff.id, by sender_role
  sender_id    bigint not null,
  client_id    uuid,
  -- SHA-256 of what the client asked for; the same client_id with another hash is refused
  content_hash bytea,
  kind         text not null default 'text' check (kind ~ '^[a-z_]{1,32}$'),
  text         text,
  meta         jsonb not null default '{}' check (jsonb_typeof(meta) = 'object'),
  reply_to     bigint references messages,
  file_id      uuid unique references files,
  created_at   timestamptz not null default now(),
  deleted_at   timestamptz,
  unique (chat_id, seq),
  check (deleted_at is null or (text is null and file_id is null and meta = '{}'))
);
-- One message per sender and client_id, for ever.
create unique index messages_client_id on messages (sender_role, sender_id, client_id) where client_id is not null;

create table message_hidden (
  message_id bigint not null references messages,
  side       text not null check (side in ('farmer', 'admin')),
  primary key (message_id, side)
);

create table chat_events (
  chat_id    bigint not null references chats,
  seq        bigint not null check (seq > 0),
  audience   text not null check (audience in ('both', 'farmer', 'admin')),
  type       text not null check (type ~ '^[a-z_]{1,32}$'),
  -- ids and small values only: what is shown is read from the tables when the log is read, so a message
  -- deleted later can never come back out of the log
  payload    jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (chat_id, seq)
);

create table chat_side_state (
  chat_id          bigint not null references chats,
  side             text not null check (side in ('farmer', 'admin')),
  visible_from_seq bigint not null default 0,
  -- the chat left this side's list at this position; a later message brings it back
  deleted_seq      bigint not null default 0,
  delivered_seq    bigint not null default 0,
  read_seq         bigint not null default 0,
  primary key (chat_id, side),
  check (read_seq <= delivered_seq)
);
