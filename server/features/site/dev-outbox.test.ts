import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createOutbox } from '../../partners/outbox.ts';
import { devOutboxRoutes } from './dev-outbox.routes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('shows the messages, newest first, as text and never as markup', async () => {
  const outbox = createOutbox(app.dataDir);
  await outbox.put({ channel: 'sms', to: '9876543210', text: 'older' });
  await outbox.put({
    channel: 'email',
    to: 'a@b.in',
    subject: '<b>ನಮಸ್ಕಾರ</b>',
    text: '<script>alert(1)</script>',
  });
  const page = await app.client().get('/dev/outbox');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page.body).not.toContain('<script>');
  expect(page.body).toContain('&lt;b&gt;ನಮಸ್ಕಾರ&lt;/b&gt;');
  expect(page.body.indexOf('a@b.in')).toBeLessThan(page.body.indexOf('older'));
});

it('is for a browser on this machine alone, under this machine’s own name', async () => {
  const ask = (headers: http.OutgoingHttpHeaders) =>
    new Promise<number | undefined>((resolve, reject) => {
      http
        .get(`${app.url}/dev/outbox`.replace('localhost', '127.0.0.1'), { headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
        .on('error', reject);
    });
  const port = new URL(app.url).port;
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
    expect([host, await ask({ host })]).toEqual([host, 200]);
  const others = [
    { host: `rebind.evil.example:${port}` },
    { host: `localhost.evil.example:${port}` },
    { host: `localhost:${port}`, 'x-forwarded-for': '8.8.8.8' },
    { host: `localhost:${port}`, forwarded: 'for=8.8.8.8' },
    { host: `localhost:${port}`, 'x-real-ip': '127.0.0.1' },
    { host: `localhost:${port}`, 'x-forwarded-host': 'shop.example' },
    { host: `localhost:${port}`, 'cf-connecting-ip': '8.8.8.8' },
    { host: `localhost:${port}`, via: '1.1 proxy' },
  ];
  for (const headers of others) expect([headers, await ask(headers)]).toEqual([headers, 404]);
});

it('is not handed on by a proxy that names nobody and speaks as nginx does by itself', async () => {
  const { hostname, port, host } = new URL(app.url);
  const ask = (version: string) =>
    new Promise<string>((resolve, reject) => {
      let heard = '';
      net
        .connect(Number(port), hostname)
        .on('error', reject)
        .on('data', (bytes) => (heard += bytes.toString('latin1')))
        .on('close', () => resolve(heard.split('\r\n', 1)[0] ?? ''))
        .write(`GET /dev/outbox HTTP/${version}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    });
  expect([await ask('1.1'), await ask('1.0')]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 404 Not Found']);
});

it('does not exist in production', async () => {
  const paths: string[] = [];
  const site = { get: (path: string) => paths.push(path) } as never;
  const plugin = (production: boolean) =>
    devOutboxRoutes({ ...app.ctx, config: { ...app.config, production } })(site, {});
  await plugin(false);
  expect(paths).toEqual(['/dev/outbox']);
  await plugin(true);
  expect(paths).toHaveLength(1);
});
