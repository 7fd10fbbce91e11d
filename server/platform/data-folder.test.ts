import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalStore } from '../partners/object-store/local-store.ts';
import { createOutbox } from '../partners/outbox.ts';
import { closeDataFolder } from './data-folder.ts';

let folder: string;
let dataDir: string;
const OWN = process.getuid?.() === 0 ? 0o711 : 0o700;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-closed-'));
  dataDir = path.join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (...names: string[]) => (await stat(path.join(dataDir, ...names))).mode & 0o777;

describe('the data folder', () => {
  it('is made closed, with all that is put into it', async () => {
    await closeDataFolder(dataDir);
    expect([await modeOf(), await modeOf('tmp')]).toEqual([OWN, 0o700]);
    const { id, createdAt } = await createOutbox(dataDir).put({ channel: 'sms', to: '9', text: '123456' });
    const time = createdAt.replaceAll(/[:.]/g, '-');
    expect(await modeOf('outbox')).toBe(0o700);
    expect(await modeOf('outbox', `${time}-000001-${id}.json`)).toBe(0o600);
    const source = path.join(dataDir, 'tmp', 'photo');
    await writeFile(source, 'photo');
    await chmod(source, 0o644);
    const key = 'a'.repeat(40);
    await createLocalStore(path.join(dataDir, 'uploads')).put(key, source, 'image/jpeg');
    expect([await modeOf('uploads'), await modeOf('uploads', 'aa')]).toEqual([0o700, 0o700]);
    expect(await modeOf('uploads', 'aa', 'aa', key)).toBe(0o600);
  });

  it('of an earlier version is closed at the next start; what is closed further stays so', async () => {
    await mkdir(path.join(dataDir, 'uploads'), { recursive: true, mode: 0o755 });
    await mkdir(path.join(dataDir, 'postgres'), { mode: 0o750 });
    await mkdir(path.join(dataDir, 'outbox'), { mode: 0o500 });
    await mkdir(path.join(dataDir, 'lost+found'), { mode: 0o755 });
    await writeFile(path.join(dataDir, 'of-the-owner.sh'), 'x', { mode: 0o755 });
    await mkdir(path.join(folder, 'elsewhere'), { mode: 0o755 });
    await symlink(path.join(folder, 'elsewhere'), path.join(dataDir, 'backups'));
    await closeDataFolder(dataDir);
    expect([await modeOf(), await modeOf('uploads'), await modeOf('outbox')]).toEqual([OWN, 0o700, 0o500]);
    // The database's, what lies outside, and what is not the app's.
    expect([await modeOf('postgres'), await modeOf('backups')]).toEqual([0o750, 0o755]);
    expect([await modeOf('lost+found'), await modeOf('of-the-owner.sh')]).toEqual([0o755, 0o755]);
    await chmod(dataDir, 0o700);
    await closeDataFolder(dataDir);
    expect(await modeOf()).toBe(0o700);
  });

  it('that is everybody’s stays everybody’s, and so does what others keep there', async () => {
    await mkdir(path.join(dataDir, 'neighbour'), { recursive: true, mode: 0o755 });
    await chmod(dataDir, 0o1777);
    await closeDataFolder(dataDir);
    expect((await stat(dataDir)).mode & 0o7777).toBe(0o1777);
    expect([await modeOf('neighbour'), await modeOf('tmp')]).toEqual([0o755, 0o700]);
  });
});
