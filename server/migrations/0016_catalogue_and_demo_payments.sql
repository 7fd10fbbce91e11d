-- What is paid for without a quotation: an article of the list, and the demonstration.

-- The article as it stood in the list when it was ordered; the list changes, the order does not. Its payment says
-- whose it is and how it went. One row, one piece.
create table catalogue_orders (
  pid         bigint primary key references payments,
  sku         text not null check (length(sku) between 1 and 30),
  name_en     text not null,
  name_kn     text not null,
  price_paise bigint not null check (price_paise > 0),
  hsn         text not null,
  gst_rate    int not null check (gst_rate between 0 and 100)
);
create index payments_open_catalogue on payments (farmer_id)
  where purpose = 'catalogue' and status in ('created', 'pending');

-- A quotation anybody with its address may look at and pay with a test system's money.
create table demo_quotes (
  token       text primary key check (token ~ '^[A-Za-z0-9_-]{4,64}$'),
  title_en    text not null,
  title_kn    text not null,
  note_en     text not null,
  note_kn     text not null,
  amount_paise bigint not null check (amount_paise >= 100),
  active      boolean not null default true
);
insert into demo_quotes (token, title_en, title_kn, note_en, note_kn, amount_paise) values (
  'UAT-DEMO',
  'Hybrid Maize Seeds, 2 kg pack',
  'ಹೈಬ್ರಿಡ್ ಮೆಕ್ಕೆಜೋಳ ಬೀಜ, 2 ಕೆಜಿ ಪ್ಯಾಕ್',
  'A demonstration on the provider''s test system. No money moves and nothing is delivered.',
  'ಇದು ಪರೀಕ್ಷಾ ವ್ಯವಸ್ಥೆಯಲ್ಲಿ ತೋರಿಸುವ ಮಾದರಿ. ಇಲ್ಲಿ ನಿಜವಾದ ಹಣ ಹೋಗುವುದಿಲ್ಲ, ಸಾಮಾನೂ ಬರುವುದಿಲ್ಲ.',
  45000
);
