import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

/** A process of its own that asks three times. */
function askElsewhere(): { pid: number; ports: number[] } {
  const module = new URL('./free-port.ts', import.meta.url).href;
  const code = `import { freePort } from ${JSON.stringify(module)};
    const ports = [await freePort(), await freePort(), await freePort()];
    console.log(JSON.stringify({ pid: process.pid, ports }));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  return JSON.parse(stdout) as { pid: number; ports: number[] };
}

/** The slices of 50 ports in which these lie, each once. */
const slices = (ports: number[]) => [...new Set(ports.map((port) => Math.floor((port - 12_000) / 50)))];

it('tells a process no port twice in a row, and two processes never the same', async () => {
  const here = await Promise.all(Array.from({ length: 10 }, freePort));
  expect(new Set(here).size).toBe(10);
  expect(slices(here)).toEqual([process.pid % 400]);
  const elsewhere = askElsewhere();
  expect(slices(elsewhere.ports)).toEqual([elsewhere.pid % 400]);
});
