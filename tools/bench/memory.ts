import { readdir, readFile } from 'node:fs/promises';

const KB = 1024;

/** Resident memory of a process, in MB. */
export async function residentMb(pid: number): Promise<number> {
  return (await field(`/proc/${pid}/status`, 'VmRSS')) / KB;
}

/** The most it ever had resident, in MB. */
export async function peakMb(pid: number): Promise<number> {
  return (await field(`/proc/${pid}/status`, 'VmHWM')) / KB;
}

/**
 * A server of several processes, in MB: memory they share counts once (each process its proportional part). Linux
 * only, as all of this file.
 */
export async function familyMb(pid: number): Promise<number> {
  const parts = await Promise.all(
    (await familyOf(pid)).map((member) =>
      field(`/proc/${member}/smaps_rollup`, 'Pss').catch(() => field(`/proc/${member}/status`, 'VmRSS')),
    ),
  );
  return parts.reduce((sum, part) => sum + part, 0) / KB;
}

/** The process and its children. */
async function familyOf(pid: number): Promise<number[]> {
  const members = [pid];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2]);
    if (parent === pid) members.push(Number(name));
  }
  return members;
}

async function field(file: string, name: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
}
