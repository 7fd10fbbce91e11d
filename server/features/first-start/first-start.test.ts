import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StartAnswer } from '#shared/contract/first-start.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { settingsOf } from './settings.policy.ts';

let app: TestApp;
let owner: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.loginOffice();
});
afterAll(() => app.close());

const read = async (as = owner): Promise<StartAnswer> => (await as.get('/api/admin/start')).body;
const mark = (step: string, state: string) => owner.put('/api/admin/start/step', { step, state });
const stateOf = ({ steps }: StartAnswer, name: string) => steps.find(({ step }) => step === name)?.state;

it('begins with every step open, what is still a sample, and settings that are for home', async () => {
  const start = await read();
  expect(new Set(start.steps.map(({ state }) => state))).toEqual(new Set(['open']));
  expect(start.samples).toContain('contact');
  expect(start.open).toBe(true);
  expect(start.settings).toEqual([
    { setting: 'address', state: 'home', value: app.config.publicUrl },
    { setting: 'mail', state: 'home', value: 'office@avagro.example' },
    { setting: 'sms', state: 'home', value: 'outbox' },
    { setting: 'payment', state: 'home', value: 'sandbox' },
  ]);
});

it('keeps what was said of a step for every device, and takes it back', async () => {
  expect(stateOf((await mark('hours', 'done')).body, 'hours')).toBe('done');
  await mark('films', 'skipped');
  const elsewhere = await read(await app.loginOffice());
  expect([stateOf(elsewhere, 'hours'), stateOf(elsewhere, 'films')]).toEqual(['done', 'skipped']);
  expect(stateOf((await mark('hours', 'open')).body, 'hours')).toBe('open');
  expect((await mark('nothing', 'done')).status).toBe(400);
});

it('tries the contracts: an SMS arrives at the owner’s own phone, the payment provider knows the shop', async () => {
  const attempt = (body: object) => owner.post('/api/admin/start/try', body);
  expect((await attempt({ setting: 'payment' })).body).toEqual({ ok: true, works: true });
  expect((await attempt({ setting: 'sms', mobile: '+91 98450 77777' })).body.works).toBe(true);
  expect((await app.lastMessageTo('9845077777'))?.text).toMatch(/\b\d{6}\b/);
  for (const mobile of [undefined, '12345'])
    expect(await attempt({ setting: 'sms', mobile })).toMatchObject({
      status: 400,
      body: { fields: { mobile: 'phone' } },
    });
  for (let tries = 2; tries < 10; tries += 1) await attempt({ setting: 'payment' });
  expect((await attempt({ setting: 'payment' })).body.code).toBe('RATE_LIMITED');
});

it('a provider that does not know the shop is told of', async () => {
  const none = await startTestApp({ PAYMENT_PROVIDER: 'none', SMS_PROVIDER: 'none' });
  const client = await none.loginOffice();
  for (const body of [{ setting: 'payment' }, { setting: 'sms', mobile: '9845077777' }])
    expect((await client.post('/api/admin/start/try', body)).body).toEqual({ ok: true, works: false });
  await none.close();
});

it('names no secret of the settings', () => {
  const said = settingsOf({
    publicUrl: 'https://agro.in',
    email: { smtpUrl: 'smtps://me:hidden-mail@host', from: 'a@agro.in' },
    sms: { provider: 'fast2sms', apiKey: 'hidden-sms' } as never,
    payment: { provider: 'phonepe', clientSecret: 'hidden-pay' } as never,
  });
  expect(said.map(({ state }) => state)).toEqual(['set', 'set', 'set', 'set']);
  expect(JSON.stringify(said)).not.toContain('hidden');
});
