import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, it as always, beforeAll, describe, expect } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import type { ContentKind } from '#shared/contract/content/kinds.ts';
import { inventedValues } from '../../server/sample-content.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import type { TestClient } from '../support/client.ts';
import { createTestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { OWN_SHOP } from '../support/own-shop.ts';
import { IS_SHIPPED } from '../support/shipped-content.ts';
import { buildSmallSite } from '../support/small-site.ts';
import { closeLines, openLine } from '../support/socket-lines.ts';
import { stepUp } from '../support/step-up.ts';

/** A shop whose visitors are kept from samples, on two nodes, from its first start until its last item is replaced. */

/** An owner's files hold no sample that could close the shop. */
const it = always.skipIf(!IS_SHIPPED);

let dist: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let first: TestApp;
let second: TestApp;
let owner: TestClient;
const pages = path.join(os.tmpdir(), `av-closed-${randomUUID()}`);

beforeAll(async () => {
  dist = await buildSmallSite();
  database = await createTestDatabase();
  const settings = { DIST_DIR: dist, DATABASE_URL: database.connectionString };
  // Farmers of before: of an installation that showed the samples at home.
  first = await startTestApp({ ...settings, PAGES_DIR: pages });
  const farmer = await first.loginFarmer();
  await first.close();
  first = await startTestApp({ ...settings, PAGES_DIR: pages, SAMPLES: 'closed' });
  second = await startTestApp({ ...settings, SAMPLES: 'closed' });
  owner = await first.loginOffice();
  farmerCookie = farmer.cookieHeader;
});
let farmerCookie: string;
afterAll(async () => {
  for (const app of [first, second]) await app.close();
  await database.drop();
  for (const folder of [dist, pages]) await rm(folder, { recursive: true, force: true });
});

/** What was invented, and an article above the law, of which the shells tell the office. */
const SAMPLES = [...inventedValues().map(([, value]) => value), 'FERT-UREA'];

/** Every address that is served, and some that nobody claims, each as a stranger and as a farmer would ask for it. */
function addresses(): string[] {
  const filled = first.routes.map((route) =>
    route.replace(/:[a-z_]+(\([^)]*\))?\??/gi, '1').replace('*', 'x'),
  );
  const pagesOfTheSite = [
    '/',
    '/about',
    '/guide/chapter/1-soil',
    '/farmers',
    '/checkout?sku=FERT-DAP',
    '/contact',
  ];
  const strange = [
    '/nothing',
    '/nothing.png',
    '/favicon.ico',
    ...['start-1.js', 'chat-1.js', 'nothing.js'].map((file) => `/assets/${file}`),
    '/admin/no/such/page/at/all',
    '/admin/..%2fabout',
    '//about',
    '/About',
    '/about/',
  ];
  return [...filled, ...[...pagesOfTheSite, ...strange].map((address) => `GET ${address}`)];
}

const OPEN = [
  /^\w+ \/api\/admin\//,
  /^\w+ \/admin(\/|$)/,
  /^(GET|HEAD) \/assets\/[\w.-]+$/,
  /^(GET|HEAD) \/[\w-]+\.(svg|png|ico|webp|woff2)$/,
  /^(GET|HEAD) \/(healthz|readyz|metrics)$/,
  /^POST \/api\/payment\/phonepe\/webhook$/,
  /^(GET|HEAD) \/api\/auth\/me$/,
];

describe.each([
  ['a stranger', () => ''],
  ['a farmer of before', () => farmerCookie],
])('to %s', (_who, cookie) => {
  it('every address says that the shop is closed, but those of the office, of machines and of the program', async () => {
    const asked = addresses();
    expect(asked.length).toBeGreaterThan(150);
    for (const each of asked) {
      const [method = '', address = ''] = each.split(' ');
      const answer = await fetch(`${first.url}${address}`, {
        method,
        headers: { cookie: cookie() },
        redirect: 'manual',
      });
      const text = await answer.text();
      for (const sample of SAMPLES) expect(text.includes(sample), `${each}: ${sample}`).toBe(false);
      if (OPEN.some((open) => open.test(each)) && !/no\/such|%2f|nothing\.png|favicon/.test(each)) continue;
      expect(answer.status, each).toBe(503);
      expect(answer.headers.get('retry-after'), each).toBe('600');
    }
  });

  it('a page says so in both languages, the reader’s first, to no search engine', async () => {
    const answer = await fetch(`${first.url}/about?lang=kn`, { headers: { cookie: cookie() } });
    const text = await answer.text();
    expect(text).toMatch(/<html lang="kn">.*ಬೇಗ ತೆರೆಯುತ್ತೇವೆ.*Opening soon/);
    expect(text).not.toContain(BUSINESS.name);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'content-language': 'kn',
      'x-content-type-options': 'nosniff',
    });
  });

  it('a program is told by its code', async () => {
    const answer = await fetch(`${first.url}/api/devices`, { headers: { cookie: cookie() } });
    expect(await answer.json()).toMatchObject({ ok: false, code: 'SHOP_CLOSED', retry_after: 600 });
  });
});

it('a farmer’s line is refused, the office’s is not', async () => {
  const line = await openLine(first.url, owner, 'admin');
  expect(line.socket.connected).toBe(true);
  closeLines();
  const farmer = { cookieHeader: farmerCookie } as TestClient;
  await expect(openLine(first.url, farmer, 'farmer')).rejects.toThrow();
});

it('the office works on: chats, its own pages, previews', async () => {
  for (const address of ['/api/chat/all', '/api/admin/content', '/api/devices'])
    expect((await owner.get(address)).status, address).toBe(200);
});

async function save(kind: ContentKind, key: string, body: object): Promise<number> {
  const { item } = (await owner.get(`/api/admin/content/item?kind=${kind}&key=${key}`)).body;
  const seen = { kind, key, revision: item.draft?.revision ?? 0 };
  const saved = await owner.put('/api/admin/content/draft', { ...seen, version: item.version, body });
  expect(saved.status, kind).toBe(200);
  return saved.body.item.draft.revision;
}

const publish = (kind: ContentKind, key: string, revision: number) =>
  owner.post('/api/admin/content/publish', { kind, key, revision });

describe('what is published', () => {
  it('with a sample left in it is refused at its field, now and at a later hour', async () => {
    const { phone: _, ...rest } = OWN_SHOP.contact;
    const revision = await save('contact', '', { ...rest, phone: BUSINESS.phone });
    const refusal = { status: 422, body: { code: 'CONTENT_INVALID', fields: { phone: 'sample' } } };
    expect(await publish('contact', '', revision)).toMatchObject(refusal);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const timed = owner.post('/api/admin/content/schedule', { kind: 'contact', key: '', revision, at });
    expect(await timed).toMatchObject(refusal);
  });

  it('may be a sample at home, where it is marked', async () => {
    const home = await startTestApp();
    const client = await home.loginOffice();
    const { item } = (await client.get('/api/admin/content/item?kind=pay&key=')).body;
    const body = { ...item.published, partner: { ...item.published.partner, name: 'Bank' } };
    const saved = await client.put('/api/admin/content/draft', {
      ...{ kind: 'pay', key: '', revision: 0, version: 0, body },
    });
    const { revision } = saved.body.item.draft;
    await stepUp(home, client);
    const answer = await client.post('/api/admin/content/publish', { kind: 'pay', key: '', revision });
    expect(answer.status).toBe(200);
    await home.close();
  });
});

describe('the last item that is replaced', () => {
  it('opens the shop by itself on every node, and no file was written before', async () => {
    const { films, ...others } = OWN_SHOP;
    await stepUp(first, owner);
    for (const [kind, body] of Object.entries(others) as [ContentKind, object][])
      expect((await publish(kind, '', await save(kind, '', body))).status, kind).toBe(200);
    const { lines } = (await owner.get('/api/admin/content')).body;
    const goods = lines.filter(
      (line: { kind: string; sample: boolean }) => line.kind === 'product' && line.sample,
    );
    for (const { kind, key, version } of goods)
      expect((await owner.post('/api/admin/content/remove', { kind, key, version })).status).toBe(200);
    expect(first.ctx.opening.waitsFor()).toEqual(['films']);
    expect(await readdir(pages).catch(() => [])).toEqual([]);
    expect((await fetch(`${first.url}/about`)).status).toBe(503);
    // Its own name by now.
    expect(await (await fetch(`${first.url}/about`)).text()).toContain(OWN_SHOP.shop.name);

    await publish('films', '', await save('films', '', films));
    for (const { url } of [first, second])
      await eventually(async () => expect((await fetch(`${url}/about`)).status).toBe(200));
    expect(await (await fetch(`${first.url}/about`)).text()).toContain(OWN_SHOP.shop.name);
    await eventually(async () => expect(await readdir(pages)).toHaveLength(1));
    expect((await fetch(`${second.url}/api/devices`)).status).toBe(401);
  });

  it('stays replaced: what was shipped is not published again', async () => {
    const restored = await owner.post('/api/admin/content/restore', {
      ...{ kind: 'pay', key: '', revision: 0, number: 0 },
    });
    const { revision } = restored.body.item.draft;
    expect(await publish('pay', '', revision)).toMatchObject({ body: { fields: { 'upi.id': 'sample' } } });
  });
});
