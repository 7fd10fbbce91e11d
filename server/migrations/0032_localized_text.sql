-- A text by language is one jsonb object keyed by language code, {"en": "...", "kn": "..."}, where it was a column a
-- language: a further language changes no table. Not rows of a second table: the texts of one thing are written together,
-- under one version, and read together; none is ever looked up by its language. In rows of their own each reader would
-- join them, and no constraint could demand that the text in the default language exists. Programs of before name the
-- columns that are dropped here and cannot work on these tables.

create function is_localized_text(texts jsonb, lengths int4range) returns boolean
language sql immutable parallel safe as $$
  select case when jsonb_typeof(texts) = 'object' and texts ? 'en' then
    (select bool_and(key ~ '^[a-z]{2,3}$' and jsonb_typeof(value) = 'string' and length(value #>> '{}') <@ lengths)
     from jsonb_each(texts))
  else false end
$$;

alter table saved_replies add column texts jsonb;
update saved_replies set texts = jsonb_build_object('en', text_en, 'kn', text_kn);
alter table saved_replies
  alter column texts set not null,
  add check (is_localized_text(texts, '[1,4000]')),
  drop column text_en,
  drop column text_kn;

-- As the catalogue named the article when it was ordered, in the languages of that day.
alter table catalogue_orders add column name jsonb;
update catalogue_orders set name = jsonb_build_object('en', name_en, 'kn', name_kn);
alter table catalogue_orders
  alter column name set not null,
  add check (is_localized_text(name, '[0,)')),
  drop column name_en,
  drop column name_kn;

alter table demo_quotes add column title jsonb, add column note jsonb;
update demo_quotes
set title = jsonb_build_object('en', title_en, 'kn', title_kn), note = jsonb_build_object('en', note_en, 'kn', note_kn);
alter table demo_quotes
  alter column title set not null,
  alter column note set not null,
  add check (is_localized_text(title, '[0,)')),
  add check (is_localized_text(note, '[0,)')),
  drop column title_en,
  drop column title_kn,
  drop column note_en,
  drop column note_kn;

-- Which languages there are is the program's to know (`LANGUAGE_TABLE`); it refuses others before they come here. The
-- database holds the shape of a code, so that a further language needs no migration.
alter table farmers
  drop constraint farmers_language_check,
  add constraint farmers_language_check check (language ~ '^[a-z]{2,3}$');
alter table push_subscriptions
  drop constraint push_subscriptions_language_check,
  add constraint push_subscriptions_language_check check (language ~ '^[a-z]{2,3}$');
alter table otp_challenges
  drop constraint otp_challenges_notice_language_check,
  add constraint otp_challenges_notice_language_check check (notice_language ~ '^[a-z]{2,3}$');
alter table privacy_notices
  drop constraint privacy_notices_language_check,
  add constraint privacy_notices_language_check check (language ~ '^[a-z]{2,3}$');
