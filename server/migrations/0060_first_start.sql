-- compatible_from: 0047
-- How far the owner has come on the way to a shop of their own: what was said of each step. Older programs neither read nor
-- write this table.
create table first_start (
  step       text primary key check (step <> ''),
  state      text not null check (state in ('done', 'skipped')),
  decided_by bigint not null references staff,
  decided_at timestamptz not null
);
