-- compatible_from: 0047
-- On which day farmers were asked whether a plan worked, and what they answered. Older programs neither read nor write these
-- tables; a plan that one of them erases takes its rows along.
create table checkups (
  plan_id   bigint not null references plans on delete cascade,
  -- 1: on the day of the plan; 2: once more, when nobody answered.
  nth       smallint not null check (nth in (1, 2)),
  asked_at  timestamptz not null,
  -- When an SMS was handed to the provider, whatever became of it.
  texted_at timestamptz,
  primary key (plan_id, nth)
);

create table outcomes (
  plan_id     bigint primary key references plans on delete cascade,
  answer      text not null check (answer in ('better', 'same', 'worse')),
  -- When it was first told, and when it was last told otherwise.
  answered_at timestamptz not null,
  changed_at  timestamptz
);
create index outcomes_answered on outcomes (answered_at);

create index plans_check on plans ((card -> 'check' ->> 'on')) where card -> 'check' ->> 'on' is not null;
