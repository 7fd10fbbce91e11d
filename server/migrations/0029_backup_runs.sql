-- What every backup came to, whichever node made it: the office reads its age here.
create table backup_runs (
  id bigint generated always as identity primary key,
  node text not null,
  folder text,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  is_good boolean not null,
  is_tried boolean not null default false,
  is_copied boolean not null default false,
  -- Which key opens it and where this node has it from; nothing of the key.
  key_id text,
  key_place text,
  fault text,
  mailed_at timestamptz,
  constraint backup_runs_tell_why check (is_good or fault is not null)
);

create index backup_runs_by_time on backup_runs (started_at);
