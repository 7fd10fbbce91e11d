-- compatible_from: 0060
-- What the doctor advises. A sent plan stands as it was sent, whatever the tables of labels and prices say later.
create table plan_drafts (
  case_id    bigint primary key references cases,
  plan       jsonb not null check (jsonb_typeof(plan) = 'object'),
  reasons    jsonb not null check (jsonb_typeof(reasons) = 'object'),
  version    int not null default 1 check (version > 0),
  updated_by bigint not null references staff,
  updated_at timestamptz not null
);

create table plans (
  id         bigint generated always as identity primary key,
  case_id    bigint not null references cases,
  chat_id    bigint not null references chats,
  message_id bigint not null unique references messages,
  -- What the farmer was given, what was written, and the reasons for what was warned of.
  card       jsonb not null check (jsonb_typeof(card) = 'object'),
  plan       jsonb not null check (jsonb_typeof(plan) = 'object'),
  warnings   jsonb not null check (jsonb_typeof(warnings) = 'array'),
  crop       text not null,
  problem    text,
  created_by bigint not null references staff,
  created_at timestamptz not null
);
create index plans_case on plans (case_id);
create index plans_chat on plans (chat_id);
create index plans_problem on plans (crop, problem);

create table plan_lines (
  plan_id  bigint not null references plans,
  -- From 0, as in the plan.
  line     smallint not null check (line between 0 and 2),
  product  text not null,
  claim    text not null,
  groups   text[] not null,
  spray_on date not null,
  -- When the farmer did it.
  done_on  date,
  primary key (plan_id, line)
);

-- Plans that are written often, in the office's own words.
create table plan_templates (
  id         bigint generated always as identity primary key,
  name       text not null check (length(name) between 1 and 80),
  crop       text not null,
  plan       jsonb not null check (jsonb_typeof(plan) = 'object'),
  version    int not null default 1 check (version > 0),
  changed_by bigint not null references staff,
  updated_at timestamptz not null
);
create unique index plan_templates_name on plan_templates (crop, lower(name));
