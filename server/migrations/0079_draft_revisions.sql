-- compatible_from: 0062
-- A draft that is thrown away and begun anew must not have the number of the one somebody looked at and agrees to: each
-- text of it gets a number of its own. Drafts that lie here keep theirs; older programs begin with such a number too.
alter table content_drafts alter column revision set default (1 + floor(random() * 2000000000))::int;
