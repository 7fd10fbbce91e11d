-- Evenings in which a chat was given the automatic answer: one each, whatever runs twice.

create table auto_replies (
  chat_id    bigint not null references chats,
  -- the day in Asia/Kolkata on which the office closed; its evening lasts until it opens again
  closed_on  date not null,
  message_id bigint not null unique references messages,
  primary key (chat_id, closed_on)
);

comment on column messages.sender_id is 'farmers.id or staff.id, by sender_role; 0: written by nobody';
