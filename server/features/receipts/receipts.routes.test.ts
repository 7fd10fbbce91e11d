import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PayingFarmer, payingFarmer } from '../../../tests/factories.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { linesOfPdf } from '../../../tests/support/pdf-text.ts';
import { sql } from '../../platform/database/db.ts';
import { resultCookiePath } from '../payments/viewer.ts';

let app: TestApp;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  office = await app.loginOffice();
});
afterAll(() => app.close());

const started = () => payingFarmer(app, office, 450);

/** What the payer does on the provider's page, as their browser does it. */
async function pay({ farmer, pid, checkoutUrl }: PayingFarmer): Promise<void> {
  const { headers } = await farmer.get(`/api/payment/iframe-token?pid=${pid}`);
  const page = new URL(headers.get('location') ?? '');
  await fetch(page, { headers: { referer: `${app.url}${checkoutUrl}` } });
  const form = new URLSearchParams({ token: page.searchParams.get('token') ?? '', outcome: 'success' });
  await fetch(`${page.origin}/transact/outcome`, { method: 'POST', body: form });
}

const paper = (client: TestClient, pid: number) => client.get(`/api/payment/status/${pid}/receipt`);

async function bytesAt(client: TestClient, address: string): Promise<Buffer> {
  const answer = await fetch(`${app.url}${address}`, { headers: { cookie: client.cookieHeader } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return Buffer.from(await answer.arrayBuffer());
}

const thread = async (client: TestClient, chatId: number) =>
  (await client.get(`/api/chat/thread/${chatId}`)).body as {
    message_type: string;
    file_path: string | null;
  }[];

describe('the receipt of a payment', () => {
  it('is there from the moment of success, and lies in the thread of both sides, the same to the byte', async () => {
    const payment = await started();
    expect((await paper(payment.farmer, payment.pid)).status).toBe(404);
    await pay(payment);
    await eventually(async () => expect((await paper(payment.farmer, payment.pid)).status).toBe(200));
    await eventually(async () => {
      const kinds = (await thread(payment.farmer, payment.chatId)).map(({ message_type }) => message_type);
      expect(kinds.filter((kind) => kind === 'receipt')).toHaveLength(1);
    });
    const here = await bytesAt(payment.farmer, `/api/payment/status/${payment.pid}/receipt`);
    for (const client of [payment.farmer, office]) {
      const message = (await thread(client, payment.chatId)).find(
        ({ message_type }) => message_type === 'receipt',
      );
      expect(message).toMatchObject({
        text: expect.stringMatching(/^Receipt T\/\d\d-\d\d\/\d{6} ₹450\.00$/),
        mime_type: 'application/pdf',
        meta: { auto: true, pid: payment.pid, amount: 450, receipt_number: expect.stringMatching(/^T\//) },
      });
      expect((await bytesAt(client, message?.file_path ?? '')).equals(here)).toBe(true);
    }
    // No real money moved in this test, and the paper says so.
    expect(linesOfPdf(here).join('\n')).toContain('TEST PAYMENT');
  });

  it('is for its payer, their browser after the login is gone, and the office; for others it does not exist', async () => {
    const payment = await started();
    await pay(payment);
    await eventually(async () => expect((await paper(office, payment.pid)).status).toBe(200));
    for (const client of [app.client(), await app.loginFarmer()]) {
      expect(await paper(client, payment.pid)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    await payment.farmer.post('/api/auth/logout', {});
    expect(`/api/payment/status/${payment.pid}/receipt`).toContain(`${resultCookiePath(payment.pid)}/`);
    expect((await paper(payment.farmer, payment.pid)).status).toBe(200);
    // The cookie opens this payment and no other.
    const other = await started();
    await pay(other);
    await eventually(async () => expect((await paper(office, other.pid)).status).toBe(200));
    expect((await paper(payment.farmer, other.pid)).status).toBe(404);
  });

  it('of a demonstration is marked and has no number', async () => {
    const payment = await started();
    await app.ctx.db.run(
      sql`update payments set purpose = 'demo', env = 'uat', status = 'success', paid_at = now(),
            next_check_at = null where pid = ${payment.pid}`,
    );
    const lines = linesOfPdf(await bytesAt(payment.farmer, `/api/payment/status/${payment.pid}/receipt`));
    expect(lines).toContain('DEMONSTRATION: not a receipt. No money was received.');
    expect(lines.join('\n')).not.toMatch(/[RT]\/\d\d-\d\d/);
  });
});
