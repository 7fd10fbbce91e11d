-- What keeps a table of a hundred million rows as quick as one of a million (docs/decisions/0023): PostgreSQL looks after
-- a table when a fifth of it is new or dead, which at that size is twenty million rows late. Asked after every
-- hundredth, the visibility map and the statistics stay fresh and no single round is long.
alter table messages set (
  autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
alter table chat_events set (
  autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
-- Every message writes its chat's row anew, and the search index over the list's lines keeps the old ones until then.
alter table chats set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

-- Where nodes leave for each other what is too large for a NOTIFY (the Socket.IO adapter's own table). Hints are cut to fit
-- before, so it stays empty; of the moment only, hence unlogged.
create unlogged table socket_io_attachments (
  id         bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  payload    bytea
);
