-- The office's counts are asked with every page of its list: how many stand SENT and UNREAD, less the few chats
-- the office has deleted. Both come out of short indexes instead of the whole of two tables.
create index chats_counted on chats (status, id) include (last_message_seq) where status in ('SENT', 'UNREAD');
create index chat_side_state_deleted on chat_side_state (chat_id) include (deleted_seq)
  where side = 'admin' and deleted_seq > 0;
