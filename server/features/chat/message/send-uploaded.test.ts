import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '../../../../tests/factories.ts';
import { photoWithGps } from '../../../../tests/fixtures/images.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { askOffset, largePdf, openedUpload, sendPiece, uploadWhole } from '../../../../tests/support/tus.ts';
import { sql } from '../../../platform/database/db.ts';

let app: TestApp;
let farmer: FarmerClient;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, office] = [await app.loginFarmer(), await app.loginOffice()];
});
afterAll(() => app.close());

async function messagesOf(as: TestClient, chatId: number): Promise<{ client_id: string }[]> {
  return (await as.get(`/api/chat/thread/${chatId}`)).body;
}

const filesOnDisk = () => readdir(path.join(app.dataDir, 'tmp', 'tus'));

describe('a message whose file came ahead', () => {
  it('is like any other: the file whole, named, typed by its content, the upload gone', async () => {
    const pdf = largePdf(1_500_000);
    const upload_id = await uploadWhole(farmer, pdf);
    const { status, body } = await say(farmer, { text: 'ಬಿಲ್', upload_id, original_name: 'ಬಿಲ್.pdf' });
    expect(status).toBe(200);
    expect(body.message).toMatchObject({
      text: 'ಬಿಲ್',
      mime_type: 'application/pdf',
      meta: { original_name: 'ಬಿಲ್.pdf', size: pdf.length },
    });
    const served = await fetch(`${app.url}${body.message.file_path}`, {
      headers: { cookie: farmer.cookieHeader },
    });
    expect(Buffer.from(await served.arrayBuffer()).equals(pdf)).toBe(true);
    await expect.poll(async () => (await filesOnDisk()).filter((n) => n.startsWith(upload_id))).toEqual([]);
    expect((await askOffset(farmer, `/api/uploads/${upload_id}`)).status).toBe(404);
  });

  it('goes through the same hands: a photo is turned upright and loses its place', async () => {
    const upload_id = await uploadWhole(farmer, await photoWithGps({ width: 3000, height: 2000 }));
    const { body } = await say(farmer, { upload_id });
    expect(body.message.meta).toMatchObject({ width: 1707, height: 2560, original_name: 'bill.pdf.jpg' });
  });

  it('is sent as JSON too, and by the office', async () => {
    const asFarmer = await farmer.post('/api/chat/message', {
      upload_id: await uploadWhole(farmer, largePdf(5_000)),
    });
    expect(asFarmer.status).toBe(200);
    const { chat_id } = asFarmer.body.message;
    const upload_id = await uploadWhole(office, largePdf(5_000));
    expect((await say(office, { upload_id, chat_id })).body.message.sender_role).toBe('admin');
  });
});

describe('sent again', () => {
  it('gets the same answer although the upload is gone, and is stored once', async () => {
    const fields = {
      client_id: randomUUID(),
      text: 'x',
      upload_id: await uploadWhole(farmer, largePdf(9_000)),
    };
    const first = await say(farmer, fields);
    const again = await say(farmer, fields);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const all = await messagesOf(farmer, first.body.message.chat_id);
    expect(all.filter((message) => message.client_id === fields.client_id)).toHaveLength(1);
  });

  it('five times at once, likewise, and leaves no stray file', async () => {
    const files = sql`select count(*) as n from files`;
    const count = () => app.ctx.db.one(Type.Object({ n: Type.Integer() }), files);
    const before = (await count()).n;
    const fields = { client_id: randomUUID(), upload_id: await uploadWhole(farmer, largePdf(400_000)) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => say(farmer, fields)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.message.id)).size).toBe(1);
    expect((await count()).n).toBe(before + 1);
  });

  it('over a new upload of the same bytes, gets the same answer, and the new upload goes too', async () => {
    const pdf = largePdf(9_000);
    const client_id = randomUUID();
    const first = await say(farmer, { client_id, upload_id: await uploadWhole(farmer, pdf) });
    const upload_id = await uploadWhole(farmer, pdf);
    const again = await say(farmer, { client_id, upload_id });
    expect(again.body).toEqual(first.body);
    await expect.poll(async () => (await filesOnDisk()).filter((n) => n.startsWith(upload_id))).toEqual([]);
    expect((await say(farmer, { client_id, upload_id })).body).toEqual(first.body);
  });

  it('with other words, is refused', async () => {
    const fields = { client_id: randomUUID(), upload_id: await uploadWhole(farmer, largePdf(9_000)) };
    await say(farmer, fields);
    const { status, body } = await say(farmer, { ...fields, text: 'ಬೇರೆ' });
    expect([status, body.code]).toEqual([409, 'CLIENT_ID_REUSED']);
  });

  it('after a block, is answered; a file that was not sent before the block stays out', async () => {
    const blocked = await app.loginFarmer();
    const sent = { client_id: randomUUID(), upload_id: await uploadWhole(blocked, largePdf(9_000)) };
    const unsent = { client_id: randomUUID(), upload_id: await uploadWhole(blocked, largePdf(9_000)) };
    const first = await say(blocked, sent);
    await office.post('/api/admin/block', { mobile: blocked.mobile, blocked: true, reason: 'ಬೈದರು' });
    expect((await say(blocked, sent)).body.message).toEqual(first.body.message);
    const refused = await say(blocked, unsent);
    expect([refused.status, refused.body.code]).toEqual([403, 'BLOCKED']);
  });
});

describe('refused', () => {
  it('is an upload that is not all there, until it is', async () => {
    const pdf = largePdf(9_000);
    const address = await openedUpload(farmer, pdf.length);
    const upload_id = address.split('/').at(-1) ?? '';
    await sendPiece(farmer, address, 0, pdf.subarray(0, 8_999));
    const early = await say(farmer, { upload_id });
    expect([early.status, early.body.code]).toEqual([409, 'UPLOAD_INCOMPLETE']);
    await sendPiece(farmer, address, 8_999, pdf.subarray(8_999));
    expect((await say(farmer, { upload_id })).status).toBe(200);
  });

  it('is an upload of somebody else, one that never was, and one another message has taken', async () => {
    const other = await app.loginFarmer();
    const foreign = await uploadWhole(other, largePdf(9_000));
    const taken = await uploadWhole(farmer, largePdf(9_000));
    await say(farmer, { client_id: randomUUID(), upload_id: taken });
    for (const upload_id of [foreign, randomUUID(), taken]) {
      for (const client_id of [randomUUID(), undefined]) {
        const { status, body } = await say(farmer, { upload_id, ...(client_id ? { client_id } : {}) });
        expect([status, body.code]).toEqual([404, 'UPLOAD_NOT_FOUND']);
      }
    }
    expect((await say(other, { upload_id: foreign })).status).toBe(200);
  });

  it('are two messages that take one upload at once, all but one', async () => {
    const upload_id = await uploadWhole(farmer, largePdf(400_000));
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => say(farmer, { upload_id, client_id: randomUUID() })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404, 404]);
  });

  it('is a file beside the upload, and a file nobody takes; then the upload can still be taken back', async () => {
    const upload_id = await uploadWhole(farmer, largePdf(9_000));
    const both = await say(farmer, { upload_id }, { name: 'bill.pdf', bytes: largePdf(9_000) });
    expect([both.status, both.body.code]).toEqual([400, 'INVALID_INPUT']);
    const program = await uploadWhole(farmer, Buffer.from('#!/bin/sh\u0000\u0001rm -rf /'));
    const refused = await say(farmer, { upload_id: program });
    expect([refused.status, refused.body.code]).toEqual([415, 'FILE_TYPE_REFUSED']);
    expect((await farmer.del(`/api/uploads/${program}`)).status).toBe(204);
  });
});
