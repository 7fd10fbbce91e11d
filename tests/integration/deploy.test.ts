import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DCLinter } from 'dclint';
import { validate as lintDockerfile } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestApp } from '../support/app.ts';
import { nginxProgram } from '../support/nodes/nginx.ts';

/** The files a machine is set up from, checked as far as this one can: there is no Docker in CI. */
const ROOT = path.join(import.meta.dirname, '../..');
const read = (name: string) => readFile(path.join(ROOT, name), 'utf8');

/** Told from general to special; quotes as in the rest of our YAML. nginx is there for everybody: any interface. */
const ORDER_IS_OURS = {
  'service-keys-order': 0,
  'services-alphabetical-order': 0,
  'top-level-properties-order': 0,
  'no-quotes-in-volumes': 0,
  'require-quotes-in-ports': 0,
} as const;

interface Service {
  image: string;
  ports?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  read_only?: boolean;
  healthcheck?: object;
}

async function readCompose(): Promise<{ services: Record<string, Service> }> {
  return parse(await read('deploy/compose.yaml'), { merge: true });
}

describe('the image', () => {
  it('has no fault a linter of Dockerfiles knows, runs as nobody special, and tells how it is', async () => {
    const text = await read('deploy/Dockerfile');
    expect(lintDockerfile(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual(
      [],
    );
    const stages = text.split(/^FROM /m).slice(1);
    expect(stages.length).toBeGreaterThan(1);
    const { version } = JSON.parse(await read('node_modules/node/package.json'));
    for (const stage of stages) expect(stage).toMatch(new RegExp(`^node:${version}-`));
    const last = stages.at(-1) ?? '';
    expect([...last.matchAll(/^USER (\S+)/gm)].at(-1)?.[1]).toBe('node');
    expect(last).toContain('HEALTHCHECK');
    expect(last).not.toMatch(/npm (ci|install)/);
  });

  it('takes along every folder the server imports from', async () => {
    const copied = [...(await read('deploy/Dockerfile')).matchAll(/^COPY (\w+) \.\//gm)].map(
      ([, name]) => name,
    );
    expect(copied).toEqual(expect.arrayContaining(['server', 'shared', 'content', 'tools']));
    const ignored = (await read('.dockerignore')).split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'node_modules', 'data']));
  });
});

describe('the packages of production', () => {
  it('are all that the server and the tools of its operators import', async () => {
    const { dependencies } = JSON.parse(await read('package.json'));
    const known = new Set([...Object.keys(dependencies), ...builtinModules]);
    const missing: string[] = [];
    let files = 0;
    for (const folder of ['server', 'shared', 'tools/backup', 'tools/move', 'tools/payment-sandbox']) {
      for (const name of await readdir(path.join(ROOT, folder), { recursive: true })) {
        if (!/\.ts$/.test(name) || /(\.test|\.d|look-alike)\.ts$/.test(name)) continue;
        files += 1;
        const text = await read(path.join(folder, name));
        for (const [line, from = ''] of text.matchAll(/^(?:import|export) [^;]*?from '([^'.#][^']*)';/gms)) {
          const specifier = from.replace(/^node:/, '');
          const parts = specifier.split('/');
          const bare = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
          const isTyped = /^import type /.test(line);
          if (!isTyped && !known.has(bare) && !known.has(specifier))
            missing.push(`${folder}/${name}: ${from}`);
        }
      }
    }
    expect(missing).toEqual([]);
    expect(files).toBeGreaterThan(200);
  });
});

describe('compose.yaml', () => {
  it('has no fault a linter of Compose files knows', () => {
    const linter = new DCLinter({
      rules: { ...ORDER_IS_OURS, 'no-unbound-port-interfaces': 0 },
      quiet: true,
      debug: false,
      exclude: [],
    });
    const results: { messages: { line: number; message: string }[] }[] = linter.lintFiles(
      [path.join(ROOT, 'deploy/compose.yaml')],
      false,
    );
    expect(results).toHaveLength(1);
    expect(results[0]?.messages.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it('is two nodes over PostgreSQL and a store, and only nginx is reachable', async () => {
    const { services } = await readCompose();
    expect(Object.keys(services).sort()).toEqual(['app1', 'app2', 'bucket', 'nginx', 'postgres', 'store']);
    for (const [name, { image, ports, healthcheck }] of Object.entries(services)) {
      expect(ports !== undefined, name).toBe(name === 'nginx');
      if (image !== 'av-agro:latest') expect(image, name).toMatch(/:(\d+\.\d+|RELEASE\.)/);
      if (name === 'postgres' || name === 'store') expect(healthcheck, name).toBeDefined();
    }
    for (const node of ['app1', 'app2']) {
      expect(services[node]).toMatchObject({ read_only: true, environment: { TRUST_PROXY: '1' } });
    }
    expect(services.app1?.volumes).not.toEqual(services.app2?.volumes);
  });

  it('names every setting by the name the app reads', async () => {
    const known = await read('.env.example');
    const { services } = await readCompose();
    const unknown = Object.keys(services.app1?.environment ?? {}).filter(
      (name) => !new RegExp(`^#${name}=`, 'm').test(known),
    );
    expect(unknown).toEqual([]);
  });

  it('lets its nodes write where the volume is, whatever av-agro.env says', async () => {
    const { services } = await readCompose();
    const [, volume = ''] = /^VOLUME (\S+)/m.exec(await read('deploy/Dockerfile')) ?? [];
    for (const node of ['app1', 'app2']) {
      expect(services[node]?.environment?.DATA_DIR).toBe(volume);
      expect(services[node]?.volumes).toEqual([`${node}:${volume}`]);
    }
  });

  it('fills every hole of the nginx template', async () => {
    const holes = new Set(
      [...(await read('deploy/nginx.conf.template')).matchAll(/\$\{(\w+)\}/g)].map(([, n]) => n),
    );
    const { services } = await readCompose();
    expect(Object.keys(services.nginx?.environment ?? {}).sort()).toEqual([...holes].sort());
  });
});

describe.skipIf(nginxProgram === undefined)('nginx', () => {
  it('takes the configuration, TLS and the redirect included', async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'av-nginx-check-'));
    const { services } = await readCompose();
    const cert = path.join(ROOT, 'tests/fixtures/push-service');
    const filled: Record<string, string> = {
      ...services.nginx?.environment,
      AV_LISTEN: '127.0.0.1:8443 ssl',
      AV_NAME: 'avagro.example',
      AV_NODES: 'server 127.0.0.1:3000 max_fails=0;',
      AV_TLS: (services.nginx?.environment?.AV_TLS ?? '')
        .replace('/etc/nginx/certs/fullchain.pem', `${cert}/localhost-cert.pem`)
        .replace('/etc/nginx/certs/privkey.pem', `${cert}/localhost-key.pem`),
    };
    const site = (await read('deploy/nginx.conf.template')).replace(
      /\$\{(\w+)\}/g,
      (_, name) => filled[name] ?? '',
    );
    const redirect = (await read('deploy/nginx-redirect.conf')).replace('listen 80', 'listen 127.0.0.1:8080');
    await writeFile(
      path.join(home, 'nginx.conf'),
      `pid ${home}/pid; error_log stderr; events {} http { access_log off; ${site}\n${redirect} }`,
    );
    const run = promisify(execFile)(nginxProgram ?? '', [
      '-t',
      '-p',
      home,
      '-c',
      path.join(home, 'nginx.conf'),
    ]);
    const said = await run.then(
      ({ stderr }) => stderr,
      (error: { stderr: string }) => error.stderr,
    );
    await rm(home, { recursive: true });
    expect(said).toContain('test is successful');
    expect(said).not.toContain('[warn]');
  });
});

describe('the dashboard', () => {
  it('draws nothing but what the app tells, and leaves none of it out', async () => {
    const app = await startTestApp();
    const told = (await app.client().get('/metrics')).body as string;
    await app.close();
    const names = new Set([...told.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? ''));
    const dashboard = await read('deploy/grafana/av-agro.json');
    const drawn = new Set(
      [...dashboard.matchAll(/\bav_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')),
    );
    expect([...drawn].filter((name) => !names.has(name))).toEqual([]);
    const own = [...names].filter((name) => !/^av_(process|nodejs)_/.test(name));
    expect(own.filter((name) => !drawn.has(name))).toEqual([]);
  });
});
