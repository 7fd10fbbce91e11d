-- Everybody of the office has a name, roles and a state; until now there was one account, the one of the settings. Its
-- rows of before (one for each OFFICE_EMAIL there has been) become owners: all of them may do what they could do. An
-- account whose address says nothing of a person is called by the office's name until its person writes their own.

alter table staff
  add column name jsonb,
  add column roles text[],
  add column configured boolean not null default false,
  add column disabled_at timestamptz,
  add column disabled_by bigint references staff,
  add column picture uuid references files;

update staff set
  roles = '{owner}',
  configured = true,
  name = case when split_part(email, '@', 1) in ('office', 'info', 'admin', 'contact', 'mail', '')
         then '{"en": "Office", "kn": "ಕಚೇರಿ"}'
         else jsonb_build_object('en', left(split_part(email, '@', 1), 100)) end;

-- The settings name one account; the newest row is theirs, and those before it could not log in any more. The start
-- of the product looks again.
update staff set disabled_at = now() where id <> (select max(id) from staff);
update sessions set revoked_at = now()
where revoked_at is null and staff_id in (select id from staff where disabled_at is not null);

alter table staff
  alter column name set not null,
  alter column roles set not null,
  add constraint staff_name_check check (is_localized_text(name, '[1,100]')),
  add constraint staff_roles_check check (
    cardinality(roles) between 1 and 6
    and array_position(roles, null) is null
    and roles <@ array['owner', 'doctor', 'sales', 'dispatch', 'accounts', 'helper']),
  add constraint staff_disabled_check check (disabled_by is null or disabled_at is not null);

create index staff_picture on staff (picture) where picture is not null;
-- At most one account that comes from the settings works.
create unique index staff_configured on staff (configured) where configured and disabled_at is null;
