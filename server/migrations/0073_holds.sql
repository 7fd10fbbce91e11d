-- compatible_from: 0047
-- What the clinic has stopped at once: a product, or one row of its label. Older programs neither read nor write this table.
create table plan_holds (
  id          bigint generated always as identity primary key,
  product     text not null,
  -- Null: the product everywhere.
  claim       text,
  reason      text not null check (length(reason) between 1 and 500),
  held_by     bigint not null references staff,
  held_at     timestamptz not null,
  lifted_by   bigint references staff,
  lifted_at   timestamptz,
  lift_reason text check (length(lift_reason) between 1 and 500),
  check (num_nulls(lifted_by, lifted_at, lift_reason) in (0, 3))
);
create unique index plan_holds_open on plan_holds (product, coalesce(claim, '')) where lifted_at is null;
-- The holds that stood when a plan was judged at its sending; null before there were any.
alter table plans add column judged_by jsonb check (jsonb_typeof(judged_by) = 'object');
