import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { buildSmallSite } from '../../../tests/support/small-site.ts';
import { drawingLimit } from './request-documents.ts';

let app: TestApp;
let dist: string;
beforeAll(async () => {
  dist = await buildSmallSite();
  app = await startTestApp({ DIST_DIR: dist, PAYMENT_PROVIDER: 'none', TRUST_PROXY: '1' });
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}${path}`, { headers });

it.each(['br', 'gzip', 'identity'])('draws the checkout for what its address asks (%s)', async (encoding) => {
  const answer = await ask('/checkout?sku=SEED&price=1', { 'accept-encoding': encoding });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  const html = await answer.text();
  expect(html).toContain('"path":"/checkout"');
  expect(html).toContain('"query":"sku=SEED&price=1","paysOffline":true');
  expect(html).toContain(app.config.publicUrl);
  expect(html).not.toContain('%ORIGIN%');
});

it('reads the whole query, a question mark in it too', async () => {
  expect(await (await ask('/checkout?name=What?&sku=SEED')).text()).toContain(
    '"query":"name=What?&sku=SEED"',
  );
});

it('keeps it with nobody, and allows its one script alone', async () => {
  const answer = await ask('/checkout');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

it('answers in the reader’s language, and remembers one that was chosen', async () => {
  const answer = await ask('/checkout?choose=kn', { cookie: 'site_lang=en' });
  expect(answer.headers.get('content-language')).toBe('kn');
  expect(answer.headers.get('set-cookie')).toContain('site_lang=kn');
  expect((await ask('/checkout', { cookie: 'site_lang=kn' })).headers.get('content-language')).toBe('kn');
});

it('draws a chapter nobody has written, and leaves one that is finished alone', async () => {
  expect(await (await ask('/guide/chapter/wind')).text()).toContain('"path":"/guide/chapter/wind"');
  expect(await (await ask('/guide/chapter/1-soil')).text()).toContain('Soil');
  expect((await ask('/guide/chapter/a/b')).status).toBe(404);
});

it('draws a list of the price list, in place of its finished page and for no other page', async () => {
  const answer = await ask('/products?category=seeds&q=dap', { cookie: 'site_lang=kn' });
  expect(answer.headers.get('content-language')).toBe('kn');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('"query":"category=seeds&q=dap"');
  expect(await (await ask('/products/?page=2')).text()).toContain('"query":"page=2"');
  for (const finished of ['/products', '/products?lang=en', '/products/'])
    expect(await (await ask(finished)).text()).toContain('>Products<');
  expect(await (await ask('/about?q=dap')).text()).toContain('Our Story');
});

it('answers a list that does not exist with a true 404', async () => {
  expect((await ask('/products?page=99')).status).toBe(404);
});

it('says so where a document cannot be drawn', async () => {
  expect((await ask('/checkout?broken=1')).status).toBe(500);
});

it('draws for a line that asks without end no more than is its own, and goes on for all others', async () => {
  const from = (ip: string) => ask('/checkout', { 'x-forwarded-for': ip, 'accept-language': 'kn' });
  const answers = await Promise.all(Array.from({ length: 300 }, () => from('203.0.113.7')));
  const drawn = answers.filter(({ status }) => status === 200);
  expect(drawn.length).toBeGreaterThanOrEqual(120);
  expect(drawn.length).toBeLessThan(200);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe('1');
  expect(refused?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const words = await refused?.text();
  expect(words).toContain('ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ');
  expect(words).not.toContain('"path"');
  // A neighbour, one who claims to be the flooder, and a finished page of the flooder's.
  expect((await from('203.0.113.8')).status).toBe(200);
  expect((await from('203.0.113.7, 198.51.100.1')).status).toBe(200);
  expect((await ask('/about', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
});

it('gives a line its drawings back with time, and counts an IPv6 subscriber once', () => {
  let at = 0;
  const secondsToWait = drawingLimit(() => at);
  const burst = (ip: (n: number) => string) =>
    Array.from({ length: 200 }, (_, n) => secondsToWait(ip(n))).filter((seconds) => seconds === 0).length;
  expect(burst((n) => `2001:db8:1:2::${n.toString(16)}`)).toBe(120);
  expect(burst(() => '2001:db8:1:3::1')).toBe(120);
  at += 1_000;
  expect(burst(() => '2001:db8:1:2::1')).toBe(10);
  at += 3_600_000;
  expect(burst(() => '2001:db8:1:2::1')).toBe(120);
  expect(burst(() => '127.0.0.1')).toBe(200);
  for (let n = 0; n < 25_000; n += 1) secondsToWait(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  expect(burst(() => '198.51.100.9')).toBe(120);
});
