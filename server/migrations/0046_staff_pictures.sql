-- compatible_from: 0034
-- The picture of somebody of the office: one small square, kept whole in a table of its own. It refers to staff and
-- nothing refers to it; `staff` itself refers to no file (migration 0041).
create table staff_pictures (
  staff_id   bigint primary key references staff,
  bytes      bytea not null check (octet_length(bytes) between 1 and 100000),
  -- Of the bytes: the picture's address. Two people may have the same picture.
  sha256     bytea not null check (octet_length(sha256) = 32),
  created_at timestamptz not null
);
create index staff_pictures_sha256 on staff_pictures (sha256);
