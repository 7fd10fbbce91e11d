import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../../platform/metrics.ts';
import { answerPagesFirst, pageSenders } from './page-senders.ts';
import { readPages } from './prerendered-pages.ts';

const HEADERS = { 'content-security-policy': "default-src 'self'; script-src 'self'; connect-src 'self'" };
const SCRIPT = 'start()';
const SITE = { publicUrl: 'https://agro.test', production: false, pageTranslation: true };

let folder: string;
let site: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-pages-'));
  const page = (language: string, words: string) =>
    `<!doctype html><html lang="${language}"><head><link rel="canonical" href="%ORIGIN%/about"></head>${words}<script>${SCRIPT}</script></html>`;
  await writeFile(path.join(folder, 'about.en.html'), page('en', 'Our Story'));
  await writeFile(path.join(folder, 'about.kn.html'), page('kn', 'ನಮ್ಮ ಕಥೆ'));
  await writeFile(path.join(folder, 'sitemap.xml'), '<loc>%ORIGIN%/about</loc>');
  await writeFile(path.join(folder, 'robots.txt'), 'Sitemap: %ORIGIN%/sitemap.xml');
  await writeFile(
    path.join(folder, 'pages.json'),
    JSON.stringify({ '/about': { en: { file: 'about.en.html' }, kn: { file: 'about.kn.html' } } }),
  );
  site = await serve();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function serve(settings: Parameters<typeof readPages>[1] = SITE): Promise<FastifyInstance> {
  const prerendered = await readPages(folder, settings);
  const app = Fastify();
  const send = pageSenders(prerendered, HEADERS).get('/about');
  app.setNotFoundHandler((request, reply) => {
    reply.hijack();
    send?.(request.raw, reply.raw, request.url.startsWith('/about') ? 200 : 404);
  });
  return app;
}

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });

describe('the language of a page', () => {
  it.each([
    [
      'the stored choice, before a link in the language of its sender',
      '/about?lang=en',
      { cookie: 'site_lang=kn', 'sec-fetch-mode': 'navigate' },
      'kn',
    ],
    ['the link, where nothing is stored', '/about?lang=kn', { 'sec-fetch-mode': 'navigate' }, 'kn'],
    ['the page that fetches another text', '/about?lang=en', { cookie: 'site_lang=kn' }, 'en'],
    [
      'a choice just made on the page',
      '/about?choose=en',
      { cookie: 'site_lang=kn', 'sec-fetch-mode': 'navigate' },
      'en',
    ],
    ['the choice made here', '/about', { cookie: 'site_lang=kn', 'accept-language': 'en-IN' }, 'kn'],
    ['the browser', '/about', { 'accept-language': 'fr, kn-IN;q=0.9, en;q=0.8' }, 'kn'],
    ['the browser’s first that we have', '/about', { 'accept-language': 'en-IN,en;q=0.9,kn;q=0.8' }, 'en'],
    ['nobody: English', '/about', {}, 'en'],
    ['nonsense: English', '/about?lang=xx', { cookie: 'site_lang=../..', 'accept-language': '*' }, 'en'],
  ])('is said by %s', async (_who, url, headers, language) => {
    const answer = await get(url, headers as Record<string, string>);
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.body).toContain(language === 'kn' ? 'ನಮ್ಮ ಕಥೆ' : 'Our Story');
    expect(answer.headers.vary).toBe('Accept-Encoding, Cookie, Accept-Language');
  });

  it('is remembered when it was chosen, or when the first link named it, and only then', async () => {
    expect((await get('/about?lang=kn')).headers['set-cookie']).toMatch(/^site_lang=kn; Path=\/; Max-Age=/);
    const stored = { cookie: 'site_lang=kn' };
    expect((await get('/about?lang=en', stored)).headers['set-cookie']).toBeUndefined();
    expect((await get('/about?choose=en', stored)).headers['set-cookie']).toMatch(/^site_lang=en; /);
    expect((await get('/about')).headers['set-cookie']).toBeUndefined();
    expect((await get('/about?lang=xx')).headers['set-cookie']).toBeUndefined();
  });
});

describe('the bytes of a page', () => {
  it('are what the browser understands, the same page in each', async () => {
    const plain = await get('/about');
    const br = await get('/about', { 'accept-encoding': 'gzip, deflate, br' });
    const gz = await get('/about', { 'accept-encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect((await get('/about', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
  });

  it('are not sent again to who has them, and are to who has other ones', async () => {
    const first = await get('/about', { 'accept-encoding': 'br' });
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(etag);
    for (const kept of [`"older", W/${etag}`, '*']) {
      const headers = { 'accept-encoding': 'br', 'if-none-match': kept };
      expect((await get('/about', headers)).statusCode).toBe(304);
    }
    const others: Record<string, string>[] = [
      { 'accept-encoding': 'gzip' },
      { 'accept-encoding': 'br', cookie: 'site_lang=kn' },
    ];
    for (const headers of others) {
      expect((await get('/about', { ...headers, 'if-none-match': etag })).statusCode).toBe(200);
    }
  });

  it('are sent with a true 404 where the page stands for one that does not exist', async () => {
    const lost = await get('/nowhere', { 'if-none-match': String((await get('/about')).headers.etag) });
    expect(lost.statusCode).toBe(404);
    expect(lost.body).toContain('Our Story');
  });
});

describe('a page ahead of the framework', () => {
  let app: FastifyInstance;
  let url: string;
  const counted: object[] = [];
  const passed: string[] = [];

  beforeAll(async () => {
    app = Fastify();
    app.addHook('onRequest', (request, reply, done) => {
      passed.push(`${request.method} ${request.url}`);
      reply.header('set-cookie', 'XSRF-TOKEN=a.b; Path=/');
      done();
    });
    const senders = pageSenders(await readPages(folder, SITE), HEADERS);
    const metrics = { ...createMetrics(), request: (answered: object) => void counted.push(answered) };
    const opening = { isOpen: () => true };
    answerPagesFirst(app.server, senders, { metrics, log: pino({ level: 'silent' }), opening });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  it('is given without a look at its hooks, as to everybody, and is counted all the same', async () => {
    const first = await fetch(`${url}/about?lang=kn`);
    expect(await first.text()).toContain('ನಮ್ಮ ಕಥೆ');
    expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^site_lang=kn; /)]);
    const headers = { 'if-none-match': String(first.headers.get('etag')), cookie: 'site_lang=kn' };
    const again = await fetch(`${url}/about`, { headers });
    const head = await fetch(`${url}/about`, { method: 'HEAD' });
    expect([again.status, head.status, await head.text()]).toEqual([304, 200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
    expect(head.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(passed).toEqual([]);
    const asked = { route: 'pages' };
    await expect
      .poll(() => counted)
      .toEqual([
        { ...asked, method: 'GET', status: 200 },
        { ...asked, method: 'GET', status: 304 },
        { ...asked, method: 'HEAD', status: 200 },
      ]);
  });

  it('is left to the framework where the address is not the page’s own, and where something is written', async () => {
    passed.length = 0;
    for (const address of ['/about/', '/404', '/About', '/%61bout', '//about', '/about;x']) {
      expect((await fetch(url + address)).status, address).toBe(404);
      expect(passed.at(-1)).toBe(`GET ${address}`);
    }
    expect((await fetch(`${url}/about`, { method: 'POST' })).status).toBe(404);
    expect(passed.at(-1)).toBe('POST /about');
  });
});

it('names the site’s own address, in pages and in the files for search engines', async () => {
  expect((await get('/about')).body).toContain('href="https://agro.test/about"');
  const { files } = await readPages(folder, SITE);
  expect(files.get('sitemap.xml')).toBe('<loc>https://agro.test/about</loc>');
  expect(files.get('robots.txt')).toBe('Sitemap: https://agro.test/sitemap.xml');
});

it('allows the page’s own line of script by its hash, and no other', async () => {
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect((await get('/about')).headers['content-security-policy']).toBe(
    `default-src 'self'; script-src 'self' 'sha256-${hash}'; connect-src 'self'`,
  );
});

it('tells pages in production that they run there', async () => {
  const home = await serve({ ...SITE, production: true });
  expect((await home.inject('/about')).body).toContain('<html data-production lang="en">');
  expect((await get('/about')).body).toContain('<html lang="en">');
  await home.close();
});

it('tells pages of a shop without a payment provider that money is taken offline', async () => {
  const shop = await serve({ ...SITE, paysOffline: true });
  expect((await shop.inject('/about')).body).toContain('<html data-pays-offline lang="en">');
  await shop.close();
});

it('lets the translation service in only where words have no Kannada of their own, and the owner wants it', async () => {
  const kannada = path.join(folder, 'about.kn.html');
  await writeFile(kannada, '<html lang="kn"><p lang="en" translate="yes">A notice</p></html>');
  const policyOf = async (pageTranslation: boolean) => {
    const app = await serve({ ...SITE, pageTranslation });
    const answer = await app.inject('/about?lang=kn');
    await app.close();
    return { policy: String(answer.headers['content-security-policy']), html: answer.body };
  };
  const on = await policyOf(true);
  expect(on.policy).toContain('https://translate.google.com');
  expect(on.html).toContain('<html data-translation ');
  const off = await policyOf(false);
  expect(off.policy).not.toContain('translate');
  expect(off.html).not.toContain('data-translation');
});
