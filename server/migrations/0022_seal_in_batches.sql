-- Lines of the office's log are chained in batches (docs/decisions/0025). Sealed at its own commit, each line made the
-- office's acts wait for each other's write to the disk, and a connection of the pool with each of them.
drop trigger audit_log_sealed on audit_log;
drop function seal_new_audit_line();

-- Lines that wait for their place: written with the line itself, so none is forgotten. One that is in neither table was
-- put in past the trigger, and `npm run audit:verify` names it.
create table audit_unsealed (
  audit_id bigint primary key
);

create function await_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (audit_id) values (new.id);
  return null;
end $$;
create trigger audit_log_awaits_seal after insert on audit_log
  for each row execute function await_seal();

-- One at a time, and each finds what the one before it sealed: how many lines were.
create function seal_audit_lines() returns integer language plpgsql as $$
declare
  line audit_log%rowtype;
  sealed integer := 0;
begin
  perform pg_advisory_xact_lock(7145019);
  for line in select l.* from audit_log l join audit_unsealed u on u.audit_id = l.id order by l.id loop
    perform seal_audit_line(line);
    delete from audit_unsealed where audit_id = line.id;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;
