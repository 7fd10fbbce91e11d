import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SVG_WITH_SCRIPT } from '../../tests/fixtures/hostile-files.ts';
import { photoWithGps } from '../../tests/fixtures/images.ts';
import { runImageTask } from './files/image-process.ts';
import { spawnLimited } from './limited-process.ts';

const MB = 1024 * 1024;
const WIDE = { memoryBytes: 1_500 * MB, cpuSeconds: 60, fileBytes: 100 * MB };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'av-limits-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** How a program of one line ends: its exit code, or undefined when it was ended. */
function endOf(code: string, limits: Partial<typeof WIDE>): Promise<number | null> {
  const child = spawnLimited(process.execPath, ['-e', code], { ...WIDE, ...limits }, { stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('exit', resolve);
  });
}

describe.runIf(process.platform === 'linux')('a program within limits', () => {
  it('does its work', async () => {
    expect(await endOf('process.exit(7)', {})).toBe(7);
  });

  it('is what the kernel ends first when the machine is short of memory', async () => {
    const code =
      "process.exit(require('fs').readFileSync('/proc/self/oom_score_adj', 'utf8').trim() === '1000' ? 7 : 1)";
    expect(await endOf(code, {})).toBe(7);
  });

  it('gets no more memory than it may have', async () => {
    const fill =
      'const all = []; for (let n = 0; n < 40; n += 1) all.push(Buffer.alloc(100e6, n)); process.exit(7)';
    expect(await endOf(fill, {})).not.toBe(7);
  });

  it('gets no more of the processor', async () => {
    expect(await endOf('for (;;);', { cpuSeconds: 1 })).toBeNull();
  });

  it('writes no larger file', async () => {
    const file = path.join(folder, 'large');
    const write = `require('fs').writeFileSync(${JSON.stringify(file)}, Buffer.alloc(4e6)); process.exit(7)`;
    expect(await endOf(write, { fileBytes: MB })).not.toBe(7);
    expect((await stat(file)).size).toBeLessThanOrEqual(MB);
  });

  it('knows none of our settings', async () => {
    process.env.SECRET_OF_OURS = 'secret';
    const isUnknown =
      'process.exit(Object.keys(process.env).some((name) => /SECRET|PATH_|NODE_/.test(name)) ? 1 : 7)';
    expect(await endOf(isUnknown, {})).toBe(7);
    delete process.env.SECRET_OF_OURS;
  });
});

describe('the process that opens pictures', () => {
  const task = async (bytes: Buffer, mime = 'image/jpeg') => {
    const source = path.join(folder, String(Math.random()));
    await writeFile(source, bytes);
    return runImageTask({ kind: 'image', source, mime }, 'farmer:1');
  };

  it('reads pictures of our families only, whatever they are called', async () => {
    expect(await task(SVG_WITH_SCRIPT)).toMatchObject({ fault: 'unreadable' });
    expect(await task(Buffer.from('%PDF-1.4\n%%EOF'))).toMatchObject({ fault: 'unreadable' });
    const photo = await task(await photoWithGps());
    expect(photo).toMatchObject({ mime: 'image/jpeg' });
    expect((await readFile('path' in photo ? photo.path : '')).length).toBeGreaterThan(1_000);
  });

  it('is followed by another when it ends, and the next picture is none the worse', async () => {
    expect(await task(Buffer.from('no picture at all'))).toMatchObject({ fault: 'unreadable' });
    const all = await Promise.all(Array.from({ length: 6 }, async () => task(await photoWithGps())));
    expect(all.every((one) => 'path' in one)).toBe(true);
  });
});
