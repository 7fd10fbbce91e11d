-- What the office looks for: messages, file names and farmers by any part of a word, and who waits longest.

-- Three-letter index (docs/decisions/0015). Part of every PostgreSQL; the owner of a database may add it himself.
create extension if not exists pg_trgm;

-- The form in which texts are searched: lower case, one line, without joiners (typed by one keyboard and left out
-- by the next), and every Kannada letter, sign and virama as one ASCII letter or digit. pg_trgm only sees what the
-- database's locale calls a letter, and in none does it see a whole Kannada syllable; ASCII it sees in all. Letters
-- that share a form make a false candidate now and then, which search_fold refuses. The blank in front lets a
-- pattern ask for the beginning of a word.
create function search_key(text text) returns text language sql immutable parallel safe as $$
  select ' ' || pg_catalog.translate(pg_catalog.lower(text),
    E'\n\tಅಆಇಈಉಊಋಎಏಐಒಓಔಾಿೀುೂೃೆೇೈೊೋೌಂಃ್ಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರಱಲಳವಶಷಸಹ೦೧೨೩೪೫೬೭೮೯\u200C\u200D\u0CBC\u0CD5\u0CD6',
    '  aaiiuureeeooo123456789qwxfh0kkggnccjjnttddnztddnppbbmyrrlxvsssh0123456789')
$$;

-- What must truly stand in the text: lower case, one line, digits as ASCII, no joiners.
create function search_fold(text text) returns text language sql immutable parallel safe as $$
  select ' ' || pg_catalog.translate(pg_catalog.lower(text), E'\n\t೦೧೨೩೪೫೬೭೮೯\u200C\u200D', '  0123456789')
$$;

-- The document's name beside the words, so that one index answers for both and keeps the order of time.
alter table messages
  add column file_name text,
  add constraint messages_deleted_file_name check (deleted_at is null or file_name is null);
update messages m set file_name = f.original_name from files f where f.id = m.file_id;
alter table messages add column search_key text generated always as (
  case when text is not null or file_name is not null
    then search_key(coalesce(text, '') || ' ' || coalesce(file_name, '')) end) stored;
alter table farmers add column search_key text generated always as (search_key(name || ' ' || mobile)) stored;
alter table chats
  add column search_key text generated always as (search_key(last_message)) stored,
  -- The oldest message of the farmer's that nobody has answered; what a machine wrote answers nothing.
  add column waiting_since timestamptz;

create index messages_search on messages using gin (search_key gin_trgm_ops);
create index farmers_search on farmers using gin (search_key gin_trgm_ops);
create index chats_search on chats using gin (search_key gin_trgm_ops);
-- A hundred kilobytes that cut a search down to a span of time.
create index messages_span on messages using brin (id) with (pages_per_range = 64);

-- Who waits longest: a short index, for most chats are answered.
create index chats_waiting on chats (waiting_since, id) where waiting_since is not null;
create index quotations_unpaid on quotations (chat_id, message_id)
  where paid_at is null and amount_paise > 0 and farmer_removed_at is null;

update chats c set waiting_since = (
  select min(m.created_at) from messages m
  where m.chat_id = c.id and m.sender_role = 'farmer' and m.deleted_at is null
    and m.seq >= coalesce((select s.visible_from_seq from chat_side_state s
                           where s.chat_id = c.id and s.side = 'admin'), 0)
    and not exists (select 1 from message_hidden h where h.message_id = m.id and h.side = 'admin')
    and m.seq > coalesce((select max(a.seq) from messages a
                          where a.chat_id = c.id and a.sender_role = 'admin' and not a.meta ? 'auto'), 0)
);
