import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of its own, of a few megabytes, that really runs full: a tmpfs. Only root may mount one. */
export interface SmallDisk {
  folder: string;
  /** Takes up every byte that is left. */
  fill(): Promise<void>;
  /** Gives back what `fill` took. */
  empty(): Promise<void>;
  remove(): void;
}

export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'av-small-disk-'));
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  chmodSync(folder, 0o711);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    async fill() {
      const file = await open(filler, 'a');
      try {
        for (const size of [1024 * 1024, 4096]) await writeUntilFull(file, Buffer.alloc(size));
      } finally {
        await file.close();
      }
    },
    empty: () => rm(filler),
    remove() {
      // Somebody may have a file open for a moment longer: it goes when they let go.
      execFileSync('/bin/umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, block: Buffer): Promise<void> {
  for (;;) {
    try {
      const { bytesWritten } = await file.write(block);
      if (bytesWritten < block.length) return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}

/** Why no disk can be mounted here; undefined when one can. */
export function whyNoSmallDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux may mount a disk';
  const folder = mkdtempSync(path.join(tmpdir(), 'av-small-disk-'));
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'pipe' });
    execFileSync('/bin/umount', [folder]);
    return undefined;
  } catch (error) {
    return `no disk can be mounted: ${(error as Error).message}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
