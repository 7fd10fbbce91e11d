import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshMobile, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { type LookAlike, startLookAlike } from '../../../tests/support/sms-provider.ts';

let provider: LookAlike;
let app: TestApp;
beforeAll(async () => {
  provider = await startLookAlike();
  app = await startTestApp({
    SMS_PROVIDER: 'msg91',
    MSG91_URL: provider.url,
    MSG91_AUTH_KEY: 'key',
    MSG91_TEMPLATE_ID: 'flow',
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const SUCCESS = { body: '{"type":"success","message":"id"}' };
/** The code in the newest call the provider saw. */
function newestCode(): string {
  const body = provider.seen.at(-1)?.body as { recipients: { OTP: string }[] };
  return body.recipients[0]?.OTP ?? '';
}

it.each([
  ['refuses politely', { status: 200, body: '{"type":"error","message":"out of credit"}' }],
  ['breaks', { status: 500, body: 'Internal error' }],
])('tells the farmer when the provider %s, and lets them try again at once', async (_how, failure) => {
  const [client, mobile] = [app.client(), freshMobile()];
  // The browser is known from before, so that only the voiding stands between it and the lost code.
  provider.answerWith(SUCCESS);
  await client.post('/api/auth/send-otp', { mobile: freshMobile() });
  provider.answerWith(failure);
  for (let n = 0; n < 5; n += 1) {
    const answer = await client.post('/api/auth/send-otp', { mobile });
    expect(answer.status).toBe(502);
    expect(answer.body).toEqual({ ok: false, code: 'OTP_SEND_FAILED', error: 'Failed to send OTP' });
  }
  // A code the provider may have delivered after all is void.
  const lost = newestCode();
  const late = await client.post('/api/auth/verify-otp', { mobile, code: lost });
  expect(late.body.code).toBe('OTP_EXPIRED');

  provider.answerWith(SUCCESS);
  expect((await client.post('/api/auth/send-otp', { mobile })).status).toBe(200);
  const code = newestCode();
  const done = await client.post('/api/auth/verify-otp', { mobile, code, name: 'ರಾಮ', address: 'ಕೋಲಾರ' });
  expect(done.status).toBe(200);
});
