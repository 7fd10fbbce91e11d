-- compatible_from: 0062
-- Whoever looks at a draft sends, changes or drops the version they saw. One that is dropped and begun anew must not come to the
-- same number again: all of them are counted together, above whatever was counted for each. Older programs begin with such a number too.
create sequence plan_draft_versions as int owned by plan_drafts.version;
select setval('plan_draft_versions', coalesce((select max(version) from plan_drafts), 0) + 10000);
alter table plan_drafts alter column version set default nextval('plan_draft_versions');
