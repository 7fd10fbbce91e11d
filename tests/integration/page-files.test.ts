import { access, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readWebServerPages, type WEB_SERVER_PARTS } from '../../server/features/site/index.ts';
import { freePort } from '../../tools/free-port.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { caddyProgram, startCaddy } from '../support/nodes/caddy.ts';
import { nginxProgram, startNginx } from '../support/nodes/nginx.ts';
import { buildSmallSite } from '../support/small-site.ts';

/** The finished pages as files that a real nginx and a real Caddy serve, beside the app's own answers. */

const PATHS = ['/', '/about', '/products', '/guide/chapter/1-soil'];

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** The address goes out as it is written here. */
function ask(url: string, address: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(url);
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request({ hostname, port, path: address, headers, method, agent: false });
    request.on('error', reject).on('response', (answer) => {
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
    });
    request.end();
  });
}

/** The app's own tags name the encoding. */
const isFromFile = ({ headers }: Answer) =>
  headers.etag !== undefined && !/-(br|gzip|identity)"$/.test(headers.etag);

const text = ({ headers, body }: Answer) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
};

/** Of the connection and of the server, not of the page. */
const NOT_OF_THE_PAGE = [
  'date',
  'server',
  'connection',
  'keep-alive',
  'etag',
  'content-length',
  'x-request-id',
];
const ofThePage = ({ headers }: Answer) => {
  const rest = Object.entries(headers).filter(([name]) => !NOT_OF_THE_PAGE.includes(name));
  return Object.fromEntries(rest.map(([name, value]) => [name, value]));
};

let dist: string;
let pages: string;
let app: TestApp;

const part = async (name: (typeof WEB_SERVER_PARTS)[number]) =>
  (await readWebServerPages(app.config, name)) ?? '';

async function folderOfFiles(): Promise<string> {
  const [mark = 'none'] = await readdir(pages);
  return path.join(pages, mark);
}

async function startPublishing(): Promise<TestApp> {
  const started = await startTestApp({ DIST_DIR: dist, PAGES_DIR: pages });
  const last = 'kn/guide/chapter/1-soil.html';
  await vi.waitFor(async () => access(path.join(await folderOfFiles(), last)), { timeout: 20_000 });
  return started;
}

beforeAll(async () => {
  dist = await buildSmallSite();
  pages = await mkdtemp(path.join(os.tmpdir(), 'av-pages-'));
  app = await startPublishing();
});
afterAll(async () => {
  await app.close();
  for (const folder of [dist, pages]) await rm(folder, { recursive: true, force: true });
});

it('the files are the finished pages and nothing else, for everybody to read', async () => {
  const folder = await folderOfFiles();
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) =>
    each.isFile(),
  );
  const names = files.map((each) => path.relative(folder, path.join(each.parentPath, each.name))).sort();
  const pagesOf = (language: string) =>
    ['.html', 'about.html', 'products.html', 'guide/chapter/1-soil.html'].map(
      (name) => `${language}/${name}`,
    );
  const wanted = ['en', 'kn'].flatMap(pagesOf).flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  expect(names).toEqual(wanted.sort());
  for (const name of names) expect((await stat(path.join(folder, name))).mode & 0o777, name).toBe(0o644);
});

const SERVERS = [
  {
    name: 'nginx',
    program: nginxProgram,
    async start(program: string, port: number) {
      const told = { 'http.conf': await part('nginx-http'), 'server.conf': await part('nginx-server') };
      return startNginx(program, port, [app.url], told);
    },
  },
  {
    name: 'caddy',
    program: caddyProgram,
    start: async (program: string, port: number) => startCaddy(program, port, app.url, await part('caddy')),
  },
];

for (const { name, program, start } of SERVERS) {
  if (!program) console.warn(`${name} is not installed: that it serves the finished pages is not tested.`);

  describe.skipIf(!program)(`${name} with the finished pages`, () => {
    let server: { url: string; close(): Promise<void> };
    beforeAll(async () => {
      server = await start(program ?? '', await freePort());
    });
    afterAll(() => server.close());

    it('answers every page from its file as the app does: body, headers, in each language and encoding', async () => {
      for (const address of PATHS) {
        for (const language of ['en', 'kn']) {
          for (const encoding of ['gzip, deflate, br', 'gzip', 'identity', 'br;q=0, gzip']) {
            const headers = { 'accept-encoding': encoding, cookie: `a=b; site_lang=${language}` };
            const [file, own] = [
              await ask(server.url, address, headers),
              await ask(app.url, address, headers),
            ];
            const where = `${address} ${language} ${encoding}`;
            expect([isFromFile(file), isFromFile(own)], where).toEqual([true, false]);
            expect([file.status, own.status], where).toEqual([200, 200]);
            expect(ofThePage(file), where).toEqual(ofThePage(own));
            expect(text(file), where).toBe(text(own));
          }
        }
      }
    });

    it('chooses and remembers the language as the app does', async () => {
      const addresses = [
        '/about',
        '/about?lang=kn',
        '/about?lang=en',
        '/about?choose=kn',
        '/about?lang=xx',
        '/about?a=1&lang=kn&choose=en',
        '/about?choose=kn-IN',
      ];
      const readers: Record<string, string>[] = [
        {},
        { 'accept-language': 'kn-IN,kn;q=0.9,en;q=0.8' },
        { 'accept-language': 'fr, KN;q=0.9, en;q=0.8' },
        { 'accept-language': 'en-IN,kn' },
        { cookie: 'site_lang=kn', 'accept-language': 'en' },
        { cookie: 'x=1;site_lang=en; y=2', 'accept-language': 'kn' },
        { cookie: 'site_lang=../..; xsite_lang=kn' },
      ];
      for (const address of addresses) {
        for (const reader of readers) {
          for (const fetched of ['navigate', 'cors', '']) {
            const headers = { ...reader, ...(fetched && { 'sec-fetch-mode': fetched }) };
            const [file, own] = [
              await ask(server.url, address, headers),
              await ask(app.url, address, headers),
            ];
            const where = `${address} ${JSON.stringify(headers)}`;
            expect(isFromFile(file), where).toBe(true);
            expect(file.headers['content-language'], where).toBe(own.headers['content-language']);
            expect(file.headers['set-cookie'], where).toEqual(own.headers['set-cookie']);
            expect(text(file), where).toBe(text(own));
          }
        }
      }
    });

    it('asks the app for a list of the price list, and for nothing else of that page', async () => {
      for (const list of [
        'q=dap',
        'category=',
        'lang=kn&page=2',
        'a=b&crop=ragi&choose=kn',
        'q=%3Cscript%3E',
      ]) {
        const answer = await ask(server.url, `/products?${list}`);
        expect([answer.status, isFromFile(answer)], list).toEqual([200, false]);
        expect(text(answer), list).toContain(`"query":"${list}"`);
        expect(answer.headers['cache-control'], list).toBe('no-store');
      }
      expect((await ask(server.url, '/products?page=99')).status).toBe(404);
      for (const page of ['', '?', '?lang=kn', '?utm_page=1', '?a=q=1', '?queue=1'])
        expect(isFromFile(await ask(server.url, `/products${page}`)), page).toBe(true);
      expect(isFromFile(await ask(server.url, '/about?q=dap'))).toBe(true);
    });

    it('sends a page once, its head alone on HEAD, and the whole of it always', async () => {
      const headers = { 'accept-encoding': 'gzip' };
      const first = await ask(server.url, '/about', headers);
      const again = await ask(server.url, '/about', {
        ...headers,
        'if-none-match': String(first.headers.etag),
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      const other = await ask(server.url, '/about', { 'if-none-match': String(first.headers.etag) });
      expect(other.status).toBe(200);
      const head = await ask(server.url, '/about', headers, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(ofThePage(head)).toEqual(ofThePage(first));
      // Caddy names no length of what it does not send.
      expect([undefined, first.headers['content-length']]).toContain(head.headers['content-length']);
    });

    it('leaves to the app all that is no page, with its own statuses', async () => {
      const lost = await ask(server.url, '/no/such/page', { cookie: 'site_lang=kn' });
      expect([lost.status, isFromFile(lost)]).toEqual([404, false]);
      expect(text(lost)).toContain('ಈ ಪುಟ ಇಲ್ಲ');
      const farmers = await ask(server.url, '/farmers');
      expect([farmers.status, farmers.headers['x-robots-tag']]).toEqual([200, 'noindex']);
      expect((await ask(server.url, '/api/auth/me')).headers['content-type']).toContain('application/json');
      const written = await ask(server.url, '/about', {}, 'POST');
      expect([written.status, JSON.parse(text(written)).code]).toEqual([403, 'CSRF_FAILED']);
      expect((await ask(server.url, '/uploads/none')).status).toBe(401);
      expect((await ask(server.url, '/assets/none.js')).status).toBe(404);
    });

    it('serves no file but a page by its own address, however the address is written', async () => {
      const mark = path.basename(await folderOfFiles());
      const tricks = [
        ...[
          '/about.html',
          '/about.html.gz',
          '/.html',
          '/en/about.html',
          '/en/about',
          `/${mark}/en/about.html`,
        ],
        ...[
          '/../../etc/passwd',
          '/..%2f..%2fetc%2fpasswd',
          '/%2e%2e/%2e%2e/etc/passwd',
          '/about/../../../etc/passwd',
        ],
        ...[
          '/guide%2Fchapter%2F1-soil',
          '/%61bout',
          '/about%00',
          '/about%3Flang=kn',
          '/ABOUT',
          '/about/.',
          '//about',
        ],
        ...[
          '/guide/chapter/../../about',
          '/guide/chapter/..%5c..%5cabout',
          '/about;jsessionid=1',
          '/about%20',
        ],
      ];
      for (const address of tricks) {
        const answer = await ask(server.url, address, { cookie: 'site_lang=../../../etc' });
        expect(isFromFile(answer), address).toBe(false);
        expect(text(answer), address).not.toMatch(/root:/);
      }
    });

    it('shows a new build without being told, and none of the old one', async () => {
      const old = await ask(server.url, '/about');
      const file = path.join(dist, 'pages/about.en.html');
      const before = await readFile(file, 'utf8');
      await writeFile(file, before.replace('Our Story', 'Our Tales'));
      const newer = await startPublishing();
      try {
        const fresh = await ask(server.url, '/about', { 'if-none-match': String(old.headers.etag) });
        expect([isFromFile(fresh), fresh.status]).toEqual([true, 200]);
        expect(text(fresh)).toContain('Our Tales');
      } finally {
        await newer.close();
        await writeFile(file, before);
        const again = await startPublishing();
        await again.close();
      }
      // The same page once more has the tag it had.
      expect((await ask(server.url, '/about')).headers.etag).toBe(old.headers.etag);
    });

    it('asks the app for all pages once their headers are others than it was told', async () => {
      const folder = await folderOfFiles();
      const aside = `${folder.slice(0, -1)}x`;
      await rename(folder, aside);
      const answer = await ask(server.url, '/about');
      expect([answer.status, isFromFile(answer)]).toEqual([200, false]);
      await rename(aside, folder);
    });
  });
}
