-- compatible_from: 0024
-- One row that /readyz writes: a database that only reads, or whose disk is full, answers every question and takes
-- nothing of what people send.
create table readiness (
  is_only boolean primary key default true check (is_only),
  written_at timestamptz not null
);
