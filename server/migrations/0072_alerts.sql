-- compatible_from: 0060
-- Alerts to farmers of a crop and taluk. Older programs neither read nor write these tables; a message of the kind `alert` is
-- shown by its words.
create table alerts (
  id         bigint generated always as identity primary key,
  state      text not null default 'draft' check (state in ('draft', 'sending', 'sent', 'stopped')),
  -- Key of the label table, which names the crop too.
  problem    text not null,
  -- Ids of shared/domain/places/taluks.ts, as farmers.taluk has them.
  taluks     text[] not null,
  words      jsonb not null check (jsonb_typeof(words) = 'object'),
  version    int not null default 1 check (version > 0),
  updated_by bigint not null references staff,
  updated_at timestamptz not null,
  sent_at    timestamptz,
  ended_at   timestamptz,
  -- Who sends it at the moment, and until when that is believed.
  lease      uuid,
  leased_until timestamptz,
  check ((state = 'draft') = (sent_at is null)),
  check ((state in ('sent', 'stopped')) = (ended_at is not null))
);
-- Two doctors write on one draft of a problem.
create unique index alerts_draft on alerts (problem) where state = 'draft';
create index alerts_sending on alerts (id) where state = 'sending';

-- Whom an alert goes to, as it was when the sending began; each of them once.
create table alert_recipients (
  alert_id   bigint not null references alerts,
  farmer_id  bigint not null references farmers,
  state      text not null default 'waiting' check (state in ('waiting', 'sent', 'left_out')),
  due_at     timestamptz not null,
  sent_at    timestamptz,
  message_id bigint unique references messages,
  -- When the farmer answered that they see it too.
  too_at     timestamptz,
  primary key (alert_id, farmer_id),
  check ((state = 'sent') = (sent_at is not null))
);
create index alert_recipients_waiting on alert_recipients (alert_id, due_at) where state = 'waiting';
-- How many a farmer had of late.
create index alert_recipients_farmer on alert_recipients (farmer_id, sent_at);

-- Who wants no alerts.
create table alert_opt_outs (
  farmer_id bigint primary key references farmers,
  since     timestamptz not null,
  -- The alert after which they said so; null from the menu.
  alert_id  bigint references alerts
);
create index alert_opt_outs_alert on alert_opt_outs (alert_id) where alert_id is not null;

-- What rises and was put aside.
create table alert_dismissals (
  problem      text not null,
  taluk        text not null,
  until        timestamptz not null,
  dismissed_by bigint not null references staff,
  primary key (problem, taluk)
);

-- What was told of late, over all farmers; and who grows a crop.
create index cases_created on cases (created_at);
create index cases_crop on cases (lower(facts ->> 'crop'), created_at);
