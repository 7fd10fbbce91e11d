-- Files that arrive in pieces, until a message takes them. The bytes lie on disk under the same id.

create table uploads (
  id          uuid primary key,
  uploaded_by text not null check (uploaded_by in ('farmer', 'admin')),
  -- farmers.id or staff.id, by uploaded_by
  uploader_id bigint not null,
  size_bytes  bigint not null check (size_bytes > 0),
  created_at  timestamptz not null,
  -- SHA-256 of what came, once a message has taken it: the same send, repeated when the bytes are gone,
  -- is still known for the same
  sha256      bytea check (length(sha256) = 32)
);
create index uploads_open on uploads (uploaded_by, uploader_id, created_at) where sha256 is null;
create index uploads_expiry on uploads (created_at) where sha256 is null;
