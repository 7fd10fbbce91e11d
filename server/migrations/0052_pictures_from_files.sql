-- compatible_from: 0047
-- A photograph that came with files of content was added by nobody of the office.
alter table content_pictures alter column added_by drop not null;
