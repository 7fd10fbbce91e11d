import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentAt, keepShippedPolicies } from '../../server/features/content/index.ts';
import { sql } from '../../server/platform/database/db.ts';
import { type PayingFarmer, payingFarmer } from '../factories.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import type { TestClient } from '../support/client.ts';
import { buildSmallSite } from '../support/small-site.ts';

/** What was in force when somebody paid stays readable, whatever is published or shipped later. */

let dist: string;
let app: TestApp;
let office: TestClient;
let payment: PayingFarmer;

beforeAll(async () => {
  dist = await buildSmallSite();
  app = await startTestApp({ DIST_DIR: dist });
  office = await app.loginOffice();
  payment = await payingFarmer(app, office, 450);
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

const address = (pid: number) => `/api/payment/status/${pid}/policies/terms`;

async function termsOf(client: TestClient, { pid }: PayingFarmer, language = 'en'): Promise<string> {
  const answer = await fetch(`${app.url}${address(pid)}?choose=${language}`, {
    headers: { cookie: client.cookieHeader },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.text();
}

async function publishTerms(text: string): Promise<void> {
  const name = { kind: 'policy', key: 'terms' };
  const { version } = (await office.get('/api/admin/content/item?kind=policy&key=terms')).body.item;
  const body = { text: { en: text, kn: 'ಹೊಸ ನಿಯಮಗಳು' } };
  const saved = await office.put('/api/admin/content/draft', { ...name, revision: 0, version, body });
  expect(saved.status).toBe(200);
  const { revision } = saved.body.item.draft;
  expect((await office.post('/api/admin/content/publish', { ...name, revision })).status).toBe(200);
}

it('shows the payer and the office the terms of the day they paid, in their language', async () => {
  const before = await termsOf(payment.farmer, payment);
  expect(before).toContain(`payment #${payment.pid}`);
  expect(before).not.toContain('Other terms');
  await publishTerms('Other terms altogether.');
  expect(await termsOf(payment.farmer, payment)).toBe(before);
  expect(await termsOf(office, payment)).toBe(before);
  expect(await termsOf(office, payment, 'kn')).toContain('ನೀತಿ ಹೀಗಿತ್ತು');
  const later = await payingFarmer(app, office, 500);
  expect(await termsOf(later.farmer, later)).toContain('Other terms altogether.');
});

it('keeps what was shipped before a release of the product that brings its own', async () => {
  const { ctx } = app;
  const old = { text: { en: 'As the release before had it.', kn: 'ಹಿಂದಿನ ಬಿಡುಗಡೆಯಂತೆ' } };
  await ctx.db.run(
    sql`insert into content_shipped_policies (key, since, body)
        values ('refund', '2020-01-01', ${JSON.stringify(old)}::jsonb), ('refund', '2020-06-01', ${JSON.stringify({ text: { en: 'b', kn: 'ಬ' } })}::jsonb)`,
  );
  const refundOn = async (day: string) => (await contentAt(ctx, new Date(day))).policies.refund;
  expect(await refundOn('2019-01-01')).toEqual(old);
  expect(await refundOn('2020-03-01')).toEqual(old);
  expect((await refundOn('2020-07-01'))?.text.en).toBe('b');
  expect(await refundOn('2100-01-01')).toEqual(ctx.content.now().policies.refund);
  const { rows: before } = await ctx.db.pool.query('select * from content_shipped_policies');
  await keepShippedPolicies(ctx);
  const { rows: after } = await ctx.db.pool.query('select * from content_shipped_policies');
  expect(after).toHaveLength(before.length);
});

it('is nobody else’s', async () => {
  const stranger = await app.loginFarmer();
  expect((await stranger.get(address(payment.pid))).status).toBe(404);
  expect((await app.client().get(address(payment.pid))).status).toBe(404);
  expect((await office.get(`/api/payment/status/${payment.pid}/policies/rent`)).status).toBe(400);
});
