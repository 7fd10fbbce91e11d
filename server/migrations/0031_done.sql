-- Up to here the office has said of the farmer's words that they need no answer: they wait no more. His next word
-- stands beyond it and waits again.
alter table chats add column done_seq bigint not null default 0 check (done_seq >= 0);
