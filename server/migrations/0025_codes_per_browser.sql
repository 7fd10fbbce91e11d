-- A code belongs to the login attempt of one browser: two people at one mailbox, or a stranger who asks for a
-- code to a farmer's number, no longer void each other's. Of a browser's codes the last two may count
-- (slot 0 is the newest), because an SMS may overtake another.
drop index otp_challenges_live;
alter table otp_challenges add column slot smallint not null default 0 check (slot in (0, 1));
create unique index otp_challenges_live on otp_challenges (audience, recipient, browser_hash, slot)
  where voided_at is null and consumed_at is null;
-- At the end of a login the browser's token changes, and what still waits for its code moves along.
create index otp_challenges_browser on otp_challenges (browser_hash);
