-- To whom a chat belongs: a person, a role, or nobody (no row).
create table chat_assignments (
  chat_id     bigint primary key references chats,
  staff_id    bigint references staff,
  role        text check (role in ('owner', 'doctor', 'sales', 'dispatch', 'accounts', 'helper')),
  assigned_by bigint not null references staff,
  assigned_at timestamptz not null,
  check (num_nonnulls(staff_id, role) = 1)
);
create index chat_assignments_staff on chat_assignments (staff_id) where staff_id is not null;
create index chat_assignments_role on chat_assignments (role) where role is not null;

-- Who is not at work, and until when: what waits of theirs is everybody's meanwhile.
create table staff_away (
  staff_id bigint primary key references staff,
  until    timestamptz not null
);

-- Which login has a chat in hand at this moment: "Next" leads nobody else to it. It ends by itself.
create table chat_leases (
  chat_id    bigint primary key references chats,
  session_id uuid not null,
  staff_id   bigint not null references staff,
  until      timestamptz not null
);
create index chat_leases_session on chat_leases (session_id);
