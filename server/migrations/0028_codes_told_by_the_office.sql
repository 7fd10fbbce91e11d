-- A shop without SMS: the office reads the code to whoever calls. Until then there is a request and no code anybody
-- knows; `told_at` is when the office made one for it.
alter table otp_challenges
  add column by_office boolean not null default false,
  add column known_browser boolean not null default false,
  add column told_at timestamptz;
create index otp_challenges_asked on otp_challenges (created_at desc)
  where by_office and told_at is null and voided_at is null and consumed_at is null;
