-- compatible_from: 0047
-- The plan a quotation is for, and what the pack that a plan offered cost on its day. Older programs neither read nor write them.
alter table quotations add column plan_id bigint references plans on delete set null;
create index quotations_plan on quotations (plan_id) where plan_id is not null;
alter table plan_lines add column pack_price_paise bigint check (pack_price_paise >= 0);
