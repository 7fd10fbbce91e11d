-- compatible_from: 0034
-- People come by invitation, and what changes who may do what is asked for by one owner and confirmed by another.

-- A link of one use, by mail; only its hash is kept. With staff_id it lets somebody back in who is here already.
create table staff_invitations (
  id           bigint generated always as identity primary key,
  email        text not null check (email = lower(email) and length(email) between 3 and 254),
  roles        text[] not null,
  staff_id     bigint references staff,
  token_hash   bytea not null unique,
  invited_by   bigint not null references staff,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  withdrawn_at timestamptz,
  check (roles <@ array['owner', 'doctor', 'sales', 'dispatch', 'accounts', 'helper'] and cardinality(roles) between 1 and 6),
  check (used_at is null or withdrawn_at is null)
);
create unique index staff_invitations_open on staff_invitations (email) where used_at is null and withdrawn_at is null;

create table staff_changes (
  id         bigint generated always as identity primary key,
  kind       text not null check (kind in ('invite', 'roles', 'disable', 'enable', 'reset')),
  staff_id   bigint references staff,
  email      text,
  roles      text[],
  asked_by   bigint not null references staff,
  asked_at   timestamptz not null,
  expires_at timestamptz not null,
  decided_by bigint references staff,
  decided_at timestamptz,
  decision   text check (decision in ('confirmed', 'refused', 'expired')),
  check ((kind = 'invite') = (email is not null)),
  check ((kind = 'invite') = (staff_id is null)),
  check ((kind in ('invite', 'roles')) = (roles is not null)),
  check ((decided_at is null) = (decision is null)),
  -- Two pairs of eyes are two people.
  check (decision is distinct from 'confirmed' or decided_by <> asked_by)
);
create unique index staff_changes_open on staff_changes (coalesce(staff_id, 0), coalesce(email, '')) where decided_at is null;
