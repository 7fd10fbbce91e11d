-- compatible_from: 0047
-- What the owner has changed of what was shipped in content/. An item is named by kind and key (an article by its sku); its
-- highest version is in force, one without a body takes it away. Older programs neither read nor write these tables.
create table content_versions (
  kind         text not null check (kind <> ''),
  key          text not null,
  number       int not null check (number > 0),
  body         jsonb check (jsonb_typeof(body) = 'object'),
  -- Null: taken over from the files of an installation, by nobody of the office.
  saved_by     bigint references staff,
  -- Who said the second word, where two people must want it.
  agreed_by    bigint references staff check (agreed_by <> saved_by),
  published_at timestamptz not null,
  -- Publications are numbered one by one, over all items: a node that knows one reads those behind it.
  release      bigint not null,
  primary key (kind, key, number)
);
create index content_versions_release on content_versions (release);
create trigger content_versions_append_only before update or delete or truncate on content_versions
  for each statement execute function refuse_change();

-- Locked by whoever publishes, so that releases are seen in their order.
create table content_state (
  id      boolean primary key default true check (id),
  release bigint not null default 0
);
insert into content_state default values;

-- What farmers do not see yet; one an item. It may be half filled.
create table content_drafts (
  kind       text not null check (kind <> ''),
  key        text not null,
  body       jsonb not null check (jsonb_typeof(body) = 'object'),
  -- Grows with every change; a change names the revision its writer saw.
  revision   int not null default 1 check (revision > 0),
  -- The version it began from; 0 is what was shipped, or nothing.
  based_on   int not null check (based_on >= 0),
  saved_by   bigint not null references staff,
  saved_at   timestamptz not null,
  publish_at timestamptz,
  -- Who wants it published, while a second person has to agree.
  asked_by   bigint references staff,
  primary key (kind, key)
);
create index content_drafts_due on content_drafts (publish_at) where publish_at is not null;
