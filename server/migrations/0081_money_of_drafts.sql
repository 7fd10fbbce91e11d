-- compatible_from: 0062
-- Who last changed what of a draft two people must want (a price, the account): whoever changes another field of it has not
-- agreed to that. Empty in the drafts that lie here: there it is whoever saved them, as for older programs.
alter table content_drafts add column money_by bigint references staff;
create index content_drafts_money_by on content_drafts (money_by) where money_by is not null;
