-- compatible_from: 0062
-- The clinic's picture book: what farmers answered when asked whether their crops' photos may be shown, and the pictures made
-- of those photos. Older programs neither read nor write these tables.

-- Every answer; the newest holds.
create table picture_consents (
  id         bigint generated always as identity primary key,
  farmer_id  bigint not null references farmers,
  given      boolean not null,
  -- of the question that was read, and the language it was read in
  version    int not null check (version > 0),
  language   text not null,
  -- where it was answered: at the question in the chat, or among the farmer's own data
  place      text not null check (place in ('chat', 'my-data')),
  at         timestamptz not null
);
create index picture_consents_farmer on picture_consents (farmer_id, at desc, id desc);

-- When the office asked; the message is the question.
create table picture_asks (
  message_id bigint primary key references messages,
  asked_by   bigint not null references staff,
  asked_at   timestamptz not null
);

create table book_pictures (
  id         bigint generated always as identity primary key,
  -- The photo it is a part of; whose it is, its case and its month stand with the message.
  message_id bigint not null unique references messages,
  consent_id bigint not null references picture_consents,
  -- In public addresses; nobody can guess it.
  address    uuid not null unique default gen_random_uuid(),
  crop       text not null,
  problem    text not null,
  stage      text,
  part       text,
  -- Of shared/domain/places/taluks.ts; empty where none is known. Never anything finer.
  taluk      text not null,
  -- {area, hidden}: which part of the photo, and what is made unknowable in it, in the photo's pixels
  frame      jsonb not null check (jsonb_typeof(frame) = 'object'),
  page       bytea not null,
  thumb      bytea not null,
  width      int not null check (width > 0),
  height     int not null check (height > 0),
  -- The picture of the same case that shows how it looked before.
  before_id  bigint unique references book_pictures on delete set null check (before_id <> id),
  client_id  uuid not null,
  version    int not null default 1 check (version > 0),
  marked_by  bigint not null references staff,
  marked_at  timestamptz not null,
  -- Public since then; null while it waits for a second look.
  passed_by  bigint references staff,
  passed_at  timestamptz,
  -- Taken out, and not yet swept away.
  removed_at timestamptz,
  check ((passed_by is null) = (passed_at is null))
);
create index book_pictures_shown on book_pictures (crop, problem, passed_at desc)
  where passed_at is not null and removed_at is null;
create index book_pictures_consent on book_pictures (consent_id);
