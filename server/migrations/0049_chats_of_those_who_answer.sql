-- compatible_from: 0047
-- A chat is held by somebody who answers in chats; a helper, who only reads, could neither answer nor give it back.
delete from chat_assignments a
where a.role in ('accounts', 'helper')
   or exists (select from staff s
              where s.id = a.staff_id and not s.roles && array['owner', 'doctor', 'sales', 'dispatch']);
