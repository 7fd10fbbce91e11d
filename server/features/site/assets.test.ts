import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { buildSmallSite } from '../../../tests/support/small-site.ts';

let dist: string;
let app: TestApp;
beforeAll(async () => {
  dist = await buildSmallSite();
  const file = path.join(dist, 'web/assets/late-1.js');
  await writeFile(file, 'later();');
  await writeFile(`${file}.br`, brotliCompressSync('later();'));
  app = await startTestApp({ DIST_DIR: dist });
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true, force: true });
});

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.url}${address}`, { method, headers: { 'accept-encoding': 'identity', ...headers } });

it('a file with a hash in its name is kept for ever, whole or in part, and compressed where it may be', async () => {
  const whole = await ask('/assets/late-1.js');
  expect(await whole.text()).toBe('later();');
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const packed = await ask('/assets/late-1.js', { 'accept-encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await packed.text()).toBe('later();');
  const part = await ask('/assets/late-1.js', { range: 'bytes=0-4' });
  expect([part.status, await part.text()]).toEqual([206, 'later']);
  const head = await ask('/assets/late-1.js', {}, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '8']);
});

it.each(['none.js', '', '%00', '..%2findex.html', 'late-1.js/', 'late-1.js%20'])(
  'what is not there (%j) is told as a program reads it, and nothing else is given',
  async (name) => {
    const answer = await ask(`/assets/${name}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('start()');
  },
);
