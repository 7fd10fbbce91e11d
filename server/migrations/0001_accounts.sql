-- Who may speak: farmers, office staff, their sessions and one-time passwords.

create table farmers (
  id             bigint generated always as identity primary key,
  mobile         text not null unique check (mobile ~ '^[6-9][0-9]{9}$'),
  name           text not null check (length(name) between 1 and 200),
  address        text not null check (length(address) between 1 and 600),
  language       text not null default 'kn' check (language in ('en', 'kn')),
  blocked_at     timestamptz,
  blocked_reason text,
  created_at     timestamptz not null default now(),
  check (blocked_reason is null or blocked_at is not null)
);

create table staff (
  id            bigint generated always as identity primary key,
  email         text not null unique check (email = lower(email)),
  password_hash text not null,
  created_at    timestamptz not null default now()
);

-- Only the SHA-256 of the cookie is kept: a leaked backup opens no account.
create table sessions (
  id           uuid primary key default gen_random_uuid(),
  token_hash   bytea not null unique,
  farmer_id    bigint references farmers,
  staff_id     bigint references staff,
  ip           text,
  user_agent   text,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  revoked_at   timestamptz,
  check (num_nonnulls(farmer_id, staff_id) = 1)
);
create index sessions_farmer on sessions (farmer_id) where revoked_at is null;
create index sessions_staff on sessions (staff_id) where revoked_at is null;
create index sessions_expiry on sessions (expires_at);

-- recipient: a farmer's mobile or an office e-mail. browser_hash ties the code to the browser that asked.
-- proven_at: the right code was given; for an unknown mobile the registration may then follow within minutes.
create table otp_challenges (
  id           uuid primary key default gen_random_uuid(),
  audience     text not null check (audience in ('farmer', 'office')),
  recipient    text not null,
  code_hash    text not null,
  browser_hash bytea not null,
  attempts     int not null default 0 check (attempts between 0 and 5),
  ip           text,
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null,
  voided_at    timestamptz,
  proven_at    timestamptz,
  consumed_at  timestamptz
);
-- New voids old: at most one live challenge per recipient, by constraint and not by care.
create unique index otp_challenges_live on otp_challenges (audience, recipient)
  where voided_at is null and consumed_at is null;
create index otp_challenges_recent on otp_challenges (audience, recipient, created_at desc);

-- Counters of rate-limiter-flexible; they must survive restarts and be shared by all nodes.
create table rate_limits (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Keys every node shares (OTP pepper, XSRF signing key), made at first start.
create table app_secrets (
  name       text primary key,
  value      bytea not null,
  created_at timestamptz not null default now()
);

create table audit_log (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default now(),
  staff_id   bigint references staff,
  action     text not null,
  subject    text not null,
  detail     jsonb not null default '{}',
  ip         text
);
create index audit_log_subject on audit_log (subject, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
