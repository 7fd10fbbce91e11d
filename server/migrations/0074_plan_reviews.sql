-- compatible_from: 0047
-- Which sent plans were drawn for a second doctor, and what that one said. Older programs neither read nor write these tables;
-- a plan that one of them erases takes its row along, and one that it sends has no points.
create table plan_review_weeks (
  -- The Monday in India; a week is drawn once, whatever becomes of its plans.
  week     date primary key check (extract(isodow from week) = 1),
  plans    int not null check (plans >= 0),
  drawn_at timestamptz not null
);

create table plan_reviews (
  id          bigint generated always as identity primary key,
  plan_id     bigint not null unique references plans on delete cascade,
  week        date not null references plan_review_weeks,
  -- Whom it was drawn for; its writer where nobody else writes plans.
  drawn_for   bigint not null references staff,
  verdict     text check (verdict in ('best', 'partial', 'ineffective')),
  reason      text check (length(reason) between 1 and 500),
  answered_by bigint references staff,
  answered_at timestamptz,
  -- Answered by its writer, for want of anybody else.
  alone       boolean,
  check (num_nulls(verdict, reason, answered_by, answered_at, alone) in (0, 5))
);
create index plan_reviews_open on plan_reviews (id) where verdict is null;

-- Which of the seven points of a complete plan it lacked when it was sent; null before they were counted.
alter table plans add column missing text[];
create index plans_created on plans (created_at);
