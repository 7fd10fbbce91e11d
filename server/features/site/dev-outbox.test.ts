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
