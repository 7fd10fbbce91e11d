-- compatible_from: 0060
-- What is wrong on a farmer's field: the facts of it, its messages, who looks after it and by when. Older programs neither read
-- nor write these tables.
create table cases (
  id         bigint generated always as identity primary key,
  chat_id    bigint not null references chats,
  state      text not null default 'new'
             check (state in ('new', 'asked', 'answered', 'advised', 'followed', 'closed')),
  -- As shared/contract/office/cases.ts describes them; they are read as a whole and nothing is searched in them but the crop.
  facts      jsonb not null check (jsonb_typeof(facts) = 'object'),
  doctor_id  bigint references staff,
  deadline   timestamptz,
  -- Since when the farmer says that it got worse; null again once a plan is sent.
  worse_at   timestamptz,
  version    int not null default 1 check (version > 0),
  client_id  uuid not null,
  -- Null: the farmer.
  created_by bigint references staff,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (chat_id, client_id)
);
-- The doctor's list: what got worse first, then what was promised, then the oldest.
create index cases_list on cases ((worse_at is null), coalesce(deadline, 'infinity'), id) where state <> 'closed';
create index cases_doctor on cases (doctor_id) where doctor_id is not null;

-- A message is of one case at most.
create table case_messages (
  message_id bigint primary key references messages,
  case_id    bigint not null references cases
);
create index case_messages_case on case_messages (case_id);
