-- Up to when a farmer's sends are paid for: each moves it on by the spacing of sends, and one that would put it too
-- far ahead of the clock waits. In the chat's own row, which every send changes anyway: a limit that costs no
-- statement, and no restart or second node forgets it.
alter table chats add column farmer_sends_until timestamptz;
