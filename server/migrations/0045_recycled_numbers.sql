-- compatible_from: 0041
-- A number that was silent for ninety days may be somebody else's. Whoever logs in with it on a new device and does not
-- give the name behind it gets an account of their own; the old one is set aside, without a number, until the office
-- says that both are one person (docs/decisions/0049). Two customers become one in the same way.
alter table farmers
  add column set_aside_at timestamptz,
  -- Who holds the number since.
  add column set_aside_for bigint references farmers,
  -- The office said that they are two people.
  add column told_apart_at timestamptz,
  add column told_apart_by bigint references staff,
  -- Everything of theirs is with another customer; the row stays for the log, which names it.
  add column merged_into bigint references farmers,
  add constraint farmers_set_aside check (
    (set_aside_at is null or mobile is null) and (set_aside_at is not null or set_aside_for is null)
    and (told_apart_at is null or set_aside_for is not null)
    and (told_apart_at is null) = (told_apart_by is null)),
  add constraint farmers_merged check (merged_into is null or (mobile is null and former_mobile is null and merged_into <> id)),
  drop constraint farmers_reachable,
  add constraint farmers_reachable check (
    mobile is not null or deletion_requested_at is not null or disowned_at is not null or set_aside_at is not null
    or merged_into is not null);
create index farmers_set_aside_for on farmers (set_aside_for) where set_aside_for is not null;
create index farmers_merged_into on farmers (merged_into) where merged_into is not null;
-- Who held a number before is asked at a login. The office finds a customer without a number by their name, or by the number
-- that was theirs: so far whoever had none was found by nothing.
create index farmers_former_mobile on farmers (former_mobile) where former_mobile is not null;
alter table farmers drop column search_key;
alter table farmers add column search_key text
  generated always as (search_key(name || ' ' || coalesce(mobile, former_mobile, ''))) stored;
create index farmers_search on farmers using gin (search_key gin_trgm_ops);
-- When somebody was last here is read off all their logins, the ended ones too.
create index sessions_of_farmer on sessions (farmer_id) where farmer_id is not null;

-- A chat whose messages went into another. It takes no further entry: a writer who had its number in hand is refused, asks
-- again and finds the other.
alter table chats
  add column merged_into bigint references chats,
  add column merged_at timestamptz,
  add constraint chats_merged check (
    (merged_into is null) = (merged_at is null) and (merged_into is null or (head_seq = 0 and merged_into <> id)));
create index chats_merged_into on chats (merged_into) where merged_into is not null;

-- A receipt goes on lying in its thread when that thread becomes part of another; nothing else moves it.
drop trigger receipts_say_the_same on receipts;
create trigger receipts_say_the_same
  before update of pid, series, financial_year, serial, issued_at, amount_paise on receipts
  for each statement execute function refuse_change();
create function refuse_other_chat() returns trigger language plpgsql as $$
begin
  if new.chat_id is distinct from old.chat_id
    and not exists (select from chats c where c.id = old.chat_id and c.merged_into = new.chat_id) then
    raise exception 'receipt % stays in its chat', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger receipts_stay_in_chat before update of chat_id on receipts
  for each row execute function refuse_other_chat();
