-- Money. Integer paise; one open or successful payment per quotation, by constraint.

create table payments (
  pid               bigint primary key check (pid between 1000000000000 and 9007199254740991),
  purpose           text not null check (purpose in ('quote')),
  quotation_id      bigint references quotations,
  chat_id           bigint references chats,
  farmer_id         bigint references farmers,
  amount_paise      bigint not null check (amount_paise > 0),
  currency          text not null default 'INR' check (currency = 'INR'),
  status            text not null default 'created'
                    check (status in ('created', 'pending', 'success', 'failed', 'review')),
  provider          text not null,
  merchant_order_id text not null unique check (merchant_order_id ~ '^[A-Za-z0-9_-]{1,34}$'),
  provider_order_id text unique,
  checkout_url      text,
  expires_at        timestamptz,
  created_at        timestamptz not null default now(),
  last_checked_at   timestamptz,
  next_check_at     timestamptz,
  check_count       int not null default 0,
  failure_code      text,
  utr               text,
  paid_at           timestamptz,
  check (purpose <> 'quote' or num_nonnulls(quotation_id, chat_id, farmer_id) = 3),
  check ((status = 'success') = (paid_at is not null))
);
create unique index payments_one_live_per_quotation on payments (quotation_id)
  where status in ('created', 'pending', 'review', 'success');
create index payments_due on payments (next_check_at) where status in ('created', 'pending');
create index payments_quotation on payments (quotation_id);

create table payment_events (
  id             bigint generated always as identity primary key,
  pid            bigint not null references payments,
  at             timestamptz not null default now(),
  source         text not null check (source in ('api', 'poll', 'webhook', 'reconcile', 'office')),
  from_status    text,
  to_status      text not null,
  provider_state text,
  detail         jsonb not null default '{}'
);
create index payment_events_pid on payment_events (pid, id);
create trigger payment_events_append_only before update or delete or truncate on payment_events
  for each statement execute function refuse_change();
