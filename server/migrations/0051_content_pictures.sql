-- compatible_from: 0047
-- Photographs of the owner's for articles, banners and stories, each as its two cuts: nothing of the photo itself is kept.
-- Nothing refers to them: an item names one as `photo:<sha256>`, which is also its address.
create table content_pictures (
  -- Of the larger cut.
  sha256     bytea primary key check (octet_length(sha256) = 32),
  large      bytea not null check (octet_length(large) between 1 and 300000),
  small      bytea not null check (octet_length(small) between 1 and 100000),
  added_by   bigint not null references staff,
  created_at timestamptz not null
);
