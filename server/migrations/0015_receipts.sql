-- Receipts for money that came in: one per payment, numbered without a gap in each series and financial year.
-- Series R is real money; T is a test system's, so that trying out leaves no hole in the books.

create table receipt_counters (
  series         text not null check (series in ('R', 'T')),
  financial_year text not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_serial    int not null check (last_serial > 0),
  primary key (series, financial_year)
);

-- The payer stands here as he was called then: the paper does not change with his account, and the tax law keeps it
-- longer than him. `number` has at most the 16 letters, digits, - and / the rules allow.
create table receipts (
  pid              bigint primary key references payments,
  series           text not null,
  financial_year   text not null,
  serial           int not null check (serial between 1 and 99999999),
  number           text not null unique generated always as (
    series || '/' || financial_year || '/' || repeat('0', greatest(0, 6 - length(serial::text))) || serial::text
  ) stored,
  issued_at        timestamptz not null,
  amount_paise     bigint not null check (amount_paise > 0),
  payer_name       text not null,
  payer_address    text not null,
  payer_mobile_end text not null check (payer_mobile_end ~ '^[0-9]{0,4}$'),
  chat_id          bigint references chats,
  -- null until the paper lies in the thread
  message_id       bigint unique references messages,
  unique (series, financial_year, serial),
  foreign key (series, financial_year) references receipt_counters,
  check (message_id is null or chat_id is not null)
);
create index receipts_undelivered on receipts (issued_at) where message_id is null and chat_id is not null;

create trigger receipts_stay before delete or truncate on receipts
  for each statement execute function refuse_change();
create trigger receipts_say_the_same
  before update of pid, series, financial_year, serial, issued_at, amount_paise, payer_name, payer_address,
    payer_mobile_end, chat_id on receipts
  for each statement execute function refuse_change();

-- A serial is the next of its series or it is not stored: neither a gap nor a number taken by hand.
create function refuse_receipt_gap() returns trigger language plpgsql as $$
begin
  if new.serial is distinct from (select last_serial from receipt_counters
      where series = new.series and financial_year = new.financial_year)
    or new.serial > 1 and not exists (select from receipts
      where series = new.series and financial_year = new.financial_year and serial = new.serial - 1) then
    raise exception 'receipt % of % % is out of turn', new.serial, new.series, new.financial_year
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger receipts_in_turn after insert on receipts
  for each row execute function refuse_receipt_gap();
