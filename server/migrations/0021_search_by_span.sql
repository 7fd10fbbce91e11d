-- The index of three letters learns when a message was written: one entry more for every span of 131,072 messages
-- (docs/decisions/0017). A word is then looked for span by span from the newest, each in about a millisecond, and
-- the index of spans beside it is no longer needed. Part of every PostgreSQL; the owner of a database may add it.
create extension if not exists btree_gin;

drop index messages_search;
create index messages_search on messages using gin (((id >> 17)::int), search_key gin_trgm_ops);
drop index messages_span;
