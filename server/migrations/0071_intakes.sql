-- compatible_from: 0062
-- What a farmer tells by "What is wrong?": messages that an intake names and that have not come yet, and the fields a farmer
-- has told of once. Older programs neither read nor write these tables.
create table intake_awaits (
  chat_id   bigint not null references chats,
  -- Of the photo or voice that is to come.
  client_id uuid not null,
  -- The intake: what comes joins the case that has it by then.
  card_id   bigint not null references messages,
  primary key (chat_id, client_id)
);
create index intake_awaits_card on intake_awaits (card_id);

create table farmer_fields (
  farmer_id  bigint not null references farmers,
  -- Made by the device that wrote it first.
  id         uuid not null,
  -- As shared/contract/clinic/fields.ts describes it; crop and taluk are searched.
  facts      jsonb not null check (jsonb_typeof(facts) = 'object'),
  version    int not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (farmer_id, id)
);
