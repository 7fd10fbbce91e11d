-- compatible_from: 0034
-- Who wrote the words of a saved reply last, and since when a label is as somebody changed it: the name of who did it is
-- read by the instant (docs/decisions/0047). What was done before is told by the office's log.
alter table saved_replies add column changed_by bigint references staff;
update saved_replies r set changed_by = l.staff_id
from (select distinct on (subject) subject, staff_id from audit_log
      where action in ('saved_reply.add', 'saved_reply.edit') order by subject, id desc) l
where l.subject = 'saved_reply:' || r.id;

alter table labels add column changed_at timestamptz;
update labels set changed_at = created_at where changed_by is not null;
update labels t set changed_at = l.at
from (select subject, max(at) as at from audit_log where action in ('label.add', 'label.rename') group by subject) l
where l.subject = 'label:' || t.id and t.changed_by is not null;
