import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../server/platform/log.ts';
import { OFFICE_EMAIL, OFFICE_PASSWORD, startTestApp, type TestApp } from '../support/app.ts';
import type { TestClient } from '../support/client.ts';
import { type LookAlike, startLookAlike } from '../support/sms-provider.ts';
import { closeLines, openLine } from '../support/socket-lines.ts';

/** A day with the real senders, logged as talkatively as it goes; then the log is searched. */
const MOBILE = '9845012345';
const KEY = 'msg91-authentication-key';
const MAIL_PASSWORD = 'mail-pass-word';
const SAID = ['ಎಲೆ-ಹಳದಿ', 'NAME-Lakshmidevi', 'PLACE-Doddaballapura', 'NOTE-pays-late', 'FILE-name'];

let app: TestApp;
let sms: LookAlike;
let mail: SMTPServer;
let lines = '';
const mails: string[] = [];
const secrets = new Set<string>([MOBILE, KEY, MAIL_PASSWORD, OFFICE_PASSWORD, ...SAID]);

beforeAll(async () => {
  sms = await startLookAlike();
  mail = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'av' }),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  mail.on('error', () => {});
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  const env = {
    SMS_PROVIDER: 'msg91',
    MSG91_URL: sms.url,
    MSG91_AUTH_KEY: KEY,
    MSG91_TEMPLATE_ID: 'template',
    SMTP_URL: `smtp://av:${MAIL_PASSWORD}@127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
  };
  const write = (line: string) => {
    lines += line;
  };
  const log = createLog({ level: 'trace' }, { write });
  app = await startTestApp(env, { log });
});
afterAll(async () => {
  closeLines();
  await app.close();
  await sms.close();
  await new Promise<void>((resolve) => mail.close(() => resolve()));
});

it('a whole day leaves no number, code, key, cookie, name or word of anybody in the log', async () => {
  const { farmer, office } = await logInBoth();
  const { chat_id: chatId } = (await farmer.post('/api/chat/message', { text: SAID[0] })).body.message;
  await openLine(app.url, farmer, 'farmer');
  await farmer.postForm('/api/chat/message', formWithFile());
  await office.put(`/api/admin/customers/${chatId}/note`, { note: SAID[3] });
  await office.get(`/api/admin/search?q=${MOBILE}`);
  await farmer.get(`/api/auth/exists/${MOBILE}`);
  await failOnEveryRoad(farmer);
  for (const client of [farmer, office]) for (const value of client.cookies.values()) secrets.add(value);

  // The search finds what is there: the failures themselves are in it.
  expect(lines).toContain('"route":"/api/chat/message"');
  expect(lines).toContain('refused');
  expect(lines).toContain('does not exist');
  expect(lines).toContain('unique constraint');
  const told = lines.split('\n').filter((line) => [...secrets].some((secret) => line.includes(secret)));
  expect(told).toEqual([]);
  expect(secrets.size).toBeGreaterThan(12);
  for (const line of lines.trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow();
});

async function logInBoth() {
  const [farmer, office] = [app.client(), app.client()];
  sms.answerWith({ body: '{"type":"success"}' });
  await farmer.post('/api/auth/send-otp', { mobile: MOBILE });
  const code = lastSmsCode();
  await farmer.post('/api/auth/verify-otp', { mobile: MOBILE, code: '000000', role: 'farmer' });
  const profile = { role: 'farmer', name: SAID[1], address: SAID[2] };
  const entered = await farmer.post('/api/auth/verify-otp', { mobile: MOBILE, code, ...profile });
  expect(entered.status).toBe(200);
  await office.post('/api/admin/login-start', {
    email: OFFICE_EMAIL,
    password: `${OFFICE_PASSWORD}-mistyped`,
  });
  await office.post('/api/admin/login-start', { email: OFFICE_EMAIL, password: OFFICE_PASSWORD });
  const mailed = /\b\d{6}\b/.exec(bodyOf(mails.at(-1) ?? ''))?.[0] ?? '';
  secrets.add(mailed);
  const opened = await office.post('/api/admin/verify-otp', { email: OFFICE_EMAIL, code: mailed });
  expect(opened.status).toBe(200);
  return { farmer, office };
}

function bodyOf(mail: string): string {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  return /encoding: base64/i.test(head) ? Buffer.from(text, 'base64').toString() : text;
}

function lastSmsCode(): string {
  const asked = sms.seen.at(-1)?.body as { recipients: { OTP: string }[] } | undefined;
  const code = asked?.recipients[0]?.OTP ?? '';
  secrets.add(code);
  return code;
}

/** The provider repeats what it was sent, the database refuses, a table is missing. */
async function failOnEveryRoad(farmer: TestClient): Promise<void> {
  const body = JSON.stringify({ type: 'error', message: `cannot send to 91${MOBILE} or +91 ${MOBILE}` });
  sms.answerWith({ status: 400, body });
  expect((await app.client().post('/api/auth/send-otp', { mobile: MOBILE })).status).toBe(502);
  lastSmsCode();

  const { pool } = app.ctx.db;
  await pool
    .query('insert into farmers (mobile, name, address) values ($1, $2, $3)', [MOBILE, SAID[1], SAID[2]])
    .catch((err: unknown) => app.ctx.log.error({ err }, 'refused row'));
  await pool.query('alter table messages rename to messages_away');
  const failed = await farmer.post('/api/chat/message', { text: SAID[0] });
  expect(failed.status).toBe(500);
  await pool.query('alter table messages_away rename to messages');
  await app.ctx.inTransaction((tx) => app.ctx.jobs.enqueue(tx, 'identity.login_notice', { at: MOBILE }));
  await expect.poll(() => lines).toContain('identity.login_notice');
}

function formWithFile(): FormData {
  const form = new FormData();
  form.append('text', SAID[0] ?? '');
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), `${SAID[4]}.pdf`);
  return form;
}
