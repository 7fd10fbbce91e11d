-- compatible_from: 0034
-- staff.picture was never written. It closed a circle of references, staff to files to chats to farmers to staff (who
-- entered them, who blocked them), and a backup fills tables in the order in which they refer to each other.
alter table staff drop column picture;
