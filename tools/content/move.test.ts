import { spawn } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, it as always, beforeAll, expect } from 'vitest';
import { form } from '../../tests/factories.ts';
import { photoWithGps } from '../../tests/fixtures/images.ts';
import { startTestApp, type TestApp } from '../../tests/support/app.ts';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { IS_SHIPPED } from '../../tests/support/shipped-content.ts';

/** Told of the articles that are shipped, from their first version on. */
const it = always.skipIf(!IS_SHIPPED);

let app: TestApp;
let other: TestApp;
let folder: string;
beforeAll(async () => {
  [app, other] = [await startTestApp(), await startTestApp()];
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-content-'));
});
afterAll(async () => {
  await app.close();
  await other.close();
  await removeFolder(folder);
});

/** As it is typed, beside the running app. */
function move(at: TestApp, ...args: string[]): Promise<{ status: number | null; said: string }> {
  const env = { ...process.env, DATABASE_URL: at.databaseUrl, NODE_ENV: 'test' };
  const child = spawn(process.execPath, ['tools/content/move.ts', ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((done) => child.on('close', (status) => done({ status, said })));
}

const edit = async (name: string, change: (text: string) => string) => {
  const file = path.join(folder, name);
  await writeFile(file, change(await readFile(file, 'utf8')));
};

it('writes everything in force, and reads it into another installation, photographs and all', async () => {
  const office = await app.loginOffice();
  const { body } = await office.postForm(
    '/api/admin/content/pictures',
    form({}, { name: 'bag.jpg', bytes: await photoWithGps() }),
  );
  const item = (await office.get('/api/admin/content/item?kind=product&key=FERT-DAP')).body.item;
  const dap = { ...item.published, price: 1325.5, picture: body.picture };
  const name = { kind: 'product', key: 'FERT-DAP' };
  const saved = await office.put('/api/admin/content/draft', { ...name, revision: 0, version: 0, body: dap });
  const { revision } = saved.body.item.draft;
  expect((await office.post('/api/admin/content/publish', { ...name, revision })).status).toBe(200);

  expect(await move(app, 'write', folder)).toMatchObject({
    status: 0,
    said: expect.stringContaining('items and 1 photographs'),
  });
  expect(await move(app, 'read', folder, '--check')).toMatchObject({ said: 'Nothing would change.\n' });
  expect(await move(other, 'read', folder, '--check')).toMatchObject({
    said: 'Would change: product:FERT-DAP\n',
  });
  expect(other.ctx.content.release()).toBe(0);
  expect(await move(other, 'read', folder)).toMatchObject({
    status: 0,
    said: 'Published: product:FERT-DAP\n',
  });
  await expect
    .poll(() => other.ctx.content.now().products.find(({ sku }) => sku === 'FERT-DAP')?.price)
    .toBe(1325.5);
  const hash = body.picture.slice('photo:'.length);
  expect((await fetch(`${other.url}/media/${hash}-480.webp`)).status).toBe(200);
  expect(await move(other, 'read', folder)).toMatchObject({ said: 'Nothing differs.\n' });
});

it('publishes nothing while one field of one file is wrong, and names it', async () => {
  await edit('popup.json', (text) => text.replace('"shown": true', '"shown": false'));
  await edit('product/SEED-PADDY-IR64.json', (text) => text.replace('"price": 300', '"price": -3'));
  const { status, said } = await move(other, 'read', folder);
  expect(status).toBe(1);
  expect(said).toBe(`${path.join(folder, 'product/SEED-PADDY-IR64.json')}: price: range\n`);
  expect(other.ctx.content.now().popup.shown).toBe(true);
});

it('says how it is called', async () => {
  expect(await move(app, 'print')).toMatchObject({
    status: 1,
    said: expect.stringContaining('npm run content -- write'),
  });
});
