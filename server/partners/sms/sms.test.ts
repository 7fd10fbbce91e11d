import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LookAlike, startLookAlike } from '../../../tests/support/sms-provider.ts';
import { createOutbox } from '../outbox.ts';
import { createFast2Sms } from './fast2sms.ts';
import { createSmsSender } from './index.ts';
import { createMsg91 } from './msg91.ts';
import { OTP_TEMPLATE, otpText, type SmsSender } from './sms-sender.ts';

const MOBILE = '9876543210';
const CODE = '048213';
const KEY = 'a-secret-key';

let provider: LookAlike;
beforeEach(async () => {
  provider = await startLookAlike();
});
afterEach(() => provider.close());

const senders: Record<string, { make: (timeoutMs?: number) => SmsSender; success: string; refusal: string }> =
  {
    MSG91: {
      make: (timeoutMs) =>
        createMsg91({ baseUrl: provider.url, authKey: KEY, templateId: 'flow-1', timeoutMs }),
      success: '{"type":"success","message":"3763646c3058373530393938"}',
      refusal: `{"type":"error","message":"template id missing for ${CODE}, key ${KEY}"}`,
    },
    Fast2SMS: {
      make: (timeoutMs) =>
        createFast2Sms({
          baseUrl: provider.url,
          apiKey: KEY,
          senderId: 'AVAGRO',
          messageId: '155',
          timeoutMs,
        }),
      success: '{"return":true,"request_id":"lwdtp7cjyqxvfe9","message":["SMS sent successfully."]}',
      refusal: `{"return":false,"status_code":412,"message":"Invalid key ${KEY} or variable ${CODE}"}`,
    },
  };

describe.each(Object.entries(senders))('%s', (_name, { make, success, refusal }) => {
  it('takes a success for a success', async () => {
    provider.answerWith({ body: success });
    await expect(make().sendOtp(MOBILE, CODE)).resolves.toBeUndefined();
    expect(provider.seen).toHaveLength(1);
  });

  it.each([200, 400, 401, 500])(
    'takes a refusal in the body for a failure, with status %i',
    async (status) => {
      provider.answerWith({ status, body: refusal });
      await expect(make().sendOtp(MOBILE, CODE)).rejects.toThrow(/refused/);
    },
  );

  it('does not believe a success with an error status', async () => {
    provider.answerWith({ status: 500, body: success });
    await expect(make().sendOtp(MOBILE, CODE)).rejects.toThrow(/status 500/);
  });

  it.each([
    ['an HTML page', '<html>Bad gateway</html>'],
    ['nothing', ''],
    ['a list', '[]'],
    ['an empty object', '{}'],
  ])('takes %s for a failure', async (_what, body) => {
    provider.answerWith({ body });
    await expect(make().sendOtp(MOBILE, CODE)).rejects.toThrow();
  });

  it('fails when the answer breaks off', async () => {
    provider.answerWith({ breakOff: true });
    await expect(make().sendOtp(MOBILE, CODE)).rejects.toThrow(/broke off/);
  });

  it('gives up on a slow provider and does not try twice', async () => {
    provider.answerWith({ body: success, delayMs: 1_000 });
    await expect(make(100).sendOtp(MOBILE, CODE)).rejects.toThrow(/no answer in time/);
    expect(provider.seen).toHaveLength(1);
  });

  it('fails when nobody listens', async () => {
    const sender = make();
    await provider.close();
    await expect(sender.sendOtp(MOBILE, CODE)).rejects.toThrow(/could not be reached/);
  });

  it('keeps code and key out of its errors, even when the provider repeats them', async () => {
    provider.answerWith({ body: refusal });
    const error: Error = await make()
      .sendOtp(MOBILE, CODE)
      .then(
        () => expect.unreachable(),
        (reason) => reason,
      );
    expect(error.message).not.toContain(CODE);
    expect(error.message).not.toContain(KEY);
  });
});

it('hands MSG91 the flow, the number with country code, and the code', async () => {
  provider.answerWith({ body: '{"type":"success"}' });
  await senders.MSG91?.make().sendOtp(MOBILE, CODE);
  expect(provider.seen[0]).toMatchObject({
    method: 'POST',
    path: '/api/v5/flow',
    headers: { authkey: KEY, 'content-type': 'application/json' },
    body: { template_id: 'flow-1', recipients: [{ mobiles: `91${MOBILE}`, OTP: CODE }] },
  });
});

it('hands Fast2SMS the DLT header, its template number, and one value for each variable', async () => {
  provider.answerWith({ body: '{"return":true}' });
  await senders.Fast2SMS?.make().sendOtp(MOBILE, CODE);
  expect(provider.seen[0]).toMatchObject({
    method: 'POST',
    path: '/dev/bulkV2',
    headers: { authorization: KEY },
    body: {
      route: 'dlt',
      sender_id: 'AVAGRO',
      message: '155',
      variables_values: `${CODE}|${CODE}`,
      numbers: MOBILE,
    },
  });
});

describe('the text', () => {
  it('is the registered template with its variables filled in', () => {
    const registered = OTP_TEMPLATE.replace('{shop}', 'AV Agro')
      .replace('{host}', 'avagro.in')
      .split('{#numeric#}');
    expect(otpText(CODE, { shop: 'AV Agro', host: 'avagro.in' }).split(CODE)).toEqual(registered);
  });

  it('ends with the line a phone reads the code from', () => {
    expect(otpText(CODE, { shop: 'AV Agro', host: 'avagro.in' }).split('\n').at(-1)).toBe(
      `@avagro.in #${CODE}`,
    );
  });

  it('is one SMS: plain GSM letters, at most 160', () => {
    const text = otpText(CODE, { shop: 'AV Agro', host: 'www.avagro-karnataka.in' });
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^[A-Za-z0-9 .,@#\n-]+$/);
  });
});

it('writes to the outbox at home', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'av-sms-'));
  const outbox = createOutbox(dataDir);
  await createSmsSender({ provider: 'outbox', webOtpHost: 'localhost' }, outbox, () => 'Raita Mitra').sendOtp(
    MOBILE,
    CODE,
  );
  expect(await outbox.list(10)).toMatchObject([
    { channel: 'sms', to: MOBILE, text: otpText(CODE, { shop: 'Raita Mitra', host: 'localhost' }) },
  ]);
  expect(await readdir(path.join(dataDir, 'outbox'))).toHaveLength(1);
  await rm(dataDir, { recursive: true });
});
