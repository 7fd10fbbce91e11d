import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { closeLines, openLine } from '../../../tests/support/socket-lines.ts';
import { releaseJobs, sweepQueue } from './jobs.ts';

let app: TestApp;
const TOKEN = 'a-token-only-prometheus-knows';

beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: TOKEN });
});
afterAll(async () => {
  closeLines();
  await app.close();
});

const read = async (headers: Record<string, string> = {}) => app.client().get('/metrics', headers);
/** The value of one line; 0 while it has not been written yet. */
async function value(line: string): Promise<number> {
  const { body } = await read();
  const found = (body as string).split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}

it('tells a program on this machine how it goes, and to everybody else that there is no such page', async () => {
  expect((await read()).headers.get('content-type')).toContain('text/plain');
  expect(await read({ 'x-forwarded-for': '203.0.113.9' })).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
  expect((await read({ forwarded: 'for=203.0.113.9' })).status).toBe(404);
  expect((await read({ authorization: 'Bearer guess', 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  const known = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.9' };
  expect((await read(known)).status).toBe(200);
});

it('counts what people do: requests by route, codes, messages, deliveries, calls outside, lines, the queue', async () => {
  const farmer = await app.loginFarmer();
  await farmer.post('/api/auth/verify-otp', { mobile: farmer.mobile, code: '000000', role: 'farmer' });
  const sent = await farmer.post('/api/chat/message', { text: 'ಎಲೆ ಹಳದಿ' });
  const office = await app.loginOffice();
  await openLine(app.url, office, 'office');
  const { chat_id, seq } = sent.body.message;
  await office.post('/api/chat/receipt', { chat_id, delivered_seq: seq, read_seq: 0 });
  await office.post('/api/chat/receipt', { chat_id, delivered_seq: seq, read_seq: seq });

  await expect.poll(() => value('av_messages_sent_total{side="farmer"}')).toBe(1);
  await expect.poll(() => value('av_delivery_lag_seconds_count{side="admin"}')).toBe(1);
  const send = 'av_http_request_seconds_count{method="POST",route="/api/chat/message",status="200"}';
  expect(await value(send)).toBe(1);
  expect(await value('av_otp_total{audience="farmer",event="sent"}')).toBe(1);
  expect(await value('av_otp_total{audience="farmer",event="verified"}')).toBe(1);
  expect(await value('av_otp_total{audience="office",event="verified"}')).toBe(1);
  expect(await value('av_provider_call_seconds_count{partner="sms",call="sendOtp",outcome="ok"}')).toBe(1);
  expect(await value('av_sockets')).toBe(1);
  expect(await value('av_database_up')).toBe(1);
  expect(await value('av_disk_free_bytes')).toBeGreaterThan(0);
  expect((await read()).body).toContain('av_outbox_oldest_seconds ');
  expect((await read()).body).not.toContain(farmer.mobile);
});

it('says how much waits in the queue and for how long, takes up what a dead worker left, forgets what is a month old', async () => {
  const { pool } = app.ctx.db;
  await pool.query(
    `select graphile_worker.add_job('nobody.does', '{}'::json, run_at => now() - interval '90 seconds')
     from generate_series(1, 3)`,
  );
  expect(await value('av_queue_jobs{task="nobody.does",state="due"}')).toBe(3);
  expect(await value('av_outbox_oldest_seconds')).toBeGreaterThan(89);

  const taken = `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - $1::interval
                 where id = (select min(id) from graphile_worker.jobs where task_identifier = 'nobody.does')`;
  await pool.query(taken, ['9 minutes']);
  await releaseJobs(app.ctx);
  expect(await value('av_queue_jobs{task="nobody.does",state="running"}')).toBe(1);
  await pool.query(taken, ['11 minutes']);
  await releaseJobs(app.ctx);
  expect(await value('av_queue_jobs{task="nobody.does",state="due"}')).toBe(3);

  // The table's own trigger would set the time of the change.
  await pool.query('alter table graphile_worker._private_jobs disable trigger user');
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts,
       updated_at = now() - (case when id % 2 = 0 then '29 days' else '31 days' end)::interval
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'nobody.does')`,
  );
  await pool.query('alter table graphile_worker._private_jobs enable trigger user');
  const before = await value('av_queue_jobs{task="nobody.does",state="given_up"}');
  await sweepQueue(app.ctx);
  const after = await value('av_queue_jobs{task="nobody.does",state="given_up"}');
  expect(before).toBe(3);
  expect([1, 2]).toContain(after);
});

it('an answer to a failure names the line of the log that tells of it', async () => {
  const server = createServer((_request, response) => response.writeHead(500).end('no'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const broken = await startTestApp({
    SMS_PROVIDER: 'msg91',
    MSG91_URL: url,
    MSG91_AUTH_KEY: 'key',
    MSG91_TEMPLATE_ID: 'template',
    TRUST_PROXY: '1',
  });
  try {
    const named = { 'x-request-id': 'f'.repeat(32), 'x-forwarded-for': '203.0.113.9' };
    const mobile = '9876501234';
    const client = broken.client();
    expect((await client.post('/api/auth/send-otp', { mobile }, named)).headers.get('x-request-id')).toBe(
      'f'.repeat(32),
    );
    const own = await client.post(
      '/api/auth/send-otp',
      { mobile },
      { 'x-request-id': 'made up\tby a caller' },
    );
    expect(own).toMatchObject({ status: 502 });
    expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    expect((await client.get('/metrics')).body).toContain(
      'av_provider_call_seconds_count{partner="sms",call="sendOtp",outcome="failed"} 2',
    );
  } finally {
    await broken.close();
    server.close();
  }
});
