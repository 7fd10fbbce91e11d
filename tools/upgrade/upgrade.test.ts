import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';

/**
 * Upgrades of a small program laid out as the product is: real git, real npm, a real process behind /readyz, and instead of
 * systemd a command that starts it anew.
 */
let root: string;
let upstream: string;
let port: number;
const run = promisify(execFile);
const git = (cwd: string, ...args: string[]) =>
  run('git', ['-c', 'user.name=AV', '-c', 'user.email=av@test.example', ...args], { cwd });

const SERVER = `import http from 'node:http'; import { readFileSync } from 'node:fs';
const word = readFileSync('words.txt', 'utf8').trim();
const server = http.createServer((_q, a) => { a.statusCode = word.includes('broken') ? 503 : 200; a.end(word); });
const listen = () => server.listen(Number(process.env.PORT));
// The one before may not have left the port yet.
server.on('error', () => setTimeout(listen, 50));
listen();`;

beforeEach(async () => {
  port = await freePort();
  root = await mkdtemp(path.join(os.tmpdir(), 'av-upgrade-'));
  upstream = path.join(root, 'upstream');
  await mkdir(path.join(upstream, 'server'), { recursive: true });
  await mkdir(path.join(upstream, 'tools/run'), { recursive: true });
  const pack = { name: 'small', version: '1.0.0', type: 'module', private: true };
  await writeFile(path.join(upstream, 'package.json'), JSON.stringify(pack));
  await writeFile(
    path.join(upstream, 'package-lock.json'),
    JSON.stringify({ ...pack, lockfileVersion: 3, packages: { '': pack } }),
  );
  await writeFile(path.join(upstream, 'server/main.mjs'), SERVER);
  await writeFile(path.join(upstream, 'words.txt'), 'one\n');
  await writeFile(path.join(upstream, 'own.txt'), 'sample\n');
  await writeFile(
    path.join(upstream, 'tools/run/build.mjs'),
    "import { writeFileSync } from 'node:fs'; export const ensureBuilt = async () => writeFileSync('built', 'yes');",
  );
  await git(upstream, 'init', '-q', '-b', 'main');
  await commit(upstream, 'one');
  await git(root, 'clone', '-q', upstream, 'v1');
  const v1 = path.join(root, 'v1');
  await git(v1, 'switch', '-q', '-c', 'ours');
  await git(v1, 'config', 'user.name', 'AV');
  await git(v1, 'config', 'user.email', 'av@test.example');
  await writeFile(path.join(v1, 'own.txt'), 'our own words\n');
  await commit(v1, 'ours');
  await symlink(v1, path.join(root, 'current'));
  await writeFile(path.join(root, 'stop.sh'), stopScript());
  await writeFile(path.join(root, 'restart.sh'), restartScript());
  await run('sh', [path.join(root, 'restart.sh')]);
  await expect.poll(answer, { timeout: 20_000 }).toBe('one');
});
afterEach(stop);

/** Of several at once, as an upgrade that was killed leaves its restart running, one works at a time; systemd sees to that too. */
const stopScript = () => `until mkdir ${root}/busy 2>/dev/null; do [ -d ${root} ] || exit 0; sleep 0.05; done
trap 'rmdir ${root}/busy' EXIT
[ -f ${root}/pid ] && kill "$(cat ${root}/pid)" 2>/dev/null
true
`;
const restartScript = () => `${stopScript()}cd -P ${root}/current
PORT=${port} setsid ${process.execPath} server/main.mjs >/dev/null 2>&1 & echo $! > ${root}/pid
`;

async function stop() {
  await run('sh', [path.join(root, 'stop.sh')]);
  await rm(root, { recursive: true, force: true });
}

async function commit(cwd: string, name: string) {
  await git(cwd, 'add', '-A');
  await git(cwd, 'commit', '-q', '-m', name);
}
const answer = () =>
  fetch(`http://127.0.0.1:${port}/readyz`)
    .then((found) => found.text())
    .catch(() => 'nobody');
const current = async () => path.basename(await readlink(path.join(root, 'current')));

const env = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  HOME: root,
  GIT_AUTHOR_NAME: 'AV',
  GIT_AUTHOR_EMAIL: 'av@test.example',
  GIT_COMMITTER_NAME: 'AV',
  GIT_COMMITTER_EMAIL: 'av@test.example',
  UPGRADE_ROOT: root,
  UPGRADE_BACKUP: `echo made >> ${root}/backups.txt`,
  UPGRADE_RESTART: `sh ${root}/restart.sh`,
  UPGRADE_READY: `http://127.0.0.1:${port}/readyz`,
  UPGRADE_PATIENCE_SECONDS: '6',
});

const type = (program: 'main' | 'rollback', ...args: string[]) => typeAs(env(), program, ...args);

async function typeAs(as: NodeJS.ProcessEnv, program: 'main' | 'rollback', ...args: string[]) {
  return run(process.execPath, [`tools/upgrade/${program}.ts`, ...args], { env: as }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}
const backups = async () =>
  (await readFile(path.join(root, 'backups.txt'), 'utf8').catch(() => '')).trim().split('\n').filter(Boolean);

async function release(word: string) {
  await writeFile(path.join(upstream, 'words.txt'), `${word}\n`);
  await commit(upstream, word);
}

it('told first, then done: backup, clone, merge, packages, pages, link, restart; and back with one word', async () => {
  await release('two');
  expect(await type('main', '--dry-run')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/would a backup[\s\S]*npm ci[\s\S]*v2 becomes current/),
  });
  expect(await backups()).toEqual([]);
  expect(await current()).toBe('v1');

  expect(await type('main')).toMatchObject({ code: 0, output: expect.stringContaining('v2 runs') });
  expect([await current(), await answer(), await backups()]).toEqual(['v2', 'two', ['made']]);
  expect(await readFile(path.join(root, 'v2/own.txt'), 'utf8')).toBe('our own words\n');
  expect(await readFile(path.join(root, 'v2/built'), 'utf8')).toBe('yes');

  // The next one asks where the first came from, not in v1.
  await release('three');
  expect(await type('main')).toMatchObject({ code: 0 });
  expect([await current(), await answer()]).toEqual(['v3', 'three']);

  expect(await type('rollback', '--dry-run')).toMatchObject({ code: 0 });
  expect(await current()).toBe('v3');
  expect(await type('rollback')).toMatchObject({ code: 0, output: expect.stringContaining('v2 runs') });
  expect([await current(), await answer()]).toEqual(['v2', 'two']);
  expect(await type('rollback')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Back to which version?'),
  });
  expect(await type('rollback', '--to', 'v9')).toMatchObject({ code: 1 });
}, 300_000);

it('a version that does not come up is taken back, and one that is mended goes on where it stopped @trial', async () => {
  await release('broken');
  const failed = await type('main');
  expect(failed).toMatchObject({
    code: 1,
    output: expect.stringMatching(/answered 503[\s\S]*taken back: v1 runs/),
  });
  expect([await current(), await answer()]).toEqual(['v1', 'one']);
  await writeFile(path.join(root, 'v2/words.txt'), 'mended\n');
  expect(await type('main')).toMatchObject({ code: 0, output: expect.stringContaining('done  in') });
  expect([await current(), await answer(), await backups()]).toEqual(['v2', 'mended', ['made']]);

  // The old one no longer comes up on what the new one wrote: forward again.
  await writeFile(path.join(root, 'v1/words.txt'), 'broken\n');
  expect(await type('rollback')).toMatchObject({
    code: 1,
    output: expect.stringContaining('does not come up'),
  });
  expect([await current(), await answer()]).toEqual(['v2', 'mended']);
}, 300_000);

it('the same line changed by both stops it with the file; mended, it goes on; killed anywhere, it begins that step again', async () => {
  await writeFile(path.join(upstream, 'own.txt'), 'another sample\n');
  await release('two');
  const stopped = await type('main');
  expect(stopped).toMatchObject({
    code: 1,
    output: expect.stringMatching(/same lines: own\.txt\. Mend them in .*v2/),
  });
  expect([await current(), await answer()]).toEqual(['v1', 'one']);
  expect(await type('main')).toMatchObject({ code: 1, output: expect.stringContaining('same lines') });
  await writeFile(path.join(root, 'v2/own.txt'), 'our own words\n');
  await git(path.join(root, 'v2'), 'add', 'own.txt');
  expect(await type('main', '--to', 'elsewhere')).toMatchObject({
    code: 1,
    output: expect.stringContaining('half done'),
  });
  expect(await type('main')).toMatchObject({ code: 0 });
  expect([await current(), await answer()]).toEqual(['v2', 'two']);

  await release('three');
  for (const waitMs of [150, 400, 700, 1000]) {
    const child = spawn(process.execPath, ['tools/upgrade/main.ts'], { env: env(), stdio: 'ignore' });
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    child.kill('SIGKILL');
    expect(['one', 'two', 'three']).toContain(
      await answer().then((word) => (word === 'nobody' ? 'two' : word)),
    );
  }
  expect((await type('main')).code).toBe(0);
  // One that came to its end before it was killed has made a version too.
  expect([await current(), await answer()]).toEqual([expect.stringMatching(/^v[3-7]$/), 'three']);
}, 300_000);

it('the user of a service, who has no name, merges; what git refuses for another reason is not put down to the words', async () => {
  const v1 = path.join(root, 'v1');
  for (const setting of ['user.name', 'user.email']) await git(v1, 'config', '--unset', setting);
  const nobody = Object.fromEntries(Object.entries(env()).filter(([name]) => !name.startsWith('GIT_')));
  // git makes up no name out of the account and the machine, as it cannot where the guide was followed.
  Object.assign(nobody, {
    HOME: path.join(root, 'empty'),
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'user.useConfigOnly',
    GIT_CONFIG_VALUE_0: 'true',
  });
  await mkdir(nobody.HOME ?? '');
  await release('two');
  expect(await typeAs(nobody, 'main')).toMatchObject({ code: 0 });
  expect(await readFile(path.join(root, 'v2/own.txt'), 'utf8')).toBe('our own words\n');
  expect(await answer()).toBe('two');

  await git(upstream, 'switch', '-q', '--orphan', 'stranger');
  await writeFile(path.join(upstream, 'else.txt'), 'of another program\n');
  await commit(upstream, 'stranger');
  const refused = await typeAs(nobody, 'main', '--to', 'stranger');
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(/unrelated histories[\s\S]*git merge/),
  });
  expect(refused.output).not.toContain('same lines');
}, 300_000);

it('changes nobody committed, and a layout without a link, are refused in a sentence', async () => {
  await writeFile(path.join(root, 'v1/own.txt'), 'typed and not committed\n');
  expect(await type('main')).toMatchObject({ code: 1, output: expect.stringContaining('never committed') });
  await rm(path.join(root, 'current'));
  await cp(path.join(root, 'v1'), path.join(root, 'current'), { recursive: true });
  expect(await type('main')).toMatchObject({
    code: 1,
    output: expect.stringContaining('is no link to a version'),
  });
  expect(await type('main', '--forget')).toMatchObject({
    code: 1,
    output: expect.stringContaining('half done'),
  });
});
