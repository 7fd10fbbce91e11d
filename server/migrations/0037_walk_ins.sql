-- compatible_from: 0033
-- Farmers whom the office enters itself, at the counter, on the phone or from a file, before they ever log in. The account
-- is the office's word until its farmer has logged in; `consent` says how they agreed to be entered, which is not their
-- agreement to the privacy notice (privacy_notices): that they give themselves at the first login.
alter table farmers
  add column entered_at timestamptz,
  add column entered_by bigint references staff,
  add column consent text check (consent in ('counter', 'phone', 'paper')),
  add column invited_at timestamptz,
  -- The first login of a farmer who was entered.
  add column claimed_at timestamptz,
  -- Whoever holds the number said at their login that they are somebody else: the number went to them.
  add column disowned_at timestamptz,
  add constraint farmers_entered check (
    (entered_at is null) = (consent is null) and (entered_at is not null or num_nonnulls(entered_by, invited_at, claimed_at, disowned_at) = 0)),
  add constraint farmers_disowned check (disowned_at is null or (claimed_at is null and mobile is null)),
  drop constraint farmers_reachable,
  add constraint farmers_reachable check (
    mobile is not null or deletion_requested_at is not null or disowned_at is not null);
create index farmers_disowned on farmers (disowned_at) where disowned_at is not null;

-- What a farmer grows: the key of a crop of the list (content/crops.ts), or its name in the office's own words.
create table customer_crops (
  farmer_id bigint not null references farmers,
  position  int not null check (position between 1 and 20),
  crop      text not null check (length(crop) between 1 and 60),
  primary key (farmer_id, position),
  unique (farmer_id, crop)
);

-- A file of customers: read and judged first, entered later, in steps. What was read of it is forgotten a week on.
create table customer_imports (
  id          bigint generated always as identity primary key,
  staff_id    bigint not null references staff,
  file_name   text not null check (length(file_name) between 1 and 255),
  consent     text not null check (consent in ('counter', 'phone', 'paper')),
  state       text not null check (state in ('checked', 'running', 'done')),
  created_at  timestamptz not null,
  started_at  timestamptz,
  finished_at timestamptz,
  check ((state = 'checked') = (started_at is null)),
  check ((state = 'done') = (finished_at is not null))
);
create index customer_imports_staff on customer_imports (staff_id);
create table customer_import_rows (
  import_id bigint not null references customer_imports on delete cascade,
  -- As a spreadsheet counts: the header is line 1.
  line      int not null check (line > 1),
  mobile    text,
  name      text,
  address   text,
  language  text,
  crops     text[],
  note      text,
  -- Cells that are wrong: [{column, value, fault}].
  faults    jsonb check (jsonb_typeof(faults) = 'array'),
  -- Before the run what would happen, after it what happened.
  outcome   text not null check (outcome in ('new', 'known', 'doubled', 'faulty')),
  entered   boolean not null default false,
  primary key (import_id, line),
  check ((outcome = 'faulty') = (faults is not null)),
  check (outcome = 'faulty' or num_nonnulls(mobile, name, address, language, crops) = 5)
);
create index customer_import_rows_left on customer_import_rows (import_id, line) where not entered and outcome = 'new';
create index customer_import_rows_outcome on customer_import_rows (import_id, outcome, line);
