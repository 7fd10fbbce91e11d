import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { buildSmallSite } from '../../../tests/support/small-site.ts';

let app: TestApp;
let dist: string;
beforeAll(async () => {
  dist = await buildSmallSite();
  app = await startTestApp({ DIST_DIR: dist, PAYMENT_PROVIDER: 'none' });
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
  const hash = createHash('sha256').update('hold()').digest('base64');
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

it('says so where a document cannot be drawn', async () => {
  expect((await ask('/checkout?broken=1')).status).toBe(500);
});
