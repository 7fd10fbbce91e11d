-- The tax law keeps a paper for eight years, not the farmer on it: once he is purged, the words of a receipt that say
-- who he was may be taken off, and nothing else of it (docs/decisions/0027). When that is due is the job's to know.

drop trigger receipts_say_the_same on receipts;
create trigger receipts_say_the_same
  before update of pid, series, financial_year, serial, issued_at, amount_paise, chat_id on receipts
  for each statement execute function refuse_change();

create function refuse_other_payer() returns trigger language plpgsql as $$
begin
  if (new.payer_name, new.payer_address, new.payer_mobile_end) is distinct from ('-', '-', '')
    or not exists (select from payments p join farmers f on f.id = p.farmer_id
                   where p.pid = old.pid and f.purged_at is not null) then
    raise exception 'receipt % says who paid until he is purged', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger receipts_payer_stays before update of payer_name, payer_address, payer_mobile_end on receipts
  for each row execute function refuse_other_payer();
