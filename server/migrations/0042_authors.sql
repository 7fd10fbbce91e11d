-- compatible_from: 0034
-- Since when an account of the office is one person's: until they wrote their own name, it was everybody's. What was
-- written under it before is the office's and nobody's in particular.
alter table staff add column person_since timestamptz default now();

-- Who came by invitation gave a name when they joined. The account of the settings has one since somebody wrote it.
update staff st set person_since = case
  when configured then (select min(l.at) from audit_log l where l.action = 'staff.rename' and l.staff_id = st.id)
  else created_at end;

-- The office's log by person.
create index audit_log_by_staff on audit_log (staff_id, at desc, id desc) where staff_id is not null;
