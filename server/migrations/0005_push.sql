-- Browsers that are told of new messages while the page is closed.

create table push_subscriptions (
  id         bigint generated always as identity primary key,
  -- It speaks for its session and dies with it: a logged-out phone shows nobody's messages.
  session_id uuid not null references sessions on delete cascade,
  -- One browser may hold a farmer and an office session, and has one endpoint for both.
  side       text not null check (side in ('farmer', 'admin')),
  -- Addresses are secrets of the push service: whoever knows one may ring that browser.
  endpoint   text not null check (endpoint ~ '^https://' and length(endpoint) <= 1024),
  p256dh     text not null check (length(p256dh) between 80 and 100),
  auth       text not null check (length(auth) between 16 and 32),
  language   text not null check (language in ('en', 'kn')),
  created_at timestamptz not null default now(),
  unique (endpoint, side)
);
create index push_subscriptions_session on push_subscriptions (session_id);
