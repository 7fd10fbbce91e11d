-- compatible_from: 0062
-- What points to a row is looked for before the row may go.
create index plan_reviews_week on plan_reviews (week);
create index spoken_versions_file on spoken_versions (file);
create index spoken_versions_copy on spoken_versions (copy);
