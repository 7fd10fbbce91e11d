import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, freshFolder, query, usedFolders } from '../../../tests/support/data-dirs.ts';
import { migrate } from '../database/migrate.ts';
import { type EmbeddedPostgresOptions, findEmbeddedPostgres, startEmbeddedPostgres } from './index.ts';

const start = (dataDir: string, options: Partial<EmbeddedPostgresOptions> = {}) =>
  startEmbeddedPostgres({ dataDir, log: () => undefined, ...options });

const usedFolder = usedFolders();
afterEach(() => cleanUp());

/** Everything of ours in every catalogue that knows owners, whatever its kind, but what an extension brought. */
const OWNERS = `
  select distinct pg_get_userbyid(owner) as owner, pg_describe_object(class, id, 0) as what from (
    select 'pg_class'::regclass as class, oid as id, relowner as owner from pg_class
    union all select 'pg_proc'::regclass, oid, proowner from pg_proc
    union all select 'pg_type'::regclass, oid, typowner from pg_type
    union all select 'pg_namespace'::regclass, oid, nspowner from pg_namespace
    union all select 'pg_statistic_ext'::regclass, oid, stxowner from pg_statistic_ext
    union all select 'pg_operator'::regclass, oid, oprowner from pg_operator
    union all select 'pg_opclass'::regclass, oid, opcowner from pg_opclass
    union all select 'pg_collation'::regclass, oid, collowner from pg_collation
    union all select 'pg_event_trigger'::regclass, oid, evtowner from pg_event_trigger
    union all select 'pg_publication'::regclass, oid, pubowner from pg_publication
    union all select 'pg_ts_config'::regclass, oid, cfgowner from pg_ts_config
    union all select 'pg_largeobject'::regclass, oid, lomowner from pg_largeobject_metadata) as known
  where id >= 16384
    and not exists (select from pg_depend d where d.classid = class and d.objid = id and d.deptype = 'e')
    and not exists (select from pg_type t join pg_type e on e.typarray = t.oid
                    join pg_depend d on d.objid = e.oid and d.classid = 'pg_type'::regclass and d.deptype = 'e'
                    where class = 'pg_type'::regclass and t.oid = id)`;
const strangers = (url: string) => query(url, `${OWNERS} and owner <> 'av_agro_app'::regrole`);
const databaseOwner = (url: string) =>
  query(
    url,
    "select pg_get_userbyid(datdba) as owner from pg_database where datname = 'av_agro' and datallowconn",
  );
/** A row of each table's catalogue entry changes its version with every ALTER. */
const versions = (url: string) =>
  query(
    url,
    `select oid, xmin::text from pg_class where relowner = 'av_agro_app'::regrole
     union all select oid, xmin::text from pg_proc where proowner = 'av_agro_app'::regrole
     union all select oid, xmin::text from pg_database union all select oid, xmin::text from pg_authid order by 1`,
  );

describe('the role the app logs in as', () => {
  it.each(['auto', 'tcp'] as const)(
    'owns its database and can do nothing beside (%s)',
    async (transport) => {
      const dataDir = await freshFolder();
      const server = await start(dataDir, { transport });
      const { connectionString } = server;
      await migrate(connectionString);
      expect(
        await query(
          connectionString,
          `select rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
                  (select count(*)::int from pg_auth_members where member = r.oid) as memberships
             from pg_roles r where rolname = current_user`,
        ),
      ).toEqual([
        {
          rolname: 'av_agro_app',
          rolsuper: false,
          rolcreatedb: false,
          rolcreaterole: false,
          rolreplication: false,
          rolbypassrls: false,
          memberships: 0,
        },
      ]);
      const secret = join(dataDir, 'postgres/data/av-agro.password');
      const trace = join(dataDir, 'trace');
      for (const attempt of [
        `select pg_read_file('${secret}')`,
        "select pg_ls_dir('.')",
        `copy staff from '${secret}'`,
        `copy staff to '${trace}'`,
        `copy (select 1) to program 'touch ${trace}'`,
        `copy staff from program 'cat ${secret}'`,
        `select lo_import('${secret}')`,
        'select * from pg_authid',
        'create extension file_fdw',
        "create function f() returns int language c as 'x', 'y'",
        'create database another',
        'create role another superuser',
        'alter role av_agro_app superuser',
        "alter system set fsync = 'off'",
        'set role av_agro',
        'set session authorization av_agro',
      ]) {
        await expect(query(connectionString, attempt), attempt).rejects.toMatchObject({ code: '42501' });
      }
      await server.stop();
    },
    60_000,
  );

  it('has another password than the owner, who keeps theirs', async () => {
    const server = await start(await usedFolder(), { transport: 'tcp' });
    const [app, owner] = [new URL(server.connectionString), new URL(server.ownerConnectionString)];
    expect(app.password).not.toBe(owner.password);
    owner.password = app.password;
    await expect(query(owner.href, 'select')).rejects.toThrow('password authentication failed');
    await server.stop();
  });
});

/** As the version before left it: no other role than the server's owner, who has it all. */
async function makeOldFolder(left: 'nothing' | 'the role' | 'no database'): Promise<string> {
  const dataDir = await usedFolder();
  const server = await start(dataDir);
  const other = new URL(server.ownerConnectionString);
  other.pathname = '/postgres';
  await query(other.href, 'drop database av_agro');
  if (left === 'nothing') await query(other.href, 'drop role av_agro_app');
  else await query(other.href, 'alter role av_agro_app createdb');
  if (left !== 'no database') {
    await query(other.href, 'create database av_agro');
    await migrate(server.ownerConnectionString);
    await query(
      server.ownerConnectionString,
      `insert into staff (email, password_hash, name, roles)
       values ('kept@office.example', 'none', '{"en": "Kept"}', '{owner}');
       create schema "av before"; create table "av before"."a b" (n serial, m int generated always as identity);
       create view "av before".seen as select 1 as one; create sequence "av before".alone;
       create type "av before".kind as enum ('x'); create domain "av before".few as int; create type "av before".pair as (a int);
       create procedure "av before"."do it"(a "av before".pair) language sql as 'select 1'`,
    );
  }
  await server.stop();
  return dataDir;
}

describe('a folder of before it was', () => {
  it.each(['nothing', 'the role', 'no database'] as const)(
    'opens, and becomes its own, also after a start that was cut off (of it was made: %s)',
    async (left) => {
      const dataDir = await makeOldFolder(left);
      const said: string[] = [];
      const server = await start(dataDir, { log: (line) => said.push(line) });
      const { connectionString } = server;
      expect(said.some((line) => line.includes('change hands'))).toBe(left !== 'no database');
      expect(await databaseOwner(connectionString)).toEqual([{ owner: 'av_agro_app' }]);
      expect(await strangers(connectionString)).toEqual([]);
      await migrate(connectionString);
      if (left !== 'no database') {
        expect(await query(connectionString, 'select email from staff')).toEqual([
          { email: 'kept@office.example' },
        ]);
      }
      // What an extension brought is used as ever; to change the extension itself takes its owner (docs/operations.md).
      await query(
        connectionString,
        'create extension if not exists pg_trgm; create index on staff using gin (email gin_trgm_ops)',
      );
      const update = 'alter extension pg_trgm update';
      if (left !== 'no database') {
        await expect(query(connectionString, update)).rejects.toMatchObject({ code: '42501' });
        await query(server.ownerConnectionString, update);
      }
      // What a migration may want to do with a table.
      await query(connectionString, 'alter table staff add column extra int; create index on staff (extra)');
      await query(connectionString, 'drop schema graphile_worker cascade');
      const [role] = await query(
        server.ownerConnectionString,
        "select rolcreatedb from pg_roles where rolname = 'av_agro_app'",
      );
      expect(role).toEqual({ rolcreatedb: false });
      await server.stop();
    },
    60_000,
  );

  it('changes nothing at the next start; what the version before writes after a rollback changes hands again', async () => {
    const dataDir = await makeOldFolder('nothing');
    const first = await start(dataDir);
    const before = await versions(first.ownerConnectionString);
    await first.stop();
    const said: string[] = [];
    const second = await start(dataDir, { log: (line) => said.push(line) });
    expect(await versions(second.ownerConnectionString)).toEqual(before);
    expect(said.join()).not.toContain('change hands');
    // That version logs in as the owner, and is not stopped by whose the tables are.
    await migrate(second.ownerConnectionString);
    await query(
      second.ownerConnectionString,
      'alter table staff add column later int; create table later ()',
    );
    // Beside it a backup of this version reads as the owner does, and writes as before.
    const beside = (await findEmbeddedPostgres(dataDir)) ?? '';
    expect(new URL(beside).username).toBe('av_agro');
    expect(await query(beside, 'select * from later')).toEqual([]);
    await second.stop();
    const third = await start(dataDir);
    expect(await strangers(third.connectionString)).toEqual([]);
    expect(new URL((await findEmbeddedPostgres(dataDir)) ?? '').username).toBe('av_agro_app');
    await third.stop();
  });
});
