-- compatible_from: 0047
-- The policies as they were shipped, each text from the first start with it on. Together with content_versions it tells what was
-- in force at any moment: a later release of the product brings texts of its own, and what somebody paid under stays readable.
create table content_shipped_policies (
  key   text not null check (key <> ''),
  since timestamptz not null,
  body  jsonb not null check (jsonb_typeof(body) = 'object'),
  primary key (key, since)
);
create trigger content_shipped_policies_append_only before update or delete or truncate on content_shipped_policies
  for each statement execute function refuse_change();
