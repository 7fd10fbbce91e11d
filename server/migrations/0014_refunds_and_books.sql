-- Money that goes back, the provider's calls as they came, what wants a person's eye, and keys that make a
-- request safe to repeat.

-- A payment may be for something else than a quotation. `env`: money of a test system is never revenue.
-- `captured_paise`: what the provider says it holds, whatever became of our row; a refund is measured by it.
alter table payments drop constraint payments_purpose_check;
alter table payments
  add constraint payments_purpose_check check (purpose in ('quote', 'demo', 'catalogue')),
  add column env text not null default 'live' check (env in ('live', 'uat')),
  add column captured_paise bigint check (captured_paise > 0),
  add column refunded_paise bigint not null default 0 check (refunded_paise >= 0),
  add constraint payments_demo_is_no_revenue check (purpose <> 'demo' or env = 'uat');
update payments set env = 'uat' where provider <> 'phonepe';
update payments set captured_paise = amount_paise where status = 'success';
alter table payments
  add constraint payments_refunded_of_captured check (refunded_paise <= coalesce(captured_paise, 0));

create index payments_recent on payments (created_at desc, pid desc);
create index payments_recent_by_status on payments (status, created_at desc, pid desc);
create index payments_paid_day on payments (paid_at) where status = 'success';

alter table payment_events add column staff_id bigint references staff;

-- `merchant_refund_id` is ours and the same at every try, so the provider pays back once. `request_key`: the
-- caller's Idempotency-Key, so a request repeated after a crash finds its refund. A refund that needs a second
-- login is not sent before `confirmed_at`; `requested_by` is null when the books themselves asked for it.
create table refunds (
  id                 bigint generated always as identity primary key,
  pid                bigint not null references payments,
  merchant_refund_id text not null unique check (merchant_refund_id ~ '^[A-Za-z0-9_-]{1,34}$'),
  provider_refund_id text,
  amount_paise       bigint not null check (amount_paise >= 100),
  reason             text not null check (length(reason) between 3 and 500),
  state              text not null default 'created' check (state in ('created', 'pending', 'completed', 'failed')),
  needs_second       boolean not null,
  requested_by       bigint references staff,
  requested_session  uuid,
  confirmed_by       bigint references staff,
  confirmed_session  uuid,
  confirmed_at       timestamptz,
  request_key        text unique,
  created_at         timestamptz not null,
  sent_at            timestamptz,
  completed_at       timestamptz,
  last_checked_at    timestamptz,
  next_check_at      timestamptz,
  check_count        int not null default 0,
  failure_code       text,
  check ((state = 'completed') = (completed_at is not null)),
  check ((confirmed_at is null) = (confirmed_session is null)),
  check (confirmed_session is null or requested_session is null or confirmed_session <> requested_session),
  -- What waits for a second login has not gone out.
  check (not needs_second or confirmed_at is not null or (sent_at is null and state in ('created', 'failed')))
);
create index refunds_of_payment on refunds (pid, id);
create index refunds_due on refunds (next_check_at) where state in ('created', 'pending');

create table refund_events (
  id             bigint generated always as identity primary key,
  refund_id      bigint not null references refunds,
  at             timestamptz not null default now(),
  source         text not null check (source in ('office', 'books', 'reconcile', 'webhook')),
  from_state     text,
  to_state       text not null,
  provider_state text,
  staff_id       bigint references staff,
  detail         jsonb not null default '{}'
);
create index refund_events_of_refund on refund_events (refund_id, id);
create trigger refund_events_append_only before update or delete or truncate on refund_events
  for each statement execute function refuse_change();

-- Every call of the provider, once per body. Nothing in it is believed: it names what to ask about.
create table payment_webhooks (
  id            bigint generated always as identity primary key,
  body_hash     bytea not null unique check (length(body_hash) = 32),
  body          bytea not null check (length(body) <= 65536),
  event         text,
  merchant_order_id  text,
  merchant_refund_id text,
  received_at   timestamptz not null,
  deliveries    int not null default 1,
  last_received_at timestamptz not null,
  processed_at  timestamptz,
  outcome       text check (outcome in ('asked', 'not_open', 'unknown', 'unreadable')),
  check ((processed_at is null) = (outcome is null))
);
create index payment_webhooks_waiting on payment_webhooks (received_at) where processed_at is null;
create index payment_webhooks_recent on payment_webhooks (received_at desc);

-- What the office must look at, said once by mail and shown until it is over. `alert_key` makes it once.
create table payment_alerts (
  id          bigint generated always as identity primary key,
  alert_key   text not null unique,
  pid         bigint references payments,
  kind        text not null
              check (kind in ('review', 'late', 'paid_twice', 'mismatch', 'refund_failed', 'refund_late',
                              'refund_waits', 'unknown_order')),
  detail      jsonb not null default '{}',
  raised_at   timestamptz not null,
  resolved_at timestamptz
);
create index payment_alerts_open on payment_alerts (pid) where resolved_at is null;

-- One row a day: yesterday's books have been compared with the provider's.
create table payment_daily_checks (
  day         date primary key,
  started_at  timestamptz not null,
  finished_at timestamptz,
  checked     int not null default 0,
  mismatches  int not null default 0
);

-- A request that carries an Idempotency-Key: done once, answered the same way for a day. A row without an
-- answer belongs to a request under way, until `lease_until` at the latest.
create table idempotency_keys (
  scope        text not null check (length(scope) between 1 and 120),
  key          text not null check (length(key) between 1 and 255),
  request_hash bytea not null check (length(request_hash) = 32),
  lease_until  timestamptz not null,
  status       int,
  answer       jsonb,
  created_at   timestamptz not null,
  primary key (scope, key),
  check ((status is null) = (answer is null))
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Step-up: a fresh code mailed to the office marks its session for a few minutes, for one act with money.
alter table sessions add column step_up_until timestamptz;
alter table otp_challenges drop constraint otp_challenges_audience_check;
alter table otp_challenges
  add constraint otp_challenges_audience_check check (audience in ('farmer', 'office', 'office_step_up'));
