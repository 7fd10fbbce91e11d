import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInFarmers, logInOffice } from '../../tools/people.ts';
import { say } from '../factories.ts';
import { photoWithGps } from '../fixtures/images.ts';
import { TestClient } from '../support/client.ts';
import { ComposeLayout } from '../support/nodes/compose-layout.ts';
import { largePdf, openedUpload, sendPiece } from '../support/tus.ts';

/** Above what goes up in one piece, and above one part of a bucket's multipart upload. */
const LARGE = 6_500_000;
const PIECE = 2_000_000;

let layout: ComposeLayout;
let cookies: { farmer: string; office: string };
let chatId: number;
beforeAll(async () => {
  layout = await ComposeLayout.start();
  const { connectionString } = layout.pair.database;
  const [farmer] = await logInFarmers(connectionString, 1);
  if (!farmer) throw new Error('nobody');
  chatId = farmer.chatId;
  cookies = { farmer: farmer.cookie, office: (await logInOffice(connectionString)).cookie };
});
afterAll(() => layout.close());

function clientOf(who: keyof typeof cookies, url: string): TestClient {
  const client = new TestClient(url);
  take(client, cookies[who]);
  return client;
}

function take(client: TestClient, cookies = ''): void {
  for (const pair of cookies.split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    client.cookies.set(name, value);
  }
}

const photo = async () => ({ name: 'ಎಲೆ.jpg', bytes: await photoWithGps() });

async function read(as: TestClient, address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(as.url + address, { headers: { cookie: as.cookieHeader, ...headers } });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('the layout of compose.yaml', () => {
  it('a photo sent on one node is seen by the office on the other, preview and all, and lies in the store alone', async () => {
    const [east = '', west = ''] = layout.pair.urls;
    const farmer = clientOf('farmer', east);
    const office = clientOf('office', west);
    const { status, body } = await say(farmer, { text: 'ನೋಡಿ' }, await photo());
    expect(status, JSON.stringify(body)).toBe(200);

    const thread = (await office.get(`/api/chat/thread/${chatId}?role=admin`)).body;
    const { file_path, meta } = thread.at(-1);
    expect(file_path).toBe(body.message.file_path);
    const [there, here] = [await read(office, file_path), await read(farmer, file_path)];
    expect(there.status).toBe(200);
    expect(there.bytes.length).toBe(meta.size);
    expect(digest(there.bytes)).toBe(digest(here.bytes));
    const preview = await read(office, meta.preview_path);
    expect(preview.status).toBe(200);
    expect(preview.bytes.subarray(8, 12).toString()).toBe('WEBP');

    const key = path.basename(file_path);
    expect((await readdir(layout.storeFolder, { recursive: true })).join('\n')).toContain(key);
    for (const { dataDir } of layout.pair.nodes) {
      expect((await readdir(dataDir, { recursive: true })).join('\n')).not.toContain(key);
    }
  });

  it('a large document comes in pieces through the front, and every node gives it whole and in parts', async () => {
    const front = layout.balancer?.url ?? layout.pair.urls[0] ?? '';
    const farmer = clientOf('farmer', front);
    const pdf = largePdf(LARGE);
    const address = await openedUpload(farmer, pdf.length);
    for (let at = 0; at < pdf.length; at += PIECE) {
      const { status } = await sendPiece(farmer, address, at, pdf.subarray(at, at + PIECE));
      expect(status).toBe(204);
    }
    const { status, body } = await say(farmer, { upload_id: path.basename(address) });
    expect(status, JSON.stringify(body)).toBe(200);

    for (const url of layout.pair.urls) {
      const office = clientOf('office', url);
      const whole = await read(office, body.message.file_path);
      expect(digest(whole.bytes)).toBe(digest(pdf));
      const part = await read(office, body.message.file_path, { range: 'bytes=5999990-6000009' });
      expect(part).toEqual({ status: 206, bytes: pdf.subarray(5_999_990, 6_000_010) });
    }
  });

  it('a node that dies takes no file with it', async () => {
    const [east = '', west = ''] = layout.pair.urls;
    const { body } = await say(clientOf('farmer', east), {}, await photo());
    await layout.pair.nodes[0].down('SIGKILL');
    try {
      const office = clientOf('office', layout.balancer?.url ?? west);
      const { status, bytes } = await read(office, body.message.file_path);
      expect(status).toBe(200);
      expect(bytes.length).toBe(body.message.meta.size);
    } finally {
      await layout.pair.nodes[0].up();
    }
  });

  it('a file of nobody is given to nobody, whichever node is asked', async () => {
    const [east = '', west = ''] = layout.pair.urls;
    const { body } = await say(clientOf('farmer', east), {}, await photo());
    const [other] = await logInFarmers(layout.pair.database.connectionString, 1);
    const stranger = new TestClient(west);
    expect((await read(stranger, body.message.file_path)).status).toBe(401);
    take(stranger, other?.cookie);
    expect((await read(stranger, body.message.file_path)).status).toBe(404);
  });
});
