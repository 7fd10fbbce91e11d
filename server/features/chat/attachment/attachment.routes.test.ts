import { once } from 'node:events';
import { connect } from 'node:net';
import { parse as parseDisposition } from 'content-disposition';
import exifr from 'exifr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '../../../../tests/factories.ts';
import { pdf } from '../../../../tests/fixtures/documents.ts';
import { HTML_PAGE } from '../../../../tests/fixtures/hostile-files.ts';
import { photoWithGps } from '../../../../tests/fixtures/images.ts';
import { media } from '../../../../tests/fixtures/media.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { largePdf } from '../../../../tests/support/tus.ts';

let app: TestApp;
let farmer: FarmerClient;
let other: FarmerClient;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, other, office] = [await app.loginFarmer(), await app.loginFarmer(), await app.loginOffice()];
});
afterAll(() => app.close());

async function send(bytes: Buffer, name: string, type = 'application/octet-stream', by: TestClient = farmer) {
  return say(by, { text: 'ನೋಡಿ' }, { bytes, name, type });
}

async function sent(bytes: Buffer, name: string) {
  const { status, body } = await send(bytes, name);
  expect(status).toBe(200);
  return body.message as {
    id: number;
    chat_id: number;
    file_path: string;
    mime_type: string;
    meta: Record<string, unknown> & { preview_path: string };
  };
}

const fetchBytes = async (client: TestClient, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(app.url + path, { headers: { cookie: client.cookieHeader, ...headers } });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const head = async (client: TestClient, path: string) =>
  fetch(app.url + path, { method: 'HEAD', headers: { cookie: client.cookieHeader } });

describe('a photo in a chat', () => {
  it('travels from the farmer to the office: upright, without its place, with a preview and its name', async () => {
    const photo = await photoWithGps({ width: 3000, height: 2250, quality: 95 });
    expect(photo.length).toBeGreaterThan(2_000_000);
    const message = await sent(photo, 'ಎಲೆ ರೋಗ.jpg');
    expect(message).toMatchObject({
      mime_type: 'image/jpeg',
      meta: { original_name: 'ಎಲೆ ರೋಗ.jpg', width: 1920, height: 2560 },
    });
    expect(message.file_path).toMatch(/^\/uploads\/[0-9a-f]{40}$/);

    const { status, headers, bytes } = await fetchBytes(office, message.file_path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(Number(headers.get('content-length'))).toBe(bytes.length);
    expect(message.meta.size).toBe(bytes.length);
    expect(await exifr.parse(bytes)).toBeUndefined();
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1920, height: 2560 });

    const preview = await fetchBytes(farmer, message.meta.preview_path);
    expect(preview.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(preview.bytes).metadata()).toMatchObject({ width: 360, height: 480 });
    expect(nameIn(preview.headers)).toBe('ಎಲೆ ರೋಗ.webp');
  });

  it('is answered with headers that let it do nothing but be seen', async () => {
    const message = await sent(await photoWithGps(), 'a.jpg');
    const { headers } = await fetchBytes(farmer, message.file_path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is not sent again to a browser that has it', async () => {
    const message = await sent(await photoWithGps(), 'a.jpg');
    const { headers } = await fetchBytes(farmer, message.file_path);
    const etag = headers.get('etag') ?? '';
    const again = await fetchBytes(farmer, message.file_path, { 'if-none-match': etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await fetchBytes(other, message.file_path, { 'if-none-match': etag })).status).toBe(404);
  });

  it('deleted for everyone is gone at once, preview and bytes too', async () => {
    const message = await sent(await photoWithGps(), 'a.jpg');
    const key = message.file_path.split('/').at(-1) ?? '';
    const deletion = await farmer.del(`/api/chat/message/${message.id}?mode=everyone`);
    expect(deletion.status).toBe(200);
    for (const path of [message.file_path, message.meta.preview_path]) {
      expect((await fetchBytes(farmer, path)).status).toBe(404);
      expect((await fetchBytes(office, path, { 'if-none-match': `"${key}"` })).status).toBe(404);
      expect((await head(office, path)).status).toBe(404);
    }
    await expect.poll(() => app.ctx.files.size(key)).toBeUndefined();
  });
});

describe('who gets a file', () => {
  it.each(['GET', 'HEAD', 'Range'])('by %s: the two sides of its chat and nobody else', async (how) => {
    const message = await sent(await photoWithGps(), 'a.jpg');
    const ask = async (client: TestClient, path: string) => {
      if (how === 'HEAD') return (await head(client, path)).status;
      return (await fetchBytes(client, path, how === 'Range' ? { range: 'bytes=0-1' } : {})).status;
    };
    const ok = how === 'Range' ? 206 : 200;
    for (const path of [message.file_path, message.meta.preview_path]) {
      expect(await ask(farmer, path)).toBe(ok);
      expect(await ask(office, path)).toBe(ok);
      expect(await ask(other, path)).toBe(404);
      expect(await ask(app.client(), path)).toBe(401);
    }
  });

  it('in a browser that is logged in on both sides is the office for chats that are not the farmer', async () => {
    const message = await sent(await photoWithGps(), 'a.jpg');
    const both = app.client();
    for (const client of [other, office])
      for (const [name, value] of client.cookies) both.cookies.set(name, value);
    expect((await fetchBytes(both, message.file_path)).status).toBe(200);
  });

  it.each([
    '/uploads/0000000000000000000000000000000000000000',
    '/uploads/..%2f..%2fpackage.json',
    '/uploads/%2e%2e%2fpackage.json',
    `/uploads/${'a'.repeat(250)}`,
    '/uploads/%00',
    '/uploads/x%27%20or%201=1',
  ])('of an address nobody gave out: %s is 404, and 401 to a stranger', async (path) => {
    expect((await fetchBytes(farmer, path)).status).toBe(404);
    expect((await fetchBytes(app.client(), path)).status).toBe(401);
  });

  it('is nobody any more after logging out', async () => {
    const guest = await app.loginFarmer();
    const { body } = await send(await photoWithGps(), 'a.jpg', 'image/jpeg', guest);
    const cookie = guest.cookieHeader;
    await guest.post('/api/auth/logout', {});
    const response = await fetch(app.url + body.message.file_path, { headers: { cookie } });
    expect(response.status).toBe(401);
  });
});

describe('the name and the manner of a file', () => {
  it('HEAD tells the name and the size, and sends no body', async () => {
    const bytes = await pdf();
    const message = await sent(bytes, 'ದರಪಟ್ಟಿ “2026”.pdf');
    const response = await head(office, message.file_path);
    expect(response.status).toBe(200);
    expect(nameIn(response.headers)).toBe('ದರಪಟ್ಟಿ “2026”.pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^inline; .*filename\*=UTF-8''/);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(await response.text()).toBe('');
  });

  it.each([
    ['photo', 'image/jpeg', 'inline', () => photoWithGps()],
    ['clip', 'video/mp4', 'inline', () => media('clip.mp4')],
    ['voice', 'audio/webm', 'inline', () => media('voice.webm')],
    ['paper', 'application/pdf', 'inline', () => pdf()],
    ['note', 'text/plain; charset=utf-8', 'attachment', () => Buffer.from('ಎರಡು ಎಕರೆ')],
  ])('a %s is %s, %s', async (name, type, manner, make) => {
    const message = await sent(await make(), name);
    const shown = await head(farmer, message.file_path);
    expect(shown.headers.get('content-type')).toBe(type);
    expect(parseDisposition(shown.headers.get('content-disposition') ?? '').type).toBe(manner);
    const saved = await head(farmer, `${message.file_path}?download=1`);
    expect(parseDisposition(saved.headers.get('content-disposition') ?? '').type).toBe('attachment');
  });

  it('an unknown wish in the address is refused', async () => {
    const message = await sent(await pdf(), 'a.pdf');
    expect((await fetchBytes(farmer, `${message.file_path}?download=2`)).status).toBe(400);
  });
});

describe('a part of a recording', () => {
  it.each([
    ['bytes=0-', 0, undefined],
    ['bytes=100-199', 100, 200],
    ['bytes=-50', -50, undefined],
  ])('%s', async (range, from, to) => {
    const bytes = media('clip.mp4');
    const message = await sent(bytes, 'clip.mp4');
    const part = await fetchBytes(office, message.file_path, { range });
    expect(part.status).toBe(206);
    expect(part.bytes.equals(bytes.subarray(from, to))).toBe(true);
    const start = from < 0 ? bytes.length + from : from;
    const end = (to ?? bytes.length) - 1;
    expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`);
    expect(part.headers.get('accept-ranges')).toBe('bytes');
  });

  it('beyond its end is refused with its size', async () => {
    const message = await sent(media('voice.webm'), 'voice.webm');
    const answer = await fetchBytes(farmer, message.file_path, { range: 'bytes=9999999-' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${media('voice.webm').length}`);
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({ ok: false, code: 'RANGE_UNSATISFIABLE' });
  });

  it('of something the browser knows differently is the whole', async () => {
    const message = await sent(media('voice.webm'), 'voice.webm');
    const ask = (condition: string) =>
      fetchBytes(farmer, message.file_path, { range: 'bytes=0-9', 'if-range': condition });
    expect((await ask('"another"')).status).toBe(200);
    expect((await ask(`"${message.file_path.split('/').at(-1)}"`)).status).toBe(206);
  });

  it('may be dropped by the browser in the middle', async () => {
    const message = await sent(largePdf(4_000_000), 'a.pdf');
    const stop = new AbortController();
    const response = await fetch(app.url + message.file_path, {
      headers: { cookie: farmer.cookieHeader },
      signal: stop.signal,
    });
    await response.body?.getReader().read();
    stop.abort();
    expect((await head(farmer, message.file_path)).status).toBe(200);
  });
});

describe('an upload that is refused', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['a page named .jpg', () => HTML_PAGE, 415, 'FILE_TYPE_REFUSED'],
    ['an empty file', () => Buffer.alloc(0), 422, 'FILE_EMPTY'],
    ['a text above its limit', () => Buffer.alloc(1_100_000, 'a'), 413, 'FILE_TOO_LARGE'],
    [
      'a picture above its limit',
      async () => Buffer.concat([await photoWithGps(), Buffer.alloc(27_000_000)]),
      413,
      'FILE_TOO_LARGE',
    ],
  ])('%s gets its sentence, and no message is stored', async (_what, make, status, code) => {
    const before = await thread();
    const answer = await send(await make(), 'photo.jpg', 'image/jpeg');
    expect([answer.status, answer.body.code, answer.body.ok]).toEqual([status, code, false]);
    expect(answer.body.error).not.toBe('');
    expect(await thread()).toBe(before);
  });

  it('because its sender went away stores nothing, and the next one is served', async () => {
    const before = await thread();
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const lines = [
      'POST /api/chat/message HTTP/1.1',
      'Host: localhost',
      `Cookie: ${farmer.cookieHeader}`,
      `X-XSRF-TOKEN: ${farmer.cookies.get('XSRF-TOKEN')}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 100000',
      '',
      '--b',
      'Content-Disposition: form-data; name="file"; filename="a.jpg"',
      '',
      'some bytes',
    ];
    socket.write(lines.join('\r\n'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.destroy();
    await sent(await photoWithGps({ width: 80, height: 60 }), 'a.jpg');
    expect(await thread()).toBe(before + 1);
  });
});

describe('the office’s log', () => {
  it('says once a day and login which file of the farmer was opened, and nothing of what a screen draws', async () => {
    const sender = await app.loginFarmer();
    const bytes = await photoWithGps({ width: 800, height: 600 });
    const photo = (await send(bytes, 'ಎಲೆ.jpg', 'image/jpeg', sender)).body.message;
    const opened = async () => {
      const { body } = await office.get(`/api/admin/log?chat_id=${photo.chat_id}&group=customer`);
      return body.lines.filter(({ action }: { action: string }) => action === 'file.open');
    };
    await fetchBytes(office, photo.meta.preview_path);
    await head(office, photo.file_path);
    await fetchBytes(sender, photo.file_path);
    await fetchBytes(other, photo.file_path);
    expect(await opened()).toEqual([]);
    for (let times = 0; times < 3; times += 1) await fetchBytes(office, photo.file_path);
    await fetchBytes(office, `${photo.file_path}?download=1`);
    expect(await opened()).toMatchObject([
      { action: 'file.open', who: { en: 'Office' }, chat: { id: photo.chat_id }, detail: {} },
    ]);
    const colleague = await app.loginOffice();
    await fetchBytes(colleague, photo.file_path);
    expect(await opened()).toHaveLength(2);
    app.setNow(new Date(Date.now() + 25 * 3_600_000));
    await fetchBytes(office, photo.file_path);
    app.setNow(undefined);
    expect(await opened()).toHaveLength(3);
  });
});

async function thread(): Promise<number> {
  const { body } = await farmer.get('/api/auth/me');
  const chat = await office.get(`/api/chat/all?q=${farmer.mobile}`);
  expect(body.farmer).not.toBeNull();
  return chat.body[0]?.head_seq ?? 0;
}

function nameIn(headers: Headers): string | undefined {
  return parseDisposition(headers.get('content-disposition') ?? '').parameters.filename;
}
