import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { ARTICLE } from '../support/articles.ts';
import type { Answer, TestClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { buildSmallSite } from '../support/small-site.ts';
import { statementsOf } from '../support/statements.ts';

/**
 * A publication whose line to the database is cut at each of its statements in turn, `commit` among them: readers have the old
 * price or the new one, desk, page and memory the same, and a second try ends it. The steps on the disk are cut in live-pages.test.ts.
 */

const ITEM = { kind: 'product', key: ARTICLE.sku };
const PATH = '/api/admin/content';

let dist: string;
let app: TestApp;
let owner: TestClient;
const hearing = statementsOf();

beforeAll(async () => {
  dist = await buildSmallSite();
  app = await startTestApp({ DIST_DIR: dist });
  owner = await app.loginOffice();
  // Uncut, so that the page is drawn by what is published and no longer as it was built.
  const revision = await draftPrice(999);
  expect((await owner.post(`${PATH}/publish`, { ...ITEM, revision })).status).toBe(200);
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

const read = async () => (await owner.get(`${PATH}/item?kind=${ITEM.kind}&key=${ITEM.key}`)).body.item;

/** Runs a call and cuts its line at its statement number `at`. @returns whether there was such a statement */
async function cutAt(at: number, call: () => Promise<Answer>): Promise<{ answer: Answer; wasCut: boolean }> {
  let seen = 0;
  const answer = await hearing(call, (_text, client) => {
    seen += 1;
    if (seen !== at) return;
    // As the power goes: what was sent may have arrived, and no answer comes.
    const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
    setImmediate(() => stream.destroy());
  });
  return { answer, wasCut: seen >= at };
}

async function draftPrice(price: number): Promise<number> {
  const { version, published, draft } = await read();
  const body = { ...published, price, mrp: price };
  const saved = await owner.put(`${PATH}/draft`, {
    ...ITEM,
    revision: draft?.revision ?? 0,
    version,
    body,
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return saved.body.item.draft.revision;
}

it('leaves the old price or the new one everywhere, at whichever statement it is cut', async () => {
  const outcomes: string[] = [];
  for (let at = 1; at < 60; at += 1) {
    const before = await read();
    const price = 1000 + at;
    const revision = await draftPrice(price);
    const { answer, wasCut } = await cutAt(at, () => owner.post(`${PATH}/publish`, { ...ITEM, revision }));
    await eventually(async () => {
      const { version, published } = await read();
      const isNew = version === before.version + 1;
      expect(isNew || version === before.version).toBe(true);
      expect(published.price).toBe(isNew ? price : before.published.price);
      const inMemory = app.ctx.content.now().products.find(({ sku }) => sku === ITEM.key);
      expect(inMemory?.price).toBe(published.price);
      expect(await (await fetch(app.url)).text()).toContain(`${ITEM.key}: ${published.price}`);
    });
    const { version, published, draft } = await read();
    outcomes.push(version === before.version ? 'old' : 'new');
    if (!wasCut) {
      expect(answer.status).toBe(200);
      expect(published.price).toBe(price);
      break;
    }
    // What was told to be published is; what is not can be published with the same draft.
    if (answer.status === 200) expect(version).toBe(before.version + 1);
    if (version === before.version) {
      const again = await owner.post(`${PATH}/publish`, { ...ITEM, revision: draft.revision });
      expect(again.status, JSON.stringify(again.body)).toBe(200);
      expect((await read()).published.price).toBe(price);
    } else expect(draft).toBeNull();
  }
  // The cut fell before and behind the moment of publication, and the last run was whole.
  expect(new Set(outcomes)).toEqual(new Set(['old', 'new']));
  expect(outcomes.length).toBeGreaterThan(8);
  expect(outcomes.length).toBeLessThan(59);
});
