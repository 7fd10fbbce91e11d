import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Programs the bench compares with or measures by, where the machine has them. */
export async function findProgram(name: string): Promise<string | undefined> {
  for (const folder of [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']) {
    const file = path.join(folder, name);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}

/** Runs it to its end and answers what it said. @throws when it fails */
export function output(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`${program} ended with ${code}`)),
    );
  });
}

/**
 * An nginx that serves one folder as distributions ship it, with the files compressed beforehand and no log.
 * @param more what else it is told, inside `http` and inside `server`
 */
export async function startNginx(
  program: string,
  folder: string,
  port: number,
  more: { http: string; server: string } = { http: '', server: '' },
): Promise<{ stop: () => Promise<void> }> {
  const home = path.join(folder, 'nginx');
  await mkdir(home, { recursive: true });
  const conf = path.join(home, 'nginx.conf');
  await writeFile(
    conf,
    `worker_processes 1;
daemon off;
pid ${home}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  default_type text/html;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  ${more.http}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    gzip_static on;
    ${more.server}
  }
}
`,
  );
  const child = spawn(program, ['-p', home, '-c', conf], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let waited = 0; waited < 5_000; waited += 20) {
    if (child.exitCode !== null) throw new Error('nginx ended at its start');
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await sleep(20);
  }
  return {
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
