import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLocalStore } from '../../server/partners/object-store/index.ts';
import { CutOffRestoreError, migrate, readMigrations } from '../../server/platform/database/migrate.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../tests/support/app.ts';
import { TestClient } from '../../tests/support/client.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { moveDatabase } from '../move/move-database.ts';
import { checkBackup, type WholeBackup } from './restore/check-backup.ts';
import { proveEqual, rehearse } from './restore/rehearse.ts';
import { restoreBackup, restoreDatabase } from './restore/restore-backup.ts';
import { setAside } from './restore/set-aside.ts';
import { MANIFEST, sha256, storedFile, tableFile } from './store/manifest.ts';
import { backupKey } from './store/seal.ts';
import { openVault, placeOf } from './store/vault.ts';
import { type MadeBackup, type Source, type Target, writeBackup } from './write-backup.ts';

const KEY = backupKey('5e'.repeat(32));
const into = (parent: string): Target => ({ parent, key: KEY, isThorough: true });

let app: TestApp;
let folder: string;
const databases: TestDatabase[] = [];
const quiet = { force: false, log: () => undefined };

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-backup-'));
});
afterAll(async () => {
  await (await restored)?.database.drop();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  for (const database of databases.splice(0).reverse()) await database.drop();
});

it('taken while people write, it is of one moment, and what is put back is that moment', async () => {
  const farmers = [await app.loginFarmer(), await app.loginFarmer(), await app.loginFarmer()];
  const traffic = keepWriting(farmers);
  await traffic.reached(40);
  const before = traffic.acknowledged.length;
  const made = await writeBackup(sourceOf(app), into(folder));
  const during = traffic.acknowledged.length - before;
  await traffic.stop();
  expect(during).toBeGreaterThan(0);
  expect(made.manifest.missingFiles).toEqual([]);

  const target = await emptyTarget('restored');
  await restoreBackup(await checkBackup(made.folder, KEY), target, quiet);

  const restored = await everything(target.connectionString);
  const now = await everything(app.ctx.db.pool.options.connectionString ?? '');
  // The moment lies between the last answer before it began and the first after it ended, and cuts no message in two.
  const ids = new Set(restored.messages.map(({ id }) => id));
  expect(traffic.acknowledged.slice(0, before).filter((id) => !ids.has(id))).toEqual([]);
  expect(restored.messages.length).toBeLessThanOrEqual(now.messages.length);
  expect(now.messages).toEqual(expect.arrayContaining(restored.messages));
  expect(restored.torn).toEqual([]);
  for (const key of restored.keys) {
    expect(await digest(target, key), key).toBe(await digest(sourceOf(app), key));
  }
  expect(restored.keys.length).toBeGreaterThan(5);
});

it('a restored business goes on: sessions hold, threads and files are there, new numbers follow the old', async () => {
  const farmer = await app.loginFarmer();
  const sent = await send(farmer, 'ಮೊದಲ ಮಾತು', true);
  const { folder: backup } = await writeBackup(sourceOf(app), into(folder), later());
  const thread = await farmer.get(`/api/chat/thread/${sent.chat_id}`);

  const dataDir = path.join(folder, 'second-home');
  const target = await emptyTarget('second-home/uploads');
  await restoreBackup(await checkBackup(backup, KEY), target, quiet);
  const second = await startTestApp({ DATABASE_URL: target.connectionString, DATA_DIR: dataDir });
  try {
    const same = new TestClient(second.url);
    for (const [name, value] of farmer.cookies) same.cookies.set(name, value);
    expect((await same.get(`/api/chat/thread/${sent.chat_id}`)).body).toEqual(thread.body);
    expect((await same.get(sent.file_path)).body).toEqual((await farmer.get(sent.file_path)).body);
    const next = await send(same, 'ಮುಂದಿನ ಮಾತು');
    expect(next.seq).toBe(sent.seq + 1);
    expect(next.id).toBeGreaterThan(sent.id);
  } finally {
    await second.close();
  }
});

it('what is not ours, and what runs, is never replaced', async () => {
  const { whole } = await livedIn();
  const own = app.ctx.db.pool.options.connectionString ?? '';
  await expect(restoreDatabase(whole, own, { ...quiet, force: true })).rejects.toThrow('running');

  const foreign = await emptyTarget('foreign');
  await ask(
    foreign.connectionString,
    'drop schema public cascade; create schema public; create table a (b int)',
  );
  await expect(restoreDatabase(whole, foreign.connectionString, { ...quiet, force: true })).rejects.toThrow(
    'not AV Agro',
  );
});

it('one wrong byte anywhere is found before anything is touched', async () => {
  const farmer = await app.loginFarmer();
  await send(farmer, 'ಫೋಟೋ', true);
  const { folder: backup, manifest } = await writeBackup(sourceOf(app), into(folder), later());
  const { files } = await checkBackup(backup, KEY);
  const places = [
    MANIFEST,
    'files.sha256',
    tableFile({ schema: 'public', name: 'messages' }),
    storedFile(files[0]?.key ?? ''),
  ].map((part) => placeOf({ folder: '.', key: KEY }, part));
  for (const place of places) {
    const copy = path.join(folder, 'damaged');
    await cp(backup, copy, { recursive: true });
    const bytes = await readFile(path.join(copy, place));
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(path.join(copy, place), bytes);
    await expect(checkBackup(copy, KEY), place).rejects.toThrow(/damaged/);
    await rm(path.join(copy, place));
    await expect(checkBackup(copy, KEY), `${place} gone`).rejects.toThrow(/damaged|not a whole backup/);
    await rm(copy, { recursive: true });
  }
  expect(manifest.tables.length).toBeGreaterThan(20);
});

it('a database somebody lives in is replaced only by force; what fails leaves it as it was, what is cut off is undone before the next', async () => {
  const { whole: made, target } = await livedIn();
  const before = [await everything(target.connectionString), await shape(target.connectionString)];
  expect(before[0]).toMatchObject({ messages: expect.arrayContaining([expect.anything()]) });
  const now = async () => [await everything(target.connectionString), await shape(target.connectionString)];

  await expect(restoreDatabase(made, target.connectionString, quiet)).rejects.toThrow('--force');
  expect(await now()).toEqual(before);
  const other = withOtherRows(made, 'quotations');
  const replace = restoreDatabase(other, target.connectionString, { ...quiet, force: true });
  await expect(replace).rejects.toThrow(/quotations.*nothing was kept/);
  expect(await now()).toEqual(before);

  const client = new pg.Client({ connectionString: target.connectionString });
  await client.connect();
  await setAside(client);
  await client.end();
  // The app does not start on the empty tables; one that did all the same loses nothing unasked.
  await expect(migrate(target.connectionString)).rejects.toThrow(CutOffRestoreError);
  await migrate(target.connectionString, { only: new Set((await readMigrations()).map(({ name }) => name)) });
  expect((await everything(target.connectionString)).messages).toEqual([]);
  // A backup of them would come through its trial, and push the good ones out.
  await expect(writeBackup({ ...sourceOf(app), ...target }, into(folder), later())).rejects.toThrow(
    'cut off',
  );
  const { connectionString: elsewhere } = await emptyTarget('elsewhere');
  await expect(moveDatabase(target.connectionString, elsewhere, quiet)).rejects.toThrow('cut off');
  await expect(restoreDatabase(made, target.connectionString, quiet)).rejects.toThrow('--force');
  expect(await now()).toEqual(before);

  await restoreDatabase(made, target.connectionString, { ...quiet, force: true });
  expect(await now()).toEqual(before);
});

it('on a server that is not ours a role without rights replaces its own database, extensions and all', async () => {
  const { whole: made } = await livedIn();
  const target = await databaseOfOrdinaryRole();
  await restoreDatabase(made, target, quiet);
  const before = [await everything(target), await shape(target)];
  await restoreDatabase(made, target, { ...quiet, force: true });
  expect([await everything(target), await shape(target)]).toEqual(before);
  await expect(restoreDatabase(withOtherRows(made), target, { ...quiet, force: true })).rejects.toThrow(
    'nothing was kept',
  );
  expect([await everything(target), await shape(target)]).toEqual(before);
});

it('the files of the backup before are shared, not copied, and outlive it', async () => {
  const first = await writeBackup(sourceOf(app), into(folder), later());
  await send(await app.loginFarmer(), 'ಹೊಸ ಫೋಟೋ', true);
  const second = await writeBackup(sourceOf(app), into(folder), later());
  expect(second.sharedFiles).toBe(first.manifest.files.count);
  expect(second.manifest.files.count).toBeGreaterThan(second.sharedFiles);
  const { files } = await checkBackup(first.folder, KEY);
  const inode = async ({ folder: of }: MadeBackup) =>
    (await stat(placeOf({ folder: of, key: KEY }, storedFile(files[0]?.key ?? '')))).ino;
  expect(await inode(second)).toBe(await inode(first));
  await rm(first.folder, { recursive: true });
  await checkBackup(second.folder, KEY);
});

it('a damaged file that all backups share is left out when asked for; everything else comes back', async () => {
  const parent = path.join(folder, 'shared-damage');
  await send(await app.loginFarmer(), 'ಫೋಟೋ', true);
  const first = await writeBackup(sourceOf(app), into(parent), later());
  const second = await writeBackup(sourceOf(app), into(parent), later());
  const { files } = await checkBackup(first.folder, KEY);
  const [bad = '', gone = ''] = files.map(({ key }) => key);
  const place = ({ folder: of }: MadeBackup, key: string) =>
    placeOf({ folder: of, key: KEY }, storedFile(key));
  const bytes = await readFile(place(first, bad));
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  // Both are links to the same bytes.
  await writeFile(place(first, bad), bytes);
  await rm(place(second, gone));
  for (const { folder: of } of [first, second])
    await expect(checkBackup(of, KEY)).rejects.toThrow(/damaged or missing.*--without-damaged-files/);

  const backup = await checkBackup(second.folder, KEY, { withoutDamaged: true });
  expect(backup.damagedFiles).toEqual([bad, gone]);
  const target = await emptyTarget('without-damaged');
  await restoreBackup(backup, target, quiet);
  await proveEqual(backup.manifest, target.connectionString);
  for (const { key } of files)
    expect((await digest(target, key)) === 'gone', key).toBe(key === bad || key === gone);

  // A table is never left out.
  const table = placeOf(
    { folder: second.folder, key: KEY },
    tableFile({ schema: 'public', name: 'messages' }),
  );
  await writeFile(table, (await readFile(table)).subarray(0, -1));
  await expect(checkBackup(second.folder, KEY, { withoutDamaged: true })).rejects.toThrow(
    /messages.*damaged/,
  );
});

it('an hour later nothing is stored twice that did not change, and each backup stands alone', async () => {
  const parent = path.join(folder, 'hourly');
  const hourly = { ...into(parent), isThorough: false };
  const first = await writeBackup(sourceOf(app), hourly, later());
  await send(await app.loginFarmer(), 'ಮಾತು');
  const second = await writeBackup(sourceOf(app), hourly, later());
  const [before, after] = [await bytesOf(parent, [first]), await bytesOf(parent, [first, second])];
  expect(first.manifest.files.count).toBeGreaterThan(5);
  expect(second.sharedFiles).toBe(first.manifest.files.count);
  expect(after - before).toBeLessThan(before);
  const inode = async ({ folder: of }: MadeBackup, table: string) =>
    (await stat(placeOf({ folder: of, key: KEY }, tableFile({ schema: 'public', name: table })))).ino;
  expect(await inode(second, 'staff')).toBe(await inode(first, 'staff'));
  expect(await inode(second, 'messages')).not.toBe(await inode(first, 'messages'));
  await rm(first.folder, { recursive: true });
  await checkBackup(second.folder, KEY);
});

it('without its key nothing of a backup can be read: no word, no number, no name', async () => {
  await send(await app.loginFarmer({ name: 'ಗುಟ್ಟಿನ ಹೆಸರು' }), 'ಗುಟ್ಟಿನ ಮಾತು', true);
  const { folder: backup } = await writeBackup(sourceOf(app), into(folder), later());
  const keys = (await everything(sourceOf(app).connectionString)).keys;
  const sealed = Buffer.from('AVSEAL1\n');
  let parts = 0;
  for (const entry of await readdir(backup, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'README.txt') continue;
    parts += 1;
    const bytes = await readFile(path.join(entry.parentPath, entry.name));
    expect(bytes.subarray(0, 8), entry.name).toEqual(sealed);
  }
  expect(parts).toBeGreaterThan(keys.length + 20);
  const readme = await readFile(path.join(backup, 'README.txt'), 'utf8');
  expect(readme).toContain(KEY.id);
  expect(readme).not.toContain(KEY.bytes.toString('hex'));
  await expect(checkBackup(backup, backupKey('5f'.repeat(32)))).rejects.toThrow(
    `sealed with the key ${KEY.id}`,
  );
  await expect(checkBackup(backup, undefined)).rejects.toThrow('none is given');
});

it('a backup of before they were sealed is read, put back and tried as before', async () => {
  const old = path.join(folder, 'format-1');
  await mkdir(old);
  await promisify(execFile)('tar', [
    '-xzf',
    path.join(import.meta.dirname, 'fixtures/format-1.tar.gz'),
    '-C',
    old,
  ]);
  const [name = ''] = await readdir(old);
  const backup = await rehearse(path.join(old, name), undefined);
  expect(backup.manifest.format).toBe(1);
  const target = await emptyTarget('from-format-1');
  await restoreBackup(backup, target, quiet);
  const { messages, keys, torn } = await everything(target.connectionString);
  expect(messages.map(({ text }) => text)).toEqual(['ಎಲೆ ಹಳದಿ', 'ಬೆಳೆ']);
  expect(torn).toEqual([]);
  for (const key of keys) expect(await digest(target, key)).not.toBe('gone');
  // The next one beside it takes nothing over, and is sealed.
  const next = await writeBackup(target, into(old), later());
  expect(next).toMatchObject({ sharedFiles: 0, manifest: { format: 2, files: { count: keys.length } } });
});

it('a trial that put back nothing, or something else, does not pass', async () => {
  const { whole: made, target } = await livedIn();
  const nothing = await emptyTarget('trial');
  await expect(proveEqual(made.manifest, nothing.connectionString)).rejects.toThrow('trial failed');
  await proveEqual(made.manifest, target.connectionString);
  await ask(
    target.connectionString,
    "update farmers set address = 'ಬೇರೆ' where id = (select min(id) from farmers)",
  );
  await expect(proveEqual(made.manifest, target.connectionString)).rejects.toThrow('farmers has');
  await ask(target.connectionString, 'drop schema public cascade; create schema public');
  await expect(proveEqual(made.manifest, target.connectionString)).rejects.toThrow('trial failed');
});

it('a backup of an older version is put back and brought up to date; one of a newer is refused', async () => {
  const old = await emptyTarget('old');
  await ask(
    old.connectionString,
    'drop schema graphile_worker cascade; drop schema public cascade; create schema public',
  );
  const names = (await readMigrations()).map(({ name }) => name);
  await migrate(old.connectionString, { only: new Set(names.filter((name) => name < '0009')) });
  await ask(
    old.connectionString,
    "insert into farmers (mobile, name, address) values ('9000000001', 'ರೈತ', 'ಊರು')",
  );
  const made = await writeBackup(old, into(folder), later());

  const target = await emptyTarget('updated');
  await restoreDatabase(await checkBackup(made.folder, KEY), target.connectionString, quiet);
  const [farmer] = await ask(target.connectionString, 'select name, search_key from farmers');
  expect(farmer).toMatchObject({ name: 'ರೈತ', search_key: expect.stringContaining('9000000001') });

  const whole = await checkBackup(made.folder, KEY);
  whole.manifest.migrations.push({ name: '9999_of_tomorrow.sql', checksum: 'x' });
  await expect(restoreDatabase(whole, (await emptyTarget('newer')).connectionString, quiet)).rejects.toThrow(
    '9999_of_tomorrow',
  );
});

it('a backup that fails leaves nothing that looks like one', async () => {
  const parent = path.join(folder, 'failing');
  const { objects, connectionString } = sourceOf(app);
  const broken = { ...objects, get: () => Promise.reject(new Error('disk gone')) };
  await expect(writeBackup({ connectionString, objects: broken }, into(parent))).rejects.toThrow('disk gone');
  expect(await readdir(parent)).toEqual([]);
  await expect(openVault(parent, KEY)).rejects.toThrow('not a whole backup');
});

it('a move to another server carries every row, table by table compared, and leaves the old one as it was', async () => {
  const home = app.ctx.db.pool.options.connectionString ?? '';
  const before = await everything(home);
  const target = await emptyTarget('moved');
  const moved = await moveDatabase(home, target.connectionString, quiet);
  expect(moved.find(({ name }) => name === 'messages')?.rows).toBe(before.messages.length);
  expect(moved.every(({ sha256: sum }) => /^[0-9a-f]{64}$/.test(sum))).toBe(true);
  expect(await everything(target.connectionString)).toEqual(before);
  expect(await everything(home)).toEqual(before);
  await expect(moveDatabase(home, target.connectionString, quiet)).rejects.toThrow('--force');
});

it('work that was taken by a worker of the old place waits again in the new one', async () => {
  const target = await emptyTarget('queue');
  await ask(
    target.connectionString,
    `select graphile_worker.add_job('somebody.works', '{"a": 1}'::json);
     update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'`,
  );
  const made = await writeBackup(target, into(folder), later());
  const second = await emptyTarget('queue-2');
  await restoreDatabase(await checkBackup(made.folder, KEY), second.connectionString, quiet);
  expect(
    await ask(second.connectionString, 'select payload, locked_by from graphile_worker._private_jobs'),
  ).toEqual([{ payload: { a: 1 }, locked_by: null }]);
});

/** What these backups take on the disk; a file of several is counted once. */
async function bytesOf(parent: string, made: MadeBackup[]): Promise<number> {
  const seen = new Map<number, number>();
  for (const { folder: of } of made) {
    for (const entry of await readdir(path.join(parent, path.basename(of)), {
      recursive: true,
      withFileTypes: true,
    })) {
      const facts = await stat(path.join(entry.parentPath, entry.name));
      if (entry.isFile()) seen.set(facts.ino, facts.size);
    }
  }
  return [...seen.values()].reduce((sum, size) => sum + size, 0);
}

function sourceOf({ ctx, dataDir }: TestApp): Source {
  return {
    connectionString: ctx.db.pool.options.connectionString ?? '',
    objects: createLocalStore(path.join(dataDir, 'uploads')),
  };
}

async function emptyTarget(name: string): Promise<Source> {
  const database = await createTestDatabase();
  databases.push(database);
  return { connectionString: database.connectionString, objects: createLocalStore(path.join(folder, name)) };
}

let restored: Promise<{ whole: WholeBackup; database: TestDatabase }> | undefined;

/** A database that somebody lives in, put back from a backup: it was done once, and each test has a copy. */
async function livedIn(): Promise<{ whole: WholeBackup; target: TestDatabase }> {
  restored ??= (async () => {
    const { folder: backup } = await writeBackup(sourceOf(app), into(folder), later());
    const whole = await checkBackup(backup, KEY);
    const database = await createTestDatabase();
    await restoreDatabase(whole, database.connectionString, quiet);
    return { whole, database };
  })();
  const { whole, database } = await restored;
  const target = await createTestDatabase(database);
  databases.push(target);
  return { whole, target };
}

/** Empty, owned by somebody who may create databases and nothing else; TEST_DATABASE_URL is one already. */
async function databaseOfOrdinaryRole(): Promise<string> {
  const { connectionString } = await emptyTarget('ordinary');
  const [me] = await ask(connectionString, 'select rolsuper from pg_roles where rolname = current_user');
  if (!me?.rolsuper) return connectionString;
  const url = new URL(connectionString);
  const name = `${url.pathname.slice(1)}_own`;
  await ask(connectionString, `create role ${name} login password 'secret'`);
  await ask(connectionString, `create database ${name} owner ${name}`);
  databases.push({
    connectionString,
    drop: async () => {
      await ask(connectionString, `drop database ${name} with (force)`);
      await ask(connectionString, `drop role ${name}`);
    },
  });
  return Object.assign(url, { pathname: `/${name}`, username: name, password: 'secret' }).href;
}

/** Says of a table, or of all, that it came to something else: what is read does not fit. */
function withOtherRows(made: WholeBackup, name?: string): WholeBackup {
  const wrong = sha256('other rows');
  const tables = made.manifest.tables.map((table) =>
    name === undefined || table.name === name ? { ...table, sha256: wrong } : table,
  );
  return { ...made, manifest: { ...made.manifest, tables } };
}

let hours = 0;
/** Names of backups tell seconds. */
function later(): Date {
  hours += 1;
  return new Date(Date.now() + hours * 3_600_000);
}

/** All farmers write without a pause, every third message with a file. */
function keepWriting(farmers: FarmerClient[]) {
  const acknowledged: number[] = [];
  let isOver = false;
  const write = async (farmer: FarmerClient) => {
    for (let count = 0; !isOver; count += 1) {
      acknowledged.push((await send(farmer, `ಮಾತು ${count}`, count % 3 === 0)).id);
    }
  };
  const writers = farmers.map(write);
  return {
    acknowledged,
    reached: (count: number) =>
      expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(count),
    async stop() {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

async function send(farmer: TestClient, text: string, withFile = false) {
  const form = new FormData();
  form.append('text', text);
  form.append('client_id', crypto.randomUUID());
  if (withFile) {
    const pdf = `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${crypto.randomUUID()}\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
    form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'ಬೆಳೆ.pdf');
  }
  const { status, body } = await farmer.postForm('/api/chat/message', form);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.message;
}

/** What stands in a database, and what in it does not fit together. */
async function everything(connectionString: string) {
  return {
    messages: await ask(
      connectionString,
      'select id::int, chat_id::int, seq::int, text, file_id from messages order by id',
    ),
    keys: (
      await ask(connectionString, 'select storage_key as key from files where deleted_at is null order by 1')
    ).map(({ key }) => key as string),
    torn: await ask(
      connectionString,
      `select c.id from chats c where c.head_seq <> (select count(*) from chat_events e where e.chat_id = c.id)
          or c.last_message_seq is distinct from (select max(seq) from messages m where m.chat_id = c.id)
          or exists (select from messages m left join files f on f.id = m.file_id
                     where m.chat_id = c.id and m.file_id is not null and f.id is null)`,
    ),
  };
}

/** Schemas, extensions and indexes: what a replacement must leave as it found it. */
function shape(connectionString: string) {
  return ask(
    connectionString,
    `select 'schema' as kind, nspname::text as name from pg_namespace where nspname !~ '^pg_'
     union all select 'extension', extname || ' in ' || extnamespace::regnamespace::text from pg_extension
     union all select 'index', indexrelid::regclass::text from pg_index
       where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
     order by 1, 2`,
  );
}

async function ask(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function digest({ objects }: Source, key: string): Promise<string> {
  const stream = await objects.get(key);
  if (!stream) return 'gone';
  return createHash('sha256')
    .update(await buffer(stream))
    .digest('hex');
}
