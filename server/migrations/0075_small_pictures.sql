-- compatible_from: 0062
-- A public picture beside a drawing is as small as that. Pictures of before have none, and are shown by their thumb; older
-- programs neither read nor write this column.
alter table book_pictures add column small bytea;
