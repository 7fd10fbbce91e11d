import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const SHARED_MEMORY = '/dev/shm';
/** A whole run takes less than a third of either at its fullest. */
const ENOUGH = { room: 3e9, memory: 6e9 };
const NAME = /^av-agro-run-(\d+)-/;

/**
 * A folder in memory for the temporary files of a run: dozens of databases are made there, and a disk that has to make sure of
 * each of their files takes a third of the run. Gone with the run, or with the next where this one is killed.
 * @param {string} [memory] a file system that lies in memory
 * @returns {string | undefined} nothing where the system has no such file system, or little of it
 */
export function makeMemoryFolder(memory = SHARED_MEMORY, { room, memory: available } = ENOUGH) {
  if (process.platform !== 'linux') return undefined;
  try {
    for (const name of readdirSync(memory)) {
      const maker = NAME.exec(name)?.[1];
      if (maker && !isAlive(Number(maker))) rmSync(join(memory, name), { recursive: true, force: true });
    }
    const { bavail, bsize } = statfsSync(memory);
    const kilobytes = Number(/^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]);
    if (bavail * bsize < room || kilobytes * 1024 < available) return undefined;
    const folder = mkdtempSync(join(memory, `av-agro-run-${process.pid}-`));
    // As in /tmp: the database of a run that root started is another account's.
    chmodSync(folder, 0o1777);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    // A closed one is as good as none.
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
