-- Jobs are named for their feature and for what they do. Those that wait in the queue are renamed with them: under a name that
-- no handler has, a job waits for ever. The tables are the queue's own, made after the first run of all migrations.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is null then
    return;
  end if;
  create temporary table renamed (old_name text, new_name text) on commit drop;
  insert into renamed values
    ('accounts.login_notice', 'identity.login_notice'),
    ('accounts.sweep', 'identity.sweep'),
    ('payments.tidy', 'payments.sweep'),
    ('privacy.keep_no_longer', 'privacy.retention');
  update graphile_worker._private_tasks set identifier = new_name from renamed where identifier = old_name;
  update graphile_worker._private_known_crontabs set identifier = new_name from renamed where identifier = old_name;
end
$$;
