import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('says to everybody where a hole in the security is told, for no longer than the standard allows', async () => {
  const answer = await fetch(`${app.url}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );
  expect(fields).toMatchObject({
    Contact: `mailto:${BUSINESS.email}`,
    'Preferred-Languages': LANGUAGES.join(', '),
    Canonical: `${app.config.publicUrl}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(80);
  expect(days).toBeLessThan(365);
});
