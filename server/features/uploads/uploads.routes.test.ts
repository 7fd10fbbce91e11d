import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LARGEST_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import {
  askOffset,
  largePdf,
  openedUpload,
  openUpload,
  sendAndFallSilent,
  sendPiece,
} from '../../../tests/support/tus.ts';
import { sweepUploads } from './open-upload.ts';

let app: TestApp;
let farmer: FarmerClient;
let other: FarmerClient;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [other, office] = [await app.loginFarmer(), await app.loginOffice()];
});
// Nobody has more than five on their way.
beforeEach(async () => {
  farmer = await app.loginFarmer();
});
afterAll(() => app.close());

const file = largePdf(300_000);
const filesOnDisk = () => readdir(path.join(app.dataDir, 'tmp', 'tus'));

async function offsetOf(as: TestClient, address: string): Promise<number> {
  const { status, headers } = await askOffset(as, address);
  expect(status).toBe(200);
  return Number(headers.get('upload-offset'));
}

/** What arrived is written down a moment after it arrived. */
async function eventually(offset: number, as: TestClient, address: string): Promise<void> {
  await expect.poll(() => offsetOf(as, address), { interval: 50 }).toBe(offset);
}

describe('an upload in pieces', () => {
  it('has an address nobody guesses, says how much has arrived, and takes the rest', async () => {
    const opened = await openUpload(farmer, file.length);
    expect(opened.status).toBe(201);
    const address = opened.headers.get('location') ?? '';
    expect(address).toMatch(/^\/api\/uploads\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{17,}$/);
    expect(opened.headers.get('tus-resumable')).toBe('1.0.0');
    expect(opened.headers.get('upload-expires')).toMatch(/GMT$/);

    const first = await sendPiece(farmer, address, 0, file.subarray(0, 100_000));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '100000']);
    const asked = await askOffset(farmer, address);
    expect(asked.headers.get('upload-length')).toBe(String(file.length));
    expect(asked.headers.get('upload-offset')).toBe('100000');
    expect(asked.headers.get('cache-control')).toBe('no-store');
    const second = await sendPiece(farmer, address, 100_000, file.subarray(100_000));
    expect(second.headers.get('upload-offset')).toBe(String(file.length));
  });

  it('keeps what had arrived when the line broke in the middle of a piece', async () => {
    const address = await openedUpload(farmer, file.length);
    const cut = await sendAndFallSilent(farmer, address, {
      offset: 0,
      announced: file.length,
      sent: file.subarray(0, 70_001),
    });
    await sleep(100);
    cut();
    await eventually(70_001, farmer, address);
    const rest = await sendPiece(farmer, address, 70_001, file.subarray(70_001));
    expect(rest.headers.get('upload-offset')).toBe(String(file.length));
  });

  it('goes on at once over a new line while the old one still looks alive', async () => {
    const address = await openedUpload(farmer, file.length);
    const cut = await sendAndFallSilent(farmer, address, {
      offset: 0,
      announced: file.length,
      sent: file.subarray(0, 90_000),
    });
    await sleep(200);
    const start = performance.now();
    expect(await offsetOf(farmer, address)).toBe(90_000);
    expect(performance.now() - start).toBeLessThan(2_000);
    const rest = await sendPiece(farmer, address, 90_000, file.subarray(90_000));
    expect(rest.status).toBe(204);
    cut();
  });

  it('refuses a piece from any other place, and leaves what is there alone', async () => {
    const address = await openedUpload(farmer, file.length);
    await sendPiece(farmer, address, 0, file.subarray(0, 1_000));
    for (const offset of [0, 999, 1_001]) {
      const { status, body } = await sendPiece(farmer, address, offset, file.subarray(offset, 5_000));
      expect([status, body.code]).toEqual([409, 'UPLOAD_CONFLICT']);
    }
    expect(await offsetOf(farmer, address)).toBe(1_000);
  });

  it('takes not a byte more than was announced', async () => {
    const address = await openedUpload(farmer, 1_000);
    const { status, body } = await sendPiece(farmer, address, 0, file.subarray(0, 1_001));
    expect([status, body.code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect(await offsetOf(farmer, address)).toBe(0);
  });
});

describe('opening one', () => {
  it('needs a length that some kind of file may have', async () => {
    const cases: [string | undefined, number, string][] = [
      [undefined, 400, 'INVALID_INPUT'],
      ['-1', 400, 'INVALID_INPUT'],
      ['1e9', 400, 'INVALID_INPUT'],
      ['0', 422, 'FILE_EMPTY'],
      [String(LARGEST_FILE_BYTES + 1), 413, 'FILE_TOO_LARGE'],
    ];
    for (const [length, status, code] of cases) {
      const answer = await farmer.request('POST', '/api/uploads', {
        headers: {
          'tus-resumable': '1.0.0',
          ...(length === undefined ? { 'upload-defer-length': '1' } : { 'upload-length': length }),
        },
      });
      expect([length, answer.status, answer.body.code]).toEqual([length, status, code]);
    }
  });

  it('needs a client that speaks the protocol, and a page of ours', async () => {
    const wrong = await openUpload(farmer, 1_000, { headers: { 'tus-resumable': '0.2.2' } });
    expect(wrong.status).toBe(400);
    const none = await farmer.request('POST', '/api/uploads', { headers: { 'upload-length': '1000' } });
    expect([none.status, none.body.code]).toEqual([412, 'UPLOAD_PROTOCOL']);
    const forged = await openUpload(farmer, 1_000, { headers: { 'x-xsrf-token': 'guess' } });
    expect([forged.status, forged.body.code]).toEqual([403, 'CSRF_FAILED']);
    const foreign = await openUpload(farmer, 1_000, { headers: { origin: 'https://evil.example' } });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'ORIGIN_REFUSED']);
  });

  it('leaves one person five, the newest', async () => {
    const hoarder = await app.loginFarmer();
    const addresses: string[] = [];
    for (let n = 0; n < 7; n += 1) addresses.push(await openedUpload(hoarder, 1_000));
    const statuses = await Promise.all(
      addresses.map(async (address) => (await askOffset(hoarder, address)).status),
    );
    expect(statuses).toEqual([404, 404, 200, 200, 200, 200, 200]);
    const names = await filesOnDisk();
    expect(addresses.filter((address) => names.includes(address.split('/').at(-1) ?? ''))).toHaveLength(5);
  });

  it('gives none that moves away for a sixth, which hears when to ask again and comes once one has arrived', async () => {
    const busy = await app.loginFarmer();
    const opened = () => openedUpload(busy, file.length);
    const addresses: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const address = await opened();
      addresses.push(address);
      await sendPiece(busy, address, 0, file.subarray(0, 1_000));
    }
    const sixth = await openUpload(busy, file.length);
    expect([sixth.status, sixth.body.code, sixth.body.retry_after]).toEqual([429, 'RATE_LIMITED', 30]);
    for (const address of addresses) expect(await offsetOf(busy, address)).toBe(1_000);
    await busy.del(addresses[2] ?? '');
    const again = await opened();
    // One whose sender has given up gives way.
    await sendPiece(busy, again, 0, file.subarray(0, 1_000));
    try {
      app.setNow(new Date(Date.now() + 5 * 60_000));
      expect((await openUpload(busy, file.length)).status).toBe(201);
    } finally {
      app.setNow(undefined);
    }
    expect((await askOffset(busy, addresses[0] ?? '')).status).toBe(404);
  });

  it('is not for a blocked farmer, nor is going on; taking back is', async () => {
    const blocked = await app.loginFarmer();
    const address = await openedUpload(blocked, file.length);
    await office.post('/api/admin/block', { mobile: blocked.mobile, blocked: true, reason: 'ಬೈದರು' });
    const opened = await openUpload(blocked, 1_000);
    expect([opened.status, opened.body.code]).toEqual([403, 'BLOCKED']);
    const piece = await sendPiece(blocked, address, 0, file);
    expect([piece.status, piece.body.code]).toEqual([403, 'BLOCKED']);
    expect(await offsetOf(blocked, address)).toBe(0);
    expect((await blocked.del(address)).status).toBe(204);
  });
});

describe('whose it is', () => {
  it('is known to its owner alone', async () => {
    const address = await openedUpload(farmer, file.length);
    await sendPiece(farmer, address, 0, file.subarray(0, 5_000));
    for (const [as, status] of [
      [other, 404],
      [office, 404],
      [app.client(), 401],
    ] as const) {
      expect((await askOffset(as, address)).status).toBe(status);
      expect((await sendPiece(as, address, 5_000, file.subarray(5_000))).status).toBe(status);
      expect((await as.del(address)).status).toBe(status);
    }
    expect(await offsetOf(farmer, address)).toBe(5_000);
  });

  it('is told by the upload where one browser holds both sessions', async () => {
    const both = await app.loginFarmer();
    for (const [name, value] of office.cookies) if (name === 'av_office') both.cookies.set(name, value);
    await both.get('/api/auth/me');
    const asOffice = (await openUpload(both, 1_000, { query: '?role=admin' })).headers.get('location') ?? '';
    const asFarmer = await openedUpload(both, 1_000);
    expect((await askOffset(both, asOffice)).status).toBe(200);
    expect((await askOffset(both, asFarmer)).status).toBe(200);
    expect((await askOffset(office, asOffice)).status).toBe(200);
    expect((await askOffset(office, asFarmer)).status).toBe(404);
  });

  it('ends for everybody when its owner takes it back', async () => {
    const address = await openedUpload(farmer, file.length);
    await sendPiece(farmer, address, 0, file.subarray(0, 5_000));
    expect((await farmer.del(address)).status).toBe(204);
    expect((await askOffset(farmer, address)).status).toBe(404);
    expect((await farmer.del(address)).status).toBe(404);
    const id = address.split('/').at(-1) ?? '';
    expect((await filesOnDisk()).filter((name) => name.startsWith(id))).toEqual([]);
  });
});

describe('what nobody wants', () => {
  it('is told after the first piece, not after the last', async () => {
    const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(200_000)]);
    const address = await openedUpload(farmer, 50_000_000);
    const { status, body } = await sendPiece(farmer, address, 0, program);
    expect([status, body.code]).toEqual([415, 'FILE_TYPE_REFUSED']);
    expect((await askOffset(farmer, address)).status).toBe(404);
  });

  it('is also a picture as large as only a video may be', async () => {
    const photo = Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.alloc(200_000)]);
    const address = await openedUpload(farmer, 60_000_000);
    const { status, body } = await sendPiece(farmer, address, 0, photo);
    expect([status, body.code]).toEqual([413, 'FILE_TOO_LARGE']);
  });

  it('is an upload nobody finished in a day', async () => {
    const address = await openedUpload(farmer, file.length);
    await sendPiece(farmer, address, 0, file.subarray(0, 5_000));
    const id = address.split('/').at(-1) ?? '';
    try {
      app.setNow(new Date(Date.now() + 23 * 60 * 60 * 1000));
      await sweepUploads(app.ctx);
      expect((await askOffset(farmer, address)).status).toBe(200);
      app.setNow(new Date(Date.now() + 25 * 60 * 60 * 1000));
      expect((await askOffset(farmer, address)).status).toBe(404);
      expect((await sendPiece(farmer, address, 5_000, file.subarray(5_000))).status).toBe(404);
      expect(await filesOnDisk()).toContain(id);
      await sweepUploads(app.ctx);
      expect(await filesOnDisk()).toEqual([]);
    } finally {
      app.setNow(undefined);
    }
  });
});
