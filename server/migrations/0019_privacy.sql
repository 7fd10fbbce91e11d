-- What a farmer was told and agreed to, how he leaves, and an office log that shows when somebody was at it.

-- The notice in force when he agreed, in the language he read. Withdrawn with the account; the row stays as proof.
create table privacy_notices (
  id           bigint generated always as identity primary key,
  farmer_id    bigint not null references farmers,
  version      int not null check (version > 0),
  language     text not null check (language in ('en', 'kn')),
  agreed_at    timestamptz not null,
  withdrawn_at timestamptz,
  check (withdrawn_at >= agreed_at)
);
create unique index privacy_notices_standing on privacy_notices (farmer_id, version) where withdrawn_at is null;

-- He agrees before the first code is sent, when only his number is known; a proven code makes it the farmer's.
alter table otp_challenges
  add column notice_version int check (notice_version > 0),
  add column notice_language text check (notice_language in ('en', 'kn')),
  add constraint otp_challenges_notice check ((notice_version is null) = (notice_language is null));

-- A farmer who asked to be deleted is out of sight at once, may come back for a while, then gives his number free,
-- and is purged after the year the rules ask. What the tax law keeps still points to the empty row.
alter table farmers
  alter column mobile drop not null,
  add column former_mobile text,
  add column deletion_requested_at timestamptz,
  add column purged_at timestamptz,
  add constraint farmers_reachable check (mobile is not null or deletion_requested_at is not null),
  add constraint farmers_former_mobile check (former_mobile is null or mobile is null),
  add constraint farmers_purged check (purged_at is null
    or (deletion_requested_at is not null and mobile is null and former_mobile is null));
create index farmers_leaving on farmers (deletion_requested_at)
  where deletion_requested_at is not null and purged_at is null;

-- The log may not be changed and a farmer may ask to be forgotten: words about a person are kept beside the line,
-- which holds only their salted digest. Gone with their salt, they leave nothing that could be guessed at.
alter table audit_log add column personal_digest bytea check (length(personal_digest) = 32);
create table audit_personal (
  audit_id bigint primary key references audit_log,
  salt     bytea not null check (length(salt) >= 16),
  detail   jsonb not null check (jsonb_typeof(detail) = 'object')
);

alter table audit_log disable trigger audit_log_append_only;
insert into audit_personal (audit_id, salt, detail)
select l.id, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), kept.detail
from audit_log l,
     lateral (select jsonb_object_agg(key, value) as detail from jsonb_each(l.detail)
              where key in ('before', 'after', 'reason')) kept
where l.action in ('customer.edit', 'farmer.block', 'farmer.unblock') and kept.detail is not null;
update audit_log l
set detail = l.detail - array['before', 'after', 'reason'],
    personal_digest = sha256(p.salt || convert_to(p.detail::text, 'UTF8'))
from audit_personal p where p.audit_id = l.id;
alter table audit_log enable trigger audit_log_append_only;

create function refuse_unpurged() returns trigger language plpgsql as $$
begin
  if not exists (select from audit_log l join farmers f on f.id = substring(l.subject from '^farmer:([0-9]+)$')::bigint
                 where l.id = old.audit_id and f.purged_at is not null) then
    raise exception 'the words of a log line go with the farmer they speak of' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger audit_personal_purge before delete on audit_personal
  for each row execute function refuse_unpurged();
create trigger audit_personal_append_only before update or truncate on audit_personal
  for each statement execute function refuse_change();

-- The chain: each row holds the hash of the one before and its own, which covers that and its line
-- (docs/decisions/0025). A table of its own, so that no line is ever written twice.
create table audit_chain (
  seq       bigint primary key check (seq > 0),
  audit_id  bigint not null unique references audit_log,
  prev_hash bytea not null check (length(prev_hash) = 32),
  hash      bytea not null check (length(hash) = 32)
);

-- What is sealed of a line. `npm run audit:verify` asks the same words of the tables and hashes them itself.
create function audit_content(l audit_log) returns text language sql stable as $$
  select jsonb_build_array(l.id, (extract(epoch from l.at) * 1000000)::bigint, l.staff_id, l.action, l.subject,
                           l.chat_id, l.detail, l.ip, encode(l.personal_digest, 'hex'))::text
$$;

create function seal_audit_line(l audit_log) returns void language plpgsql as $$
declare
  last audit_chain%rowtype;
  before bytea;
begin
  -- Held to the end of the transaction, so the next one finds this row; waits here are those of a commit.
  perform pg_advisory_xact_lock(7145019);
  select * into last from audit_chain order by seq desc limit 1;
  before := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  insert into audit_chain (seq, audit_id, prev_hash, hash)
  values (coalesce(last.seq, 0) + 1, l.id, before,
          sha256(before || convert_to(audit_content(l), 'UTF8')));
end $$;

create function seal_new_audit_line() returns trigger language plpgsql as $$
begin
  perform seal_audit_line(new);
  return null;
end $$;

do $$
declare line audit_log%rowtype;
begin
  for line in select * from audit_log order by id loop
    perform seal_audit_line(line);
  end loop;
end $$;

-- At the commit, not at the insert: until then the transaction goes on taking other locks, and whoever waited for
-- this one meanwhile might hold them.
create constraint trigger audit_log_sealed after insert on audit_log
  deferrable initially deferred for each row execute function seal_new_audit_line();
create trigger audit_chain_append_only before update or delete or truncate on audit_chain
  for each statement execute function refuse_change();
