-- compatible_from: 0034
-- What somebody of the office proves themselves by instead of the mailed code: an authenticator app, passkeys, and codes
-- on paper for when both are lost. Who has none of them goes on with the mailed code.

create table staff_totp (
  staff_id     bigint primary key references staff,
  -- AES-256-GCM under a key of app_secrets
  sealed       bytea not null,
  -- The newest time step whose code was used: it and those before it count no more.
  last_step    bigint not null,
  created_at   timestamptz not null,
  last_used_at timestamptz
);

create table staff_passkeys (
  id            bigint generated always as identity primary key,
  staff_id      bigint not null references staff,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key    bytea not null,
  -- As the authenticator counts; 0 for ever with those that do not.
  sign_count    bigint not null check (sign_count >= 0),
  transports    text[] not null,
  -- Kept by an account of its maker's on several devices.
  synced        boolean not null,
  name          text not null check (length(name) between 1 and 60),
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index staff_passkeys_staff on staff_passkeys (staff_id);

create table staff_recovery_codes (
  staff_id   bigint not null references staff,
  code_hash  bytea not null check (octet_length(code_hash) = 32),
  created_at timestamptz not null,
  used_at    timestamptz,
  primary key (staff_id, code_hash)
);

-- A question to an authenticator; whoever answers takes the row away, so it is answered once.
create table passkey_challenges (
  challenge    bytea primary key,
  purpose      text not null check (purpose in ('register', 'login', 'step_up')),
  browser_hash bytea not null,
  -- Null where the passkey itself says whose login it is.
  staff_id     bigint references staff,
  expires_at   timestamptz not null,
  check (purpose = 'login' or staff_id is not null)
);

-- An attempt that waits for a factor of the person's own has no code of ours.
alter table otp_challenges drop constraint otp_challenges_audience_check;
alter table otp_challenges
  alter column code_hash drop not null,
  add constraint otp_challenges_audience_check
    check (audience in ('farmer', 'office', 'office_step_up', 'office_factor', 'office_factor_step_up')),
  add constraint otp_challenges_own_factor_check
    check ((audience in ('office_factor', 'office_factor_step_up')) = (code_hash is null));

alter table staff_changes drop constraint staff_changes_kind_check;
alter table staff_changes
  add constraint staff_changes_kind_check
    check (kind in ('invite', 'roles', 'disable', 'enable', 'reset', 'factors'));

-- What OFFICE_PASSWORD was when it was last taken over. A person who changes their own password keeps it over a
-- restart; another OFFICE_PASSWORD still wins.
alter table staff add column settings_password_hash text;
update staff set settings_password_hash = password_hash where configured;
