-- compatible_from: 0047
-- Lines that are read aloud, as people spoke them. Older programs neither read nor write these tables.
create table spoken_files (
  -- Of the bytes: it is their address.
  sha256     bytea primary key check (octet_length(sha256) = 32),
  mime_type  text not null,
  bytes      bytea not null check (octet_length(bytes) between 1 and 200000),
  created_at timestamptz not null
);

-- Only added to: the highest version of a line is in force.
create table spoken_versions (
  line        text not null check (length(line) between 1 and 120),
  language    text not null,
  version     integer not null check (version > 0),
  -- The words it was spoken for, and their `spokenKey`.
  text        text not null check (length(text) between 1 and 1500),
  text_key    text not null check (length(text_key) = 32),
  -- Null: taken out.
  file        bytea references spoken_files,
  -- The same as AAC, made where ffmpeg was.
  copy        bytea references spoken_files,
  duration_ms integer check (duration_ms between 1 and 30999),
  plays_everywhere boolean,
  -- The version in which this was spoken; an older one when it was brought back.
  spoken_in   integer not null check (spoken_in between 1 and version),
  spoken_by   bigint references staff,
  spoken_at   timestamptz not null,
  client_id   uuid unique,
  primary key (line, language, version),
  check (num_nulls(file, duration_ms, plays_everywhere) in (0, 3)),
  check (copy is null or file is not null)
);
