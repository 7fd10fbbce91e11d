import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { builtinModules } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DCLinter } from 'dclint';
import { validate as lintDockerfile } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../tools/free-port.ts';
import { startTestApp } from '../support/app.ts';
import { nginxProgram, startNginx } from '../support/nodes/nginx.ts';
import { buildSmallSite } from '../support/small-site.ts';

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

/** What the server starts at home, and what its operators type. */
const OPERATORS_TOOLS = ['tools/audit', 'tools/backup', 'tools/move', 'tools/pages'];

interface Service {
  image: string;
  ports?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  command?: string[];
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
    const copied = [...(await read('deploy/Dockerfile')).matchAll(/^COPY ([\w/-]+) \.\//gm)].map(
      ([, name]) => name,
    );
    expect(copied.toSorted()).toEqual(['content', ...OPERATORS_TOOLS, 'server', 'shared'].toSorted());
    for (const folder of OPERATORS_TOOLS) {
      for (const name of await readdir(path.join(ROOT, folder))) {
        if (!/\.ts$/.test(name) || /\.test\.ts$/.test(name)) continue;
        const others = (await read(path.join(folder, name))).matchAll(/from '\.\.\/([\w-]+)\//g);
        for (const [, other] of others) expect(copied, `${folder}/${name}`).toContain(`tools/${other}`);
      }
    }
    const ignored = (await read('.dockerignore')).split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'node_modules', 'data']));
  });
});

it('production runs with the memory that was measured', async () => {
  const [, flag = 'none'] = /'(--max-semi-space-size=\d+)'/.exec(await read('tools/run/start.mjs')) ?? [];
  expect(await read('deploy/Dockerfile')).toContain(`CMD ["node", "${flag}", "server/main.ts"]`);
  expect(await read('deploy/av-agro.service')).toContain(`/node ${flag} server/main.ts`);
});

describe('the packages of production', () => {
  it('are all that the server and the tools of its operators import', async () => {
    const { dependencies } = JSON.parse(await read('package.json'));
    const known = new Set([...Object.keys(dependencies), ...builtinModules]);
    const missing: string[] = [];
    let files = 0;
    for (const folder of ['server', 'shared', ...OPERATORS_TOOLS]) {
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
    const names = ['app1', 'app2', 'bucket', 'nginx', 'postgres', 'rules', 'store'];
    expect(Object.keys(services).sort()).toEqual(names);
    for (const [name, { image, ports, healthcheck }] of Object.entries(services)) {
      expect(ports !== undefined, name).toBe(name === 'nginx');
      if (!image.startsWith('av-agro:')) expect(image, name).toMatch(/:(\d+\.\d+|RELEASE\.)/);
      if (name === 'postgres' || name === 'store') expect(healthcheck, name).toBeDefined();
    }
    for (const node of ['app1', 'app2']) {
      expect(services[node]).toMatchObject({ read_only: true, environment: { TRUST_PROXY: '1' } });
      // An image that is always the newest has no way back.
      expect(services[node]?.image).toMatch(/^av-agro:\$\{AV_VERSION:\?/);
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
      expect(services[node]?.volumes).toContain(`${node}:${volume}`);
    }
  });

  it('has nginx serve the pages that every node puts there, by rules that no node can write', async () => {
    const { services } = await readCompose();
    const { app1, app2, nginx, rules } = services;
    const folder = app1?.environment?.PAGES_DIR ?? '';
    // Were it one of them, nginx would serve old prices while that one is away.
    for (const node of [app1, app2]) {
      expect(node?.environment?.PAGES_DIR).toBe(folder);
      expect(node?.volumes).toContain(`pages:${folder}`);
    }
    expect(nginx?.volumes).toEqual(
      expect.arrayContaining([`pages:${folder}:ro`, 'rules:/etc/nginx/av-agro:ro']),
    );
    for (const node of [app1, app2]) expect(node?.volumes?.join(' ')).not.toContain('rules:');
    // What Docker makes of an empty volume has the owner of the image's folder.
    const [, made = ''] = /install -d -o node -g node (.*)$/m.exec(await read('deploy/Dockerfile')) ?? [];
    expect(made.split(' ')).toEqual(expect.arrayContaining([folder, '/rules']));

    const home = await mkdtemp(path.join(tmpdir(), 'av-rules-'));
    const dist = await buildSmallSite();
    try {
      for (const name of ['tmp', 'rules']) await mkdir(path.join(home, name));
      const [shell = '', ...words] = rules?.command ?? [];
      const there = words.map((word) => word.replaceAll(/ (\/(?:tmp|rules))/g, ` ${home}$1`));
      const env = { ...process.env, DIST_DIR: dist, PAGES_DIR: rules?.environment?.PAGES_DIR };
      await promisify(execFile)(shell, there, { cwd: ROOT, env });
      const told = (name: string) => readFile(path.join(home, 'rules', name), 'utf8');
      expect(await told('http.conf')).toContain('$av_page');
      expect(await told('server.conf')).toContain(`root "${folder}/`);
    } finally {
      for (const each of [home, dist]) await rm(each, { recursive: true, force: true });
    }
  });

  it('has its nodes listen where nginx asks, whatever av-agro.env says', async () => {
    const { services } = await readCompose();
    const { HOST, PORT } = services.app1?.environment ?? {};
    expect(HOST).toBe('0.0.0.0');
    expect(services.nginx?.environment?.AV_NODES).toContain(`server app1:${PORT} `);
  });

  it('fills every hole of the nginx template', async () => {
    const holes = new Set(
      [...(await read('deploy/nginx.conf.template')).matchAll(/\$\{(\w+)\}/g)].map(([, n]) => n),
    );
    const { services } = await readCompose();
    expect(Object.keys(services.nginx?.environment ?? {}).sort()).toEqual([...holes].sort());
  });
});

it('the log of either PostgreSQL keeps out what people wrote', async () => {
  const { services } = await readCompose();
  const { postgresqlConf } = await import('../../server/platform/embedded-postgres/settings.ts');
  for (const [name, value] of [
    ['log_parameter_max_length', '0'],
    ['log_error_verbosity', 'terse'],
  ]) {
    expect(services.postgres?.command).toContain(`${name}=${value}`);
    expect(postgresqlConf({})).toContain(`${name} = '${value}'`);
  }
});

it('nginx asks anew where a node is, which only a newer nginx can', async () => {
  const { services } = await readCompose();
  const nodes = services.nginx?.environment?.AV_NODES ?? '';
  expect(nodes).toMatch(/^resolver 127\.0\.0\.11 valid=\d+s;/);
  for (const node of ['app1', 'app2']) expect(nodes).toContain(`server ${node}:3000 resolve max_fails=0;`);
  const [, major, minor, patch] = /:(\d+)\.(\d+)\.(\d+)-/.exec(services.nginx?.image ?? '') ?? [];
  expect(Number(major) * 1e6 + Number(minor) * 1e3 + Number(patch)).toBeGreaterThanOrEqual(1_027_003);
  const template = await read('deploy/nginx.conf.template');
  expect(template.match(/^upstream /gm)).toHaveLength(2);
  expect(template.match(/^ {2}zone /gm)).toHaveLength(2);
});

/** Where files come; everything else is a quarter of a megabyte at most. */
const FILES_COME = ['/api/chat/message', '/api/uploads', '/api/quotes/upload', '/share-target'];
/** Where the office brings photos, recordings and lists. */
const OFFICE_BRINGS = [
  '/api/admin/content/pictures',
  '/api/admin/content/prices/apply',
  '/api/admin/content/prices/check',
  '/api/admin/imports',
  '/api/admin/people/7/picture',
  '/api/admin/spoken-lines',
  '/api/admin/staff/me/picture',
];

describe('what a stranger may use up, where there is no nginx and no Caddy to ask', () => {
  it('nginx counts requests and connections of an address, and waits for nobody for ever', async () => {
    const [, site = ''] = (await read('deploy/nginx.conf.template')).split(/^server \{$/m);
    const [whole = ''] = site.split(/^ {2}location /m);
    for (const limit of [
      /^ {2}limit_req zone=av_requests burst=\d+ nodelay;$/m,
      /^ {2}limit_conn av_connections \d+;$/m,
      /^ {2}client_max_body_size 256k;$/m,
      /^ {2}client_header_timeout \d+s;$/m,
      /^ {2}client_body_timeout \d+s;$/m,
      /^ {2}send_timeout \d+s;$/m,
    ]) {
      expect(whole).toMatch(limit);
    }
    // What a location says takes the place of these for it.
    expect(site.slice(whole.length)).not.toMatch(
      /^\s*(limit_req|limit_conn|send_timeout|client_\w+_timeout) /m,
    );
  });

  it('nginx takes more than a quarter of a megabyte only where files come', async () => {
    const template = await read('deploy/nginx.conf.template');
    const locations = [...template.matchAll(/^ {2}location (?:([=~]) )?(\S+) \{([\s\S]*?)\}$/gm)];
    const large = locations.filter(([, , , body = '']) => body.includes('client_max_body_size'));
    const named = large.filter(([, how]) => how !== '~').map(([, , where]) => where);
    expect(named.toSorted()).toEqual(FILES_COME.toSorted());
    expect(template.match(/client_max_body_size/g)).toHaveLength(large.length + 1);
    const [office] = large.filter(([, how]) => how === '~');
    const isOffices = new RegExp(office?.[2] ?? 'none');
    expect(OFFICE_BRINGS.filter((each) => !isOffices.test(each))).toEqual([]);
    for (const other of ['/api/admin/imports/7/run', '/api/admin/content', '/api/admin/people/7'])
      expect(isOffices.test(other), other).toBe(false);
    // A photo of 25 MB, and the lines of its form.
    expect(office?.[3]).toContain('client_max_body_size 26m;');
  });

  it('Caddy waits for no header for ever, and takes more only where files come', async () => {
    const caddy = await read('deploy/Caddyfile');
    expect(caddy).toMatch(/timeouts \{[^}]*read_header \d+s[^}]*idle \d+m/);
    const paths = (name: string) =>
      new RegExp(`^\\s*@${name} (?:not )?path (.+)$`, 'm').exec(caddy)?.[1]?.split(' ') ?? [];
    const whole = paths('files').filter((each) => !each.endsWith('/*'));
    expect(whole.toSorted()).toEqual(FILES_COME.toSorted());
    expect(paths('office').map((each) => each.replace('*', '7'))).toEqual(OFFICE_BRINGS);
    expect(paths('others')).toEqual([...paths('files'), ...paths('office')]);
    // Caddy counts MB by thousands.
    expect(caddy).toMatch(/request_body @office \{\s*max_size 26MiB\s*\}/);
    expect(caddy).toMatch(/request_body @others \{\s*max_size 256KiB\s*\}/);
    expect(caddy.match(/max_size/g)).toHaveLength(3);
  });

  it('both let pass whatever the app takes that is large', async () => {
    const app = await startTestApp();
    const paths = app.large.map((route) => route.replace(/^\w+ /, '').replace(':id', '7'));
    await app.close();
    const passed = [...FILES_COME, ...OFFICE_BRINGS, '/api/uploads/7'];
    expect(paths.filter((each) => !passed.includes(each))).toEqual([]);
    expect(OFFICE_BRINGS.filter((each) => !paths.includes(each))).toEqual([]);
  });

  it('plain HTTP leads to our own name alone, and answers nothing to another', async () => {
    const redirect = (await read('deploy/nginx-redirect.conf')).replaceAll(/\$\{AV_NAME\}/g, 'agro.in');
    const [ours = '', others = ''] = redirect.split(/^server \{$/m).slice(1);
    expect(ours).toContain('server_name agro.in;');
    expect(ours.match(/return .*;/g)).toEqual(['return 301 https://agro.in$request_uri;']);
    expect(others).toContain('listen 80 default_server;');
    expect(others.match(/return .*;/g)).toEqual(['return 444;']);
  });
});

describe.skipIf(nginxProgram === undefined)('nginx', () => {
  it('takes the configuration as the guide fills it in, TLS, HTTP/2, IPv6 and the redirect included', async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'av-nginx-check-'));
    const cert = path.join(ROOT, 'tests/fixtures/push-service');
    const guide = (await read('docs/operations.md')).matchAll(/(AV_\w+)=(?:'([^']*)'|(\S+))/g);
    const filled: Record<string, string> = {};
    for (const [, name = '', quoted, plain = ''] of guide) filled[name] ??= quoted ?? plain;
    expect(Object.keys(filled)).toEqual(
      expect.arrayContaining(['AV_LISTEN', 'AV_NAME', 'AV_NODES', 'AV_TLS']),
    );
    expect(filled.AV_LISTEN).toBe('443 ssl http2');
    filled.AV_LISTEN = '127.0.0.1:8443 ssl http2';
    filled.AV_TLS = (filled.AV_TLS ?? '')
      .replace('[::]:443', '[::1]:8443')
      .replace(/\S+fullchain\.pem/, `${cert}/localhost-cert.pem`)
      .replace(/\S+privkey\.pem/, `${cert}/localhost-key.pem`);
    const site = (await read('deploy/nginx.conf.template')).replace(
      /\$\{(\w+)\}/g,
      (_, name) => filled[name] ?? '',
    );
    const redirect = (await read('deploy/nginx-redirect.conf'))
      .replaceAll('listen 80', 'listen 127.0.0.1:8080')
      .replaceAll('[::]:80', '[::1]:8080')
      .replaceAll(/\$\{AV_NAME\}/g, filled.AV_NAME ?? '');
    await writeFile(path.join(home, 'site.conf'), `${site.replace('/var/log/nginx', home)}\n${redirect}`);
    const main = (await read('deploy/nginx-main.conf'))
      .replace('user nginx;', '')
      .replace('/var/log/nginx/error.log', 'stderr')
      .replace('/run/nginx.pid', `${home}/pid`)
      .replace('/etc/nginx/conf.d/*.conf', `${home}/site.conf`);
    await writeFile(path.join(home, 'nginx.conf'), main);
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
    // From 1.25 on there is another word for it, which the nginx of Debian 12 does not know.
    expect(said.replace(/^.*\[warn\].*"listen \.\.\. http2" directive is deprecated.*$/gm, '')).not.toContain(
      '[warn]',
    );
  });

  it('logs neither a number nor what somebody looked for', async () => {
    const node = createServer((_request, response) => response.end('ok'));
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
    const { port } = node.address() as AddressInfo;
    const balancer = await startNginx(nginxProgram ?? '', await freePort(), [`http://127.0.0.1:${port}`]);
    try {
      const asked = [
        '/api/auth/exists/9845012345',
        '/api/quotes/list-by-mobile/%2B919845012345/x',
        '/api/s?q=9845012345',
      ];
      for (const address of asked)
        await fetch(balancer.url + address, { headers: { referer: `${balancer.url}${asked[2]}` } });
      await fetch(`${balancer.url}/guide/3`);
      await expect.poll(() => balancer.log()).toContain('"GET /guide/3" 200');
      expect(await balancer.log()).not.toContain('9845012345');
      expect(await balancer.log()).toContain('"GET /api/auth/exists/***" 200');
      expect(await balancer.log()).toContain('"GET /api/quotes/list-by-mobile/***/x" 200');
    } finally {
      await balancer.close();
      node.close();
    }
  });

  it('takes a quarter of a megabyte, more only where files come, and so much of one line', async () => {
    const node = createServer((request, response) => {
      request.resume().on('end', () => response.end('ok'));
    });
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
    const { port } = node.address() as AddressInfo;
    const balancer = await startNginx(nginxProgram ?? '', await freePort(), [`http://127.0.0.1:${port}`]);
    try {
      const post = async (path: string, bytes: number) =>
        (await fetch(balancer.url + path, { method: 'POST', body: 'x'.repeat(bytes) })).status;
      expect(await post('/api/auth/send-otp', 256 * 1024)).toBe(200);
      expect(await post('/api/auth/send-otp', 256 * 1024 + 1)).toBe(413);
      const files = ['/api/chat/message', '/api/uploads/x', '/api/quotes/upload', '/share-target'];
      for (const path of [...files, ...OFFICE_BRINGS])
        expect([path, await post(path, 2_000_000)]).toEqual([path, 200]);
      // Another address of this machine, which is counted like anybody's.
      const knock = (localAddress: string) =>
        Promise.all(
          Array.from({ length: 100 }, () => {
            return new Promise<number | undefined>((resolve) => {
              get(
                balancer.url.replace('localhost', '127.0.0.1'),
                { localAddress, agent: false },
                (answer) => {
                  answer.resume();
                  resolve(answer.statusCode);
                },
              ).on('error', () => resolve(undefined));
            });
          }),
        );
      const answers: (number | undefined)[] = [];
      for (let n = 0; n < 12; n += 1) answers.push(...(await knock('127.0.0.9')));
      expect(answers.filter((status) => status === 200).length).toBeGreaterThan(500);
      expect(answers).toContain(429);
      expect(await post('/', 1)).toBe(200);
    } finally {
      await balancer.close();
      node.close();
    }
  });

  it('compresses JSON and nothing else', async () => {
    const bodies: Record<string, string> = {
      '/api/list': 'application/json; charset=utf-8',
      '/photo': 'image/webp',
    };
    const node = createServer((request, response) => {
      const type = bodies[request.url ?? ''] ?? 'text/plain';
      response.setHeader('content-type', type).end(JSON.stringify({ words: 'ಎಲೆ ಹಳದಿ '.repeat(200) }));
    });
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
    const { port } = node.address() as AddressInfo;
    const balancer = await startNginx(nginxProgram ?? '', await freePort(), [`http://127.0.0.1:${port}`]);
    try {
      const [list, photo] = [await fetch(`${balancer.url}/api/list`), await fetch(`${balancer.url}/photo`)];
      expect(list.headers.get('content-encoding')).toBe('gzip');
      expect(list.headers.get('vary')).toContain('Accept-Encoding');
      expect(await list.json()).toMatchObject({ words: expect.stringContaining('ಹಳದಿ') });
      expect(photo.headers.get('content-encoding')).toBeNull();
    } finally {
      await balancer.close();
      node.close();
    }
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
