-- compatible_from: 0062
-- By which rules the rows of a file were read: what was read by those of before is not entered. Older programs write the
-- number of theirs, 1.
alter table customer_imports add column rules int not null default 1 check (rules > 0);
