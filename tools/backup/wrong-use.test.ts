import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const folder = await mkdtemp(path.join(os.tmpdir(), 'av-wrong-use-'));
const DATA_DIR = path.join(folder, 'data');
const AWAY = { DATABASE_URL: 'postgresql://av:secret@127.0.0.1:1/av' };
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each<[string, string[], Record<string, string>, RegExp]>([
  ['backup/main.ts', ['--kepp', '3'], {}, /^Unknown option '--kepp'\.$/],
  ['backup/main.ts', ['--keep'], {}, /^Option '--keep <value>' argument missing\.$/],
  ['backup/main.ts', ['one', 'another'], {}, /^One folder/],
  ['backup/main.ts', [path.join(folder, 'backups')], AWAY, /^Nobody answers .*ECONNREFUSED/],
  ['backup/restore.ts', ['one', 'another'], {}, /^Which backup\?/],
  ['backup/restore.ts', ['one', '--forse'], {}, /^Unknown option '--forse'\.$/],
  ['move/main.ts', ['elsewhere'], AWAY, /^Unexpected argument 'elsewhere'\.$/],
  ['audit/verify.ts', [], AWAY, /^Nobody answers .*ECONNREFUSED/],
])('%s %j is refused in one sentence, and nothing is made', async (program, args, settings, sentence) => {
  await writeFile(path.join(folder, 'file'), '');
  const env = { PATH: process.env.PATH, DATA_DIR, ...settings };
  const ended = await promisify(execFile)(process.execPath, [`tools/${program}`, ...args], { env }).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(ended).toMatchObject({ code: 1 });
  expect(ended.stderr.trim()).toMatch(sentence);
  expect(await readdir(folder)).toEqual(['file']);
});
