import { spawn } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '../../../tools/bench/programs.ts';
import { removeFolder } from '../remove-folder.ts';

const CADDYFILE = path.join(import.meta.dirname, '../../../deploy/Caddyfile');

/** Where Caddy lies on this machine; undefined where it is not installed. */
export const caddyProgram = await findProgram('caddy');

/** A real Caddy with deploy/Caddyfile in front of one node, on a port of its own and without certificates. */
export async function startCaddy(
  program: string,
  port: number,
  nodeUrl: string,
  pages: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'av-caddy-'));
  await writeFile(path.join(home, 'pages.caddy'), pages);
  const conf = path.join(home, 'Caddyfile');
  const text = (await readFile(CADDYFILE, 'utf8'))
    .replace('{\n', '{\n\tadmin off\n')
    .replace('avagro.example {', `http://localhost:${port} {\n\tbind 127.0.0.1`)
    .replace('/etc/caddy/av-agro', home)
    .replace('127.0.0.1:3000', new URL(nodeUrl).host);
  await writeFile(conf, text);
  let said = '';
  const child = spawn(program, ['run', '--config', conf, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    said += words;
  });
  const url = `http://localhost:${port}`;
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (child.exitCode !== null) throw new Error(`Caddy ended at its start: ${said}`);
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    await sleep(50);
  }
  return {
    url,
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await removeFolder(home);
    },
  };
}
