import { execFile } from 'node:child_process';
import { access, chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { findProgram } from '../../tools/bench/programs.ts';

/** deploy/av-agro-run and the units beside it, as far as they can be held without a running systemd. */
const ROOT = path.join(import.meta.dirname, '../..');
const DEPLOY = path.join(ROOT, 'deploy');
const run = promisify(execFile);
const analyze = await findProgram('systemd-analyze');

const folder = await mkdtemp(path.join(tmpdir(), 'av-run-'));
afterAll(() => rm(folder, { recursive: true }));

it('runs with the user, the settings and the folders of the service', async () => {
  const words = await handedOver('backup', '/somewhere else', '--keep', '3');
  const unit = await readUnit('av-agro.service');
  expect(words).toContain(`--uid=${unit.get('User')}`);
  for (const name of ['WorkingDirectory', 'EnvironmentFile', 'UMask']) {
    expect(words, name).toContain(`${name}=${unit.get(name)}`);
  }
  const environment = unit.get('Environment')?.split(' ') ?? [];
  for (const name of ['NODE_ENV', 'DATA_DIR', 'BACKUP_DIR']) {
    expect(words).toContain(environment.find((setting) => setting.startsWith(`${name}=`)));
  }
  expect(words.slice(words.indexOf('tools/backup/main.ts') - 1)).toEqual([
    unit.get('ExecStart')?.split(' ')[0],
    'tools/backup/main.ts',
    '/somewhere else',
    '--keep',
    '3',
  ]);
});

it('knows its four commands and no other', async () => {
  for (const name of ['backup', 'restore', 'move', 'audit']) {
    const program = (await handedOver(name)).find((word) => word.endsWith('.ts')) ?? '';
    await access(path.join(ROOT, program));
  }
  for (const args of [[], ['--force'], ['server/main.ts']]) {
    await expect(handedOver(...args)).rejects.toMatchObject({ code: 2 });
  }
});

it.each(['av-agro-backup.service', 'av-agro-backup-failed.service'])(
  '%s keeps the house of the service',
  async (name) => {
    const [service, other] = [await readUnit('av-agro.service'), await readUnit(name)];
    for (const key of ['User', 'WorkingDirectory', 'EnvironmentFile', 'UMask']) {
      expect(other.get(key), key).toBe(service.get(key));
    }
    const settings = other.get('Environment')?.split(' ') ?? [];
    expect(service.get('Environment')?.split(' ')).toEqual(expect.arrayContaining(settings));
    const [, program = ''] = other.get('ExecStart')?.split(' ') ?? [];
    await access(path.join(ROOT, program));
  },
);

it('when memory runs out the helper that took it ends, not the app, and the machine keeps some', async () => {
  const unit = await readUnit('av-agro.service');
  expect([unit.get('OOMPolicy'), unit.get('MemoryMax')]).toEqual(['continue', '85%']);
});

it('a backup that fails is told to somebody', async () => {
  const told = (await readUnit('av-agro-backup.service')).get('OnFailure') ?? '';
  expect(await readdir(DEPLOY)).toContain(told);
});

it.skipIf(analyze === undefined)('every unit is one that systemd takes', async () => {
  const units = (await readdir(DEPLOY)).filter((name) => /\.(service|timer)$/.test(name));
  expect(units.length).toBeGreaterThan(2);
  for (const name of units) {
    const text = await readFile(path.join(DEPLOY, name), 'utf8');
    // The program is not installed where tests run.
    await writeFile(path.join(folder, name), text.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'));
  }
  const { stdout, stderr } = await run(analyze ?? '', [
    'verify',
    ...units.map((name) => path.join(folder, name)),
  ]);
  expect(stdout + stderr).toBe('');
});

it.skipIf(analyze === undefined)('every unit is shut in as far as its work allows', async () => {
  for (const name of (await readdir(DEPLOY)).filter((each) => each.endsWith('.service'))) {
    const { stdout } = await run(analyze ?? '', [
      'security',
      '--offline=true',
      path.join(DEPLOY, name),
    ]).catch((error: { stdout: string }) => error);
    const [, exposure] = /Overall exposure level for .*: ([\d.]+)/.exec(stdout) ?? [];
    expect(Number(exposure), `${name}\n${stdout}`).toBeLessThan(3.5);
  }
});

/** The words av-agro-run would give systemd-run. */
async function handedOver(...args: string[]): Promise<string[]> {
  const standIn = path.join(folder, 'systemd-run');
  await writeFile(standIn, '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  await chmod(standIn, 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { stdout } = await run(path.join(DEPLOY, 'av-agro-run'), args, { env });
  return stdout.trimEnd().split('\n');
}

async function readUnit(name: string): Promise<Map<string, string>> {
  const text = await readFile(path.join(DEPLOY, name), 'utf8');
  const unit = new Map<string, string>();
  for (const [, key = '', value = ''] of text.matchAll(/^(\w+)=(.*)$/gm)) {
    const earlier = unit.get(key);
    unit.set(key, earlier === undefined ? value : `${earlier} ${value}`);
  }
  return unit;
}
