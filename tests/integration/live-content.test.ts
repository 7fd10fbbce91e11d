import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentBody, ContentKind, SiteContent } from '#shared/contract/content/kinds.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { ARTICLE } from '../support/articles.ts';
import { createTestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { buildSmallSite } from '../support/small-site.ts';

/** Two nodes of one shop: what is published is seen on both, in memory and in the files of their web servers. */

interface Node {
  app: TestApp;
  pages: string;
}

let dist: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let first: Node;
let second: Node;
/** Those that started. */
const nodes = () => [first, second].filter((node) => node !== undefined);

async function startNode(): Promise<Node> {
  const pages = await mkdtemp(path.join(os.tmpdir(), 'av-pages-'));
  const where = { DIST_DIR: dist, PAGES_DIR: pages, DATABASE_URL: database.connectionString };
  return { app: await startTestApp(where), pages };
}

beforeAll(async () => {
  dist = await buildSmallSite();
  database = await createTestDatabase();
  first = await startNode();
  second = await startNode();
});
afterAll(async () => {
  for (const { app } of nodes()) await app.close();
  await database.drop();
  for (const folder of [dist, ...nodes().map(({ pages }) => pages)]) await rm(folder, { recursive: true });
});

/** As a publication comes to a node. */
function publish({ app }: Node, change: Partial<SiteContent>, kinds: ContentKind[]): void {
  const { content } = app.ctx;
  content.replace({ ...content.now(), ...change }, content.release() + 1, new Set(kinds));
}

const onBoth = (change: (content: SiteContent) => Partial<SiteContent>, kinds: ContentKind[]) => {
  for (const node of nodes()) publish(node, change(node.app.ctx.content.now()), kinds);
};

const withItem =
  (sku: string, change: Partial<ContentBody<'product'>>) =>
  ({ products }: SiteContent) => ({
    products: products.map((item) => (item.sku === sku ? { ...item, ...change } : item)),
  });

async function fileOf({ pages }: Node, name: string): Promise<string> {
  const [mark = 'none'] = await readdir(pages);
  const file = path.join(pages, mark, name);
  const plain = await readFile(file, 'utf8');
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(plain);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(plain);
  return plain;
}

const read = async ({ app }: Node, address: string, headers: Record<string, string> = {}) =>
  (await fetch(`${app.url}${address}`, { headers })).text();

const SKU = ARTICLE.sku;
const priced = (price: number) => `${SKU}: ${price}`;

describe('a new price', () => {
  beforeAll(() => onBoth(withItem(SKU, { price: 1234.5 }), ['product']));

  it('stands on the page of every node, in every language, and in the files beside it', async () => {
    for (const node of nodes()) {
      for (const language of LANGUAGES) {
        await eventually(async () => {
          expect(await read(node, `/?lang=${language}`)).toContain(priced(1234.5));
          expect(await fileOf(node, `${language}/.html`)).toContain(priced(1234.5));
        });
      }
    }
  });

  it('has another tag: who has the page of before is sent the new one', async () => {
    const { url } = first.app;
    const headers = { 'if-none-match': (await fetch(url)).headers.get('etag') ?? '' };
    expect((await fetch(url, { headers })).status).toBe(304);
    onBoth(withItem(SKU, { price: 1300 }), ['product']);
    await eventually(async () => expect((await fetch(url, { headers })).status).toBe(200));
  });

  it('is what the checkout shows and what the order costs, from the moment it is published', async () => {
    onBoth(withItem(SKU, { price: 777.25 }), ['product']);
    for (const node of nodes()) {
      expect(await read(node, `/checkout?sku=${SKU}`)).toContain(priced(777.25));
      const farmer = await node.app.loginFarmer();
      const { body } = await farmer.post('/api/payment/catalogue', { sku: SKU });
      const { rows } = await node.app.ctx.db.pool.query('select amount_paise from payments where pid = $1', [
        body.pid,
      ]);
      expect(Number(rows[0].amount_paise)).toBe(77_725);
    }
  });

  it('draws no page anew that does not show prices', async () => {
    expect(await read(first, '/about')).toContain('Our Story');
  });
});

describe('a new name and telephone', () => {
  const NAME = 'Malnad & Sons';
  beforeAll(() =>
    onBoth(
      ({ shop, contact }) => ({
        shop: { ...shop, name: NAME },
        contact: { ...contact, phone: '+91 98450 12345', email: 'safe@malnad.example' },
      }),
      ['shop', 'contact'],
    ),
  );

  it('stand in the shells, the manifest, the offline page and security.txt at once', async () => {
    for (const node of nodes()) {
      for (const address of ['/farmers', '/admin']) {
        const shell = await read(node, address);
        expect(shell).toContain('<title>Malnad &amp; Sons</title>');
        expect(shell).toContain('"phone":"+91 98450 12345"');
      }
      expect(JSON.parse(await read(node, '/manifest.webmanifest'))).toMatchObject({
        name: NAME,
        short_name: NAME,
      });
      expect(await read(node, '/offline.kn.html')).toContain(
        'Malnad &amp; Sons <a href="tel:+919845012345">+91 98450 12345</a>',
      );
      expect(await read(node, '/.well-known/security.txt')).toContain('Contact: mailto:safe@malnad.example');
    }
  });

  it('make another worker, the same on every node, which a price does not', async () => {
    const [node, other] = [first, second];
    const worker = await read(node, '/sw.js');
    expect(worker).toMatch(/^self\.shop = \{"name":"Malnad & Sons","mark":"[0-9a-f]{12}"\};\n/);
    expect(await read(other, '/sw.js')).toBe(worker);
    onBoth(withItem(SKU, { price: 70 }), ['product']);
    expect(await read(node, '/sw.js')).toBe(worker);
    onBoth(({ contact }) => ({ contact: { ...contact, phone: '+91 98450 54321' } }), ['contact']);
    expect(await read(node, '/sw.js')).not.toBe(worker);
  });

  it('stand on every page, and in what is mailed and sent', async () => {
    for (const node of nodes())
      for (const address of ['/', '/about', '/guide/chapter/1-soil', '/no-such-page'])
        await eventually(async () => expect(await read(node, address)).toContain(`"shop":"${NAME}"`));
    const { app } = first;
    const { mobile } = await app.loginFarmer();
    expect((await app.lastMessageTo(mobile))?.text).toContain(`Your ${NAME} login OTP`);
    await app.ctx.db.pool.query('delete from rate_limits');
    await app.client().post('/api/admin/login-start', {
      email: app.config.office.email,
      password: app.config.office.password,
    });
    expect((await app.lastMessageTo(app.config.office.email))?.subject).toBe(`${NAME} office login code`);
  });
});

describe('a page that cannot be drawn', () => {
  it('stays as it was, is told of, and follows once it can be', async () => {
    const node = first;
    const before = await read(node, '/about');
    const popup = node.app.ctx.content.now().popup;
    publish(node, { popup: { ...popup, text: { en: 'broken', kn: 'broken' } } }, ['popup']);
    await eventually(() => expect(node.app.ctx.health.stalePages).toBe(1));
    expect(await read(node, '/about')).toBe(before);
    const office = await node.app.loginOffice();
    expect((await office.get('/api/admin/health')).body.faults).toContain('stale_pages');
    publish(node, { popup: { ...popup, text: { en: 'Whole again', kn: 'ಸರಿಯಾಯಿತು' } } }, ['popup']);
    await eventually(async () => {
      expect(await read(node, '/about')).toContain('Whole again');
      expect(node.app.ctx.health.stalePages).toBe(0);
    });
  });
});
