-- compatible_from: 0040
-- What a chat is about, for the office alone: crop, problem, place, or words of the office's own. A label of the product's list
-- of crops has its key (content/crops.ts), which has names in every language; one that the office made has names of its
-- own, in at least one language. Older programs neither read nor write these tables.
create table labels (
  id         bigint generated always as identity primary key,
  kind       text not null check (kind in ('crop', 'problem', 'place', 'own')),
  key        text unique check (key is null or kind = 'crop'),
  names      jsonb check (names is null or names <> '{}' and is_localized_text('{"en": "-"}' || names, '[1,40]')),
  -- Grows with every change; a change names the version its writer saw.
  version    int not null default 1 check (version > 0),
  changed_by bigint references staff,
  created_at timestamptz not null default now(),
  check (num_nonnulls(key, names) = 1)
);
insert into labels (kind, key)
select 'crop', unnest(array[
  'paddy', 'ragi', 'maize', 'jowar', 'arecanut', 'coconut', 'coffee', 'black-pepper', 'cardamom', 'ginger',
  'turmeric', 'sugarcane', 'cotton', 'tobacco', 'groundnut', 'sunflower', 'soybean', 'tur', 'bengal-gram',
  'green-gram', 'black-gram', 'horse-gram', 'cowpea', 'chilli', 'tomato', 'onion', 'potato', 'brinjal', 'okra',
  'beans', 'cabbage', 'cauliflower', 'cucumber', 'watermelon', 'banana', 'mango', 'grapes', 'pomegranate',
  'papaya', 'guava', 'sapota', 'lemon', 'mulberry', 'marigold', 'jasmine', 'rose'
]);

create table chat_labels (
  chat_id  bigint not null references chats,
  label_id bigint not null references labels on delete cascade,
  put_by   bigint not null references staff,
  put_at   timestamptz not null,
  primary key (chat_id, label_id)
);
create index chat_labels_label on chat_labels (label_id, chat_id);
