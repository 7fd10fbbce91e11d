-- Priced offers and lorry receipts. Each is also a message in the thread.

create table quotations (
  id                bigint generated always as identity primary key,
  chat_id           bigint not null references chats,
  message_id        bigint not null unique references messages,
  file_id           uuid references files,
  amount_paise      bigint not null check (amount_paise >= 0),
  original_name     text not null,
  created_by        bigint not null references staff,
  created_at        timestamptz not null default now(),
  paid_at           timestamptz,
  -- the farmer took it off his list; the thread keeps the message
  farmer_removed_at timestamptz
);
create index quotations_chat on quotations (chat_id, id desc);

create table dispatches (
  id            bigint generated always as identity primary key,
  chat_id       bigint not null references chats,
  message_id    bigint not null unique references messages,
  lr_number     text not null check (length(lr_number) between 1 and 60),
  tracking_link text not null check (tracking_link like 'https://%'),
  created_by    bigint not null references staff,
  created_at    timestamptz not null default now()
);
create index dispatches_chat on dispatches (chat_id, id desc);
