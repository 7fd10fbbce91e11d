import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '../../../tools/bench/programs.ts';
import { removeFolder } from '../remove-folder.ts';

/** The shipped configuration, as an owner fills it in. */
const TEMPLATE = path.join(import.meta.dirname, '../../../deploy/nginx.conf.template');

/** Where nginx lies on this machine; undefined where it is not installed. */
export const nginxProgram = await findProgram('nginx');

export interface Balancer {
  url: string;
  /** What it has logged of requests so far. */
  log(): Promise<string>;
  /** What it has complained of so far. */
  complaints(): Promise<string>;
  close(): Promise<void>;
}

/**
 * A real nginx with deploy/nginx.conf.template in front of the nodes, on a port of its own.
 * @param pages what it is told of finished pages, by the name of the file in /etc/nginx/av-agro
 */
export async function startNginx(
  program: string,
  port: number,
  nodeUrls: readonly string[],
  pages: Readonly<Record<string, string>> = {},
): Promise<Balancer> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'av-nginx-'));
  for (const [name, text] of Object.entries(pages)) await writeFile(path.join(home, name), text);
  const values: Record<string, string> = {
    AV_LISTEN: `127.0.0.1:${port}`,
    AV_NAME: '_',
    AV_NODES: nodeUrls.map((url) => `server 127.0.0.1:${new URL(url).port} max_fails=0;`).join(' '),
    AV_TLS: '',
  };
  const template = await readFile(TEMPLATE, 'utf8');
  const conf = path.join(home, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  await writeFile(
    conf,
    // Its folder is ours alone, and so must its worker be, which writes larger bodies there.
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${home}/nginx.pid; error_log ${home}/error.log warn;
events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')}
${template
  .replace(/\$\{(AV_\w+)\}/g, (_, name: string) => values[name] ?? '')
  .replace('/var/log/nginx', home)
  .replaceAll('/etc/nginx/av-agro', home)}
}
`,
  );
  const child = spawn(program, ['-p', home, '-c', conf], { stdio: ['ignore', 'ignore', 'pipe'] });
  const url = `http://localhost:${port}`;
  await untilUp(child, url);
  return {
    url,
    log: () => readFile(path.join(home, 'access.log'), 'utf8'),
    complaints: () => readFile(path.join(home, 'error.log'), 'utf8'),
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await removeFolder(home);
    },
  };
}

async function untilUp(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  for (let waited = 0; waited < 60_000; waited += 20) {
    if (child.exitCode !== null) throw new Error(`nginx ended at its start: ${said}`);
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(20);
  }
  throw new Error(`nginx did not answer: ${said}`);
}
