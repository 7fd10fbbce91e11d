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

/** Milliseconds of the processor that a server of several processes has used, its children that ended included. */
export async function familyProcessorMs(pid: number): Promise<number> {
  const used = await Promise.all((await familyOf(pid)).map(processorMs));
  return used.reduce((sum, each) => sum + each, 0);
}

/** A tick of Linux is a hundredth of a second; fields 14 to 17 are user, system, and both of ended children. */
const TICK_MS = 10;

async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return fields.reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
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
