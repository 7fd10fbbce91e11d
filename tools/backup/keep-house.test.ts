import { execFile, spawn } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createLocalStore } from '../../server/partners/object-store/index.ts';
import {
  CHECKED,
  nameBackup,
  newestChecked,
  newestMarked,
  TRIED,
} from '../../server/platform/backup-folder.ts';
import { newObjectKey } from '../../server/platform/files/object-store.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import { createTestDatabase } from '../../tests/support/database.ts';
import { mountSmallDisk, whyNoSmallDisk } from '../../tests/support/small-disk.ts';
import { sweepLeftovers } from './leftovers.ts';
import { refuseWithoutRoom, roomNeeded } from './room.ts';
import { keepFiles } from './store/keep-files.ts';
import { keepByPlan, keepNewest, mark, planned } from './store/keep-newest.ts';
import { storedFile } from './store/manifest.ts';
import { backupKey } from './store/seal.ts';
import { placeOf, readPart } from './store/vault.ts';

const KEY = backupKey('5e'.repeat(32));

/** What keeps backups coming, night after night, on a disk that the database shares. */
let folder: string;
const folders: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-backups-'));
  folders.push(folder);
});
afterAll(async () => {
  for (const made of folders) await rm(made, { recursive: true, force: true });
});

const GB = 1024 ** 3;
const DAY_MS = 86_400_000;
const day = (n: number) => new Date(Date.UTC(2026, 0, n, 21, 30));

async function makeBackup(n: number, isGood: boolean): Promise<string> {
  const made = path.join(folder, nameBackup(day(n)));
  await mkdir(made);
  if (isGood) await mark(made, CHECKED);
  return made;
}

it('what a killed backup left is removed at the next; one that runs meanwhile is let be', async () => {
  const sleeper = spawn('sleep', ['60']);
  const dead = spawn('true');
  await new Promise((resolve) => dead.once('exit', resolve));
  const good = await makeBackup(1, true);
  const name = nameBackup(day(2));
  const running = [`${name}.${sleeper.pid}.part`, `rehearsal-${sleeper.pid}-aB3dE6`];
  const cutOff = [
    `${name}.${dead.pid}.part`,
    `rehearsal-${dead.pid}-aB3dE6`,
    `${nameBackup(day(3))}.${process.pid}.part`,
  ];
  for (const left of [...running, ...cutOff])
    await mkdir(path.join(folder, left, 'postgres'), { recursive: true });
  await writeFile(path.join(folder, 'notes.txt'), '');

  expect((await sweepLeftovers(folder)).sort()).toEqual(cutOff.sort());
  expect((await readdir(folder)).sort()).toEqual([...running, path.basename(good), 'notes.txt'].sort());

  // A number may have gone to somebody else: nothing lives for a day.
  for (const left of running) await utimes(path.join(folder, left), day(1), day(1));
  expect((await sweepLeftovers(folder)).sort()).toEqual(running.sort());
  sleeper.kill();
});

it('old backups go, also when trials fail; the newest good one never does', async () => {
  const good = await makeBackup(1, true);
  const failed: string[] = [];
  for (const n of [2, 3, 4, 5]) failed.push(await makeBackup(n, false));
  expect(await keepNewest(folder, 2)).toEqual(failed.slice(0, 2));
  await access(good);
  expect(await newestChecked(folder)).toEqual({ folder: good, moment: day(1) });

  const next = await makeBackup(6, true);
  expect(await keepNewest(folder, 2)).toEqual([good, failed[2]]);
  expect(await newestChecked(folder)).toEqual({ folder: next, moment: day(6) });
});

it('the last of 24 hours, 14 days and 12 months stay, none older than a year, and what is of tomorrow is left alone', async () => {
  const KEEP = { hours: 24, days: 14, months: 12 };
  const now = new Date('2026-11-22T18:30:00Z');
  const at = async (moment: Date, isInClear = false) => {
    const made = path.join(folder, nameBackup(moment));
    await mkdir(made);
    await writeFile(path.join(made, isInClear ? 'manifest.json' : 'manifest.json.sealed'), '');
    return made;
  };
  for (let hours = 0; hours < 70; hours += 1) await at(new Date(now.getTime() - hours * 3_600_000));
  // Twice in one hour: the later of both stands for it.
  const earlier = await at(new Date('2026-11-22T18:10:00Z'));
  for (let days = 3; days < 500; days += 1) await at(new Date(now.getTime() - days * DAY_MS - 60_000));
  const inClear = await at(new Date('2026-08-31T23:59:00Z'), true);
  const tomorrow = await at(new Date('2026-11-24T00:00:00Z'));
  const removed = await keepByPlan(folder, KEEP, now);
  const left = (await readdir(folder)).sort();
  expect(removed).toEqual(expect.arrayContaining([earlier, inClear]));
  expect(left).toContain(path.basename(tomorrow));
  // 22 to 17 o'clock yesterday; the 21st back to the 9th; the last of October back to December.
  expect(left.length).toBe(1 + 24 + 12 + 11);
  expect(left[0]).toMatch(/^av-agro-2025-12-31T/);
  expect(await keepByPlan(folder, KEEP, now)).toEqual([]);

  await mark(path.join(folder, left[0] ?? ''), TRIED);
  await mark(path.join(folder, left[1] ?? ''), CHECKED);
  await keepByPlan(folder, { hours: 1, days: 0, months: 0 }, now);
  expect((await readdir(folder)).length).toBe(4);
  expect(await newestMarked(folder, TRIED)).toMatchObject({ folder: path.join(folder, left[0] ?? '') });
});

it('of a bucket nothing stays longer than a year, however few backups there are', () => {
  const now = new Date('2026-11-22T18:30:00Z');
  const names = [400, 360, 300, 1].map((days) => nameBackup(new Date(now.getTime() - days * DAY_MS)));
  expect([...planned(names, { hours: 1, days: 1, months: 12 }, now)].sort()).toEqual(names.slice(1));
});

it('a backup that would not fit is refused before a byte is written', async (context) => {
  expect(roomNeeded({ database: 6 * GB, files: 10 * GB, sharedFiles: 9 * GB }, true)).toBe(11.5 * GB);
  expect(roomNeeded({ database: 6 * GB, files: 10 * GB, sharedFiles: 9 * GB }, false)).toBe(3.5 * GB);

  const why = whyNoSmallDisk();
  if (why !== undefined) context.skip(why);
  const disk = mountSmallDisk(64);
  const database = await createTestDatabase();
  try {
    const parent = path.join(disk.folder, 'backups');
    await expect(refuseWithoutRoom(database.connectionString, { parent, key: KEY }, true)).rejects.toThrow(
      /6\d MB are free/,
    );
    expect(await readdir(parent)).toEqual([]);
    await refuseWithoutRoom(database.connectionString, { parent: folder, key: KEY }, true);
  } finally {
    await database.drop();
    disk.remove();
  }
});

it('a file that went bad in the backup before is copied anew; the bad one is not handed on', async () => {
  const objects = createLocalStore(path.join(folder, 'uploads'));
  const keys = [newObjectKey(), newObjectKey()].sort();
  for (const key of keys) await objects.put(key, Readable.from([`ಮಾತು ${key}`]), 'text/plain');
  const first = { folder: path.join(folder, 'first'), key: KEY };
  const common = { objects, keys, isThorough: true };
  const before = await keepFiles({ ...common, vault: first, previous: undefined });
  const [bad = '', well = ''] = keys;
  await writeFile(placeOf(first, storedFile(bad)), 'rotten');

  const previous = { vault: first, files: new Map(before.files.map(({ key, sha256 }) => [key, sha256])) };
  const second = { folder: path.join(folder, 'second'), key: KEY };
  const after = await keepFiles({ ...common, vault: second, previous });
  expect(after).toMatchObject({ shared: 1, mended: 1, files: before.files });
  expect(await text(readPart(second, storedFile(bad)))).toBe(`ಮಾತು ${bad}`);
  // What happened to it can still be looked into.
  expect(await readFile(placeOf(first, storedFile(bad)), 'utf8')).toBe('rotten');
  expect((await stat(placeOf(second, storedFile(well)))).nlink).toBe(2);
});

it('a failure is told to the office by mail, with the moment of the newest good backup', async () => {
  await makeBackup(1, true);
  await makeBackup(2, false);
  const dataDir = path.join(folder, 'data');
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    BACKUP_DIR: folder,
    OFFICE_EMAIL: 'office@real.test',
    SMTP_URL: '',
  };
  await promisify(execFile)(process.execPath, ['tools/backup/report-failure.ts'], { env });
  const [mail = ''] = await readdir(path.join(dataDir, 'outbox'));
  expect(JSON.parse(await readFile(path.join(dataDir, 'outbox', mail), 'utf8'))).toMatchObject({
    to: 'office@real.test',
    text: expect.stringContaining('known to be good is of 2026-01-01 21:30 UTC'),
  });
});

it('the age of the newest good backup is told, and none is not told as fresh', async () => {
  const metrics = createMetrics();
  metrics.gauge('av_backup_age_seconds', 'x', async () => {
    const newest = await newestChecked(folder);
    return newest ? [{ value: (Date.now() - newest.moment.getTime()) / 1000 }] : [];
  });
  expect((await metrics.read()).text).not.toMatch(/^av_backup_age_seconds /m);
  await cp(await makeBackup(1, true), path.join(folder, nameBackup(new Date(Date.now() - DAY_MS))), {
    recursive: true,
  });
  const [, age] = /^av_backup_age_seconds (\S+)$/m.exec((await metrics.read()).text) ?? [];
  expect(Math.round(Number(age) / 10)).toBe(8640);
});
