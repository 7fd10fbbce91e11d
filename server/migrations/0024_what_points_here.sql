-- Whatever is deleted is first looked for in the tables that point to it: without an index each message, file or
-- chat that goes costs a walk through all messages, quotations or receipts.
create index messages_replies on messages (reply_to) where reply_to is not null;
create index quotations_file on quotations (file_id) where file_id is not null;
create index receipts_chat on receipts (chat_id);
