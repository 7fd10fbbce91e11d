import http from 'node:http';
import { constants, deflateRawSync } from 'node:zlib';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { sql } from '../../server/platform/database/db.ts';
import { chargePicture } from '../../server/platform/files/quota.ts';
import { officeDocument, pdf } from '../fixtures/documents.ts';
import {
  GIF_SCRIPT_POLYGLOT,
  HTML_PAGE,
  PROGRAM,
  pageWithPdfBehind,
  photoWithPageBehind,
  SVG_WITH_SCRIPT,
} from '../fixtures/hostile-files.ts';
import { photoWithGps, pixelBomb } from '../fixtures/images.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../support/app.ts';
import type { Answer, TestClient } from '../support/client.ts';

/** Files made to do more than be files: refused, or kept in a shape in which they can do nothing. */

let app: TestApp;
let farmer: FarmerClient;
let other: FarmerClient;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, other, office] = [await app.loginFarmer(), await app.loginFarmer(), await app.loginOffice()];
});
afterAll(() => app.close());

function upload(bytes: Buffer, name: string, type: string, as: TestClient = farmer): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
  return as.postForm('/api/chat/message', form);
}

/** Types a browser runs or renders as a page, whatever else is said about them. */
const RUNS = /html|svg|xml|javascript|ecmascript|css|wasm/;

async function expectHarmless(path: string): Promise<void> {
  const { status, headers } = await office.get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).not.toMatch(RUNS);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/^sandbox[^;]*; default-src 'none'/);
  expect(headers.get('content-security-policy')).not.toContain('allow-scripts');
  const disposition = headers.get('content-disposition') ?? '';
  // Browsers are told one name, in one line of plain signs.
  expect(disposition).toMatch(/^(inline|attachment); filename[*]?=[\x20-\x7E]+$/);
  expect(disposition).not.toMatch(/filename[*]?="?[^;]*[/\\](?!")/);
}

/** A box of an MP4. */
function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
const FTYP = box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1'));

/** An archive of one entry that says it is small and unpacks to 400 MB, shaped like an office document. */
function zipBomb(): Buffer {
  // Megabyte by megabyte, the same bytes each time.
  const megabyte = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([...Array<Buffer>(400).fill(megabyte), deflateRawSync(Buffer.alloc(0))]);
  const name = Buffer.from('[Content_Types].xml');
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(1_000, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name, packed]);
}

function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunk = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)]);
  };
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', deflateRawSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('what is refused, whatever it is called', () => {
  const codes = /^FILE_(TYPE_REFUSED|UNREADABLE|TOO_LARGE|EMPTY)$/;
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a page', () => HTML_PAGE],
    [
      'a page behind blanks and a byte order mark',
      () => Buffer.concat([Buffer.from('\uFEFF \n\t'), HTML_PAGE]),
    ],
    ['a page without its doctype', () => Buffer.from('hello <img src=x onerror=alert(1)>')],
    ['a page as UTF-16', () => Buffer.from(`\uFEFF${HTML_PAGE}`, 'utf16le')],
    ['a drawing with a script', () => SVG_WITH_SCRIPT],
    [
      'a drawing behind an XML head',
      () => Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), SVG_WITH_SCRIPT]),
    ],
    [
      'XML that names files of ours',
      () =>
        Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
    ],
    ['a style sheet processing instruction', () => Buffer.from('<?xml-stylesheet href="x.xsl"?><a/>')],
    ['a page with a PDF behind it', pageWithPdfBehind],
    ['a GIF that is a script', () => GIF_SCRIPT_POLYGLOT],
    ['a program', () => PROGRAM],
    ['a shell script behind a NUL', () => Buffer.from('#!/bin/sh\0\nrm -rf /')],
    ['a document with macros', () => officeDocument('docx', { macros: true })],
    ['a rich text file', () => Buffer.from('{\\rtf1{\\object\\objdata 0}}')],
    ['a PostScript program', () => Buffer.from('%!PS-Adobe-3.0\n(%pipe%id) (r) file')],
    ['a playlist that names files of ours', () => Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n\0')],
    ['a Matroska film, which few browsers play', () => latin('\x1aE\xdf\xa3\x8bB\x82\x88matroska')],
    ['an archive that unpacks to 400 MB', zipBomb],
    ['a picture of 72 million pixels', () => pixelBomb()],
    ['a picture that claims 4 thousand million pixels', () => pngClaiming(65_535, 65_535)],
    ['a picture that claims 2^31 by 1', () => pngClaiming(2 ** 31 - 1, 1)],
    ['a video of its first line alone', () => FTYP],
    [
      'a video whose box claims the rest of the world',
      () => Buffer.concat([FTYP, latin('\xff\xff\xff\xffmoov')]),
    ],
    [
      'a video whose box claims 2^63 bytes',
      () => Buffer.concat([FTYP, latin('\0\0\0\x01moov\x7f\xff\xff\xff\xff\xff\xff\xff')]),
    ],
    [
      'a video of a hundred thousand empty boxes',
      () => Buffer.concat([FTYP, ...Array<Buffer>(100_000).fill(box('free'))]),
    ],
    [
      'a video of boxes in boxes',
      () => Array.from({ length: 2_000 }).reduce<Buffer>((inner) => box('moov', inner), FTYP),
    ],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s', async (_what, make) => {
    const bytes = await make();
    const start = performance.now();
    for (const [name, type] of [
      ['photo.jpg', 'image/jpeg'],
      ['bill.pdf', 'application/pdf'],
      ['clip.mp4', 'video/mp4'],
    ] as const) {
      const { status, body } = await upload(bytes, name, type);
      expect(body.code).toMatch(codes);
      expect([413, 415, 422]).toContain(status);
    }
    // Refused for what they are, and not because the time of a picture was up (60 s each).
    expect(performance.now() - start).toBeLessThan(30_000);
    expect((await app.client().get('/healthz')).status).toBe(200);
  });
});

describe('what is taken, and can do nothing', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
    ['a photo with a page and an archive behind it', photoWithPageBehind, 'a.html', 'text/html'],
    ['a photo called a page', () => photoWithGps(), 'photo.jpg.html', 'text/html'],
    ['a photo called a drawing', () => photoWithGps(), 'photo.svg', 'image/svg+xml'],
    ['a PDF called a program', () => pdf(), 'bill.pdf.exe', 'application/x-msdownload'],
    [
      'a PDF that wants to run a script',
      () =>
        Buffer.from(
          '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
        ),
      'a.pdf',
      'application/pdf',
    ],
    ['text that is a script', () => Buffer.from('alert(document.cookie)'), 'a.js', 'text/javascript'],
    [
      'a sheet of formulas',
      () => Buffer.from('=HYPERLINK("https://evil.example","open"),@SUM(1)\n'),
      'a.csv',
      'text/csv',
    ],
  ])('%s', async (_what, make, name, type) => {
    const { status, body } = await upload(await make(), name, type);
    expect(status).toBe(200);
    const { file_path: path, mime_type: mime, meta } = body.message;
    expect(mime).not.toMatch(RUNS);
    expect(meta.original_name).not.toMatch(/\.(html?|svg|exe|js|bat|lnk)$/i);
    await expectHarmless(path);
    if (meta.preview_path) await expectHarmless(meta.preview_path);
  });

  it('has nothing of a page left in a photo', async () => {
    const { body } = await upload(await photoWithPageBehind(), 'a.jpg', 'image/jpeg');
    expect((await office.get(body.message.file_path)).body).not.toContain('<script');
  });

  it('text is saved and never shown', async () => {
    const { body } = await upload(Buffer.from('ದರ: =1+1'), 'a.txt', 'text/plain');
    const { headers } = await office.get(body.message.file_path);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
  });
});

describe('names', () => {
  test.each([
    ['../../../../etc/passwd', /^passwd\.txt$/],
    ['..\\..\\windows\\win.ini', /^win\.ini\.txt$/],
    ['C:\\fakepath\\bill.txt', /^bill\.txt$/],
    ['/etc/cron.d/x', /^x\.txt$/],
    ['bill.txt\u202Etxt.exe', /^bill\.txttxt\.exe\.txt$/],
    ['a\r\nSet-Cookie: x=1\r\n\r\n<script>.txt', /^a Set-Cookie: x=1 <script>\.txt$/],
    ['a\u0000b.txt', /^ab\.txt$/],
    ['.htaccess', /^htaccess\.txt$/],
    ['....', /^file\.txt$/],
    ['CON', /^CON\.txt$/],
    ['x.php.txt', /^x\.php\.txt$/],
    ['"; filename="evil.html', /^"; filename="evil\.html\.txt$/],
    ['ಅ'.repeat(3_000), /^ಅ+\.txt$/u],
    ['😀\uD83D.txt', /^😀\uFFFD?\.txt$/u],
    ['__proto__', /^__proto__\.txt$/],
  ])('%j becomes a label that tells the truth and breaks no header', async (name, label) => {
    for (const way of ['original_name', 'filename'] as const) {
      const answer = await uploadNamed(name, way);
      if (way === 'original_name' && name.length > 255) {
        expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
        continue;
      }
      expect([way, answer.status]).toEqual([way, 200]);
      const { file_path: path, meta } = answer.body.message;
      expect(path).toMatch(/^\/uploads\/[\w-]{20,}$/);
      // A form cannot carry every sign in a file name; what arrives of it is held to the same.
      if (way === 'original_name') expect(meta.original_name).toMatch(label);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
      expect(meta.original_name).not.toMatch(/[\u0000-\u001F\u202A-\u202E\\/]/);
      await expectHarmless(path);
      expect((await office.get(path)).headers.get('set-cookie') ?? '').not.toContain('x=1');
    }
  });

  function uploadNamed(name: string, way: 'original_name' | 'filename'): Promise<Answer> {
    if (way === 'filename') return upload(Buffer.from('ಎಲೆ'), name, 'text/plain');
    const form = new FormData();
    form.append('original_name', name);
    form.append('file', new Blob(['ಎಲೆ'], { type: 'text/plain' }), 'a.txt');
    return farmer.postForm('/api/chat/message', form);
  }
});

/** A request as no browser sends it; answers its status, undefined when the server hung up. */
function sendRaw(
  path: string,
  headers: Record<string, string>,
  write: (request: http.ClientRequest) => void,
) {
  return new Promise<number | undefined>((resolve) => {
    const request = http.request(
      `${app.url}${path}`,
      {
        method: 'POST',
        agent: false,
        headers: {
          cookie: farmer.cookieHeader,
          'x-xsrf-token': farmer.cookies.get('XSRF-TOKEN') ?? '',
          ...headers,
        },
      },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      },
    );
    request.on('error', () => resolve(undefined));
    write(request);
  });
}

describe('bodies', () => {
  it('of a thousand parts are refused', async () => {
    const form = new FormData();
    for (let n = 0; n < 1_000; n += 1) form.append(`field${n}`, 'x');
    expect((await farmer.postForm('/api/chat/message', form)).status).toBe(400);
    const files = new FormData();
    for (let n = 0; n < 50; n += 1) files.append('file', new Blob(['ಎಲೆ']), 'a.txt');
    expect((await farmer.postForm('/api/chat/message', files)).status).toBe(400);
  });

  it('without a length are taken up to the limit and no further', async () => {
    const boundary = { 'content-type': 'multipart/form-data; boundary=b' };
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    const small = await sendRaw('/api/chat/message', boundary, (request) => {
      request.write(head);
      request.end('ಎಲೆ\r\n--b--\r\n');
    });
    expect(small).toBe(200);
    const endless = await sendRaw('/api/chat/message', boundary, (request) => {
      request.write(head);
      const filler = Buffer.alloc(256 * 1024, 'a');
      const more = () => {
        while (!request.destroyed && request.write(filler));
        if (!request.destroyed) request.once('drain', more);
      };
      more();
      request.on('response', () => request.destroy());
    });
    expect(endless).toBe(413);
  });

  it('with a length that is a lie are refused or cut, never waited for', async () => {
    const lie = await sendRaw(
      '/api/auth/login',
      { 'content-type': 'application/json', 'content-length': '-5' },
      (r) => r.end(),
    ).catch(() => undefined);
    expect([400, undefined]).toContain(lie);
    const both = await sendRaw(
      '/api/auth/login',
      { 'content-type': 'application/json', 'content-length': '2', 'transfer-encoding': 'chunked' },
      (r) => r.end('{}'),
    ).catch(() => undefined);
    expect([400, undefined]).toContain(both);
  });

  it('with part headers as long as a book cost no more than their bytes', async () => {
    const status = await sendRaw(
      '/api/chat/message',
      { 'content-type': 'multipart/form-data; boundary=b' },
      (request) =>
        request.end(
          `--b\r\nContent-Disposition: form-data; name="text"; x="${'y'.repeat(200_000)}"\r\n\r\nhi\r\n--b--\r\n`,
        ),
    );
    // The parser reads 80 kB of them and lets the rest pass.
    expect([200, 400, 413]).toContain(status);
  });
});

describe('ranges', () => {
  it.each([
    'bytes=0-0',
    'bytes=-1',
    'bytes=-0',
    'bytes=5-2',
    'bytes=0-99999999999999999999',
    'bytes=999999-',
    `bytes=${Array.from({ length: 1_000 }, (_, n) => `${n}-${n}`).join(',')}`,
    'bytes=0-,0-,0-,0-,0-,0-',
    'bytes=a-b',
    'items=0-1',
    'bytes=1e3-',
    'bytes= 0 - 1',
  ])('%.40s gives a part, the whole, or nothing, and never more', async (range) => {
    const { body } = await upload(Buffer.from('0123456789'), 'a.txt', 'text/plain');
    const { status, headers, body: text } = await farmer.get(body.message.file_path, { range });
    expect([200, 206, 416]).toContain(status);
    if (status !== 416) expect(Buffer.byteLength(String(text))).toBeLessThanOrEqual(10);
    if (status === 206) expect(headers.get('content-range')).toMatch(/^bytes \d+-\d+\/10$/);
  });
});

describe('reaching a file', () => {
  const ways = (as: TestClient, path: string) =>
    Promise.all([
      as.get(path),
      as.request('HEAD', path, {}),
      as.get(path, { range: 'bytes=0-1' }),
      as.get(`${path}?download=1`),
      as.get(path, { 'if-none-match': `"${path.split('/').at(-1)}"` }),
    ]).then((answers) => new Set(answers.map((answer) => answer.status)));

  it('that was deleted for everyone ends at once, preview included, for everybody and every way', async () => {
    const { body } = await upload(await photoWithGps(), 'a.jpg', 'image/jpeg');
    const { id, file_path: path, meta } = body.message;
    await farmer.del(`/api/chat/message/${id}?mode=everyone`);
    for (const each of [path, meta.preview_path]) {
      for (const client of [farmer, office, other]) expect(await ways(client, each)).toEqual(new Set([404]));
      expect(await ways(app.client(), each)).toEqual(new Set([401]));
    }
  });

  it('is nobody’s but the two sides’, by any spelling of its address', async () => {
    const { body } = await upload(Buffer.from('ಎಲೆ'), 'a.txt', 'text/plain');
    const path: string = body.message.file_path;
    const key = path.split('/').at(-1) ?? '';
    expect(await ways(other, path)).toEqual(new Set([404]));
    expect(await ways(app.client(), path)).toEqual(new Set([401]));
    for (const odd of [
      `/uploads//${key}`,
      `/uploads/./${key}`,
      `/uploads/%2e%2e/uploads/${key}`,
      `/uploads/${key}%00`,
      `/uploads/${key}/`,
      `/UPLOADS/${key}`,
      `/uploads/..%2f${key}`,
    ]) {
      expect([301, 400, 401, 404]).toContain((await other.get(odd)).status);
    }
    for (const guess of [
      '..%2f..%2f..%2fetc%2fpasswd',
      '%2e%2e%2f%2e%2e%2fapp.db',
      'null',
      '*',
      key.slice(0, -1),
    ]) {
      expect([400, 404]).toContain((await farmer.get(`/uploads/${guess}`)).status);
    }
  });

  it('ends for a farmer with their session; a blocked one reads their own and brings no more', async () => {
    const rude = await app.loginFarmer();
    const { body } = await upload(Buffer.from('ಎಲೆ'), 'a.txt', 'text/plain', rude);
    const path = body.message.file_path;
    await office.post('/api/admin/block', { mobile: rude.mobile, blocked: true, reason: 'ಬೈದರು' });
    expect((await rude.get(path)).status).toBe(200);
    expect((await upload(Buffer.from('ಎಲೆ'), 'b.txt', 'text/plain', rude)).body.code).toBe('BLOCKED');
    await rude.post('/api/auth/logout', {});
    expect(await ways(rude, path)).toEqual(new Set([401]));
  });
});

describe('a photo that costs much and leads nowhere', () => {
  const send = async (form: FormData, as: FarmerClient) => as.postForm('/api/chat/message', form);
  const made = (...entries: [string, string | Blob][]) => {
    const form = new FormData();
    for (const [name, value] of entries)
      value instanceof Blob ? form.append(name, value, 'leaf.png') : form.append(name, value);
    return form;
  };
  const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
  /** Half a second of a processor. */
  const large = () => blob(pixelBomb(5_000, 5_000, 'colours'));

  const idOf = async ({ mobile }: FarmerClient) =>
    (await app.ctx.db.one(ID, sql`select id from farmers where mobile = ${mobile}`)).id;
  const ID = Type.Object({ id: Type.Integer() });

  it('is refused before it is opened when what came before it says enough', async () => {
    const sender = await app.loginFarmer();
    const photo = large();
    const answers = await Promise.all([
      send(made(['reply_to', '999999999'], ['file', photo]), sender),
      send(made(['chat_id', '999999999'], ['file', photo]), sender),
      send(made(['upload_id', crypto.randomUUID()], ['file', photo]), sender),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 404, 400]);
    // Opening it is charged first, whatever comes of it.
    const charged = sql`select from rate_limits where key like ${`files.fruitless%farmer:${await idOf(sender)}`}`;
    expect(await app.ctx.db.run(charged)).toBe(0);
    await send(made(['file', photo], ['reply_to', '999999999']), sender);
    expect(await app.ctx.db.run(charged)).toBe(1);
  });

  it('is charged to who sent it, whatever came of it; what is kept costs nothing', async () => {
    const sender = await app.loginFarmer();
    const photo = blob(await photoWithGps());
    for (let n = 0; n < 3; n += 1) expect((await send(made(['file', photo]), sender)).status).toBe(200);
    const id = await idOf(sender);
    for (let n = 0; n < 58; n += 1) await chargePicture(app.ctx.rateLimit, { role: 'farmer', id });
    const behind = () => send(made(['file', photo], ['reply_to', '999999999']), sender);
    const statuses = [await behind(), await behind(), await behind()].map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 429]);
    expect((await send(made(['file', photo]), other)).status).toBe(200);
  });

  it('makes nobody else wait for all of them', async () => {
    const [greedy, patient] = [await app.loginFarmer(), await app.loginFarmer()];
    const [photo, leaf] = [large(), blob(await photoWithGps())];
    // Two that overlap, and both processes that open pictures are there: what is counted is whose turn it is.
    await Promise.all(
      [greedy, patient].map((as) => send(made(['file', photo], ['reply_to', '999999999']), as)),
    );
    let done = 0;
    const flood = Array.from({ length: 6 }, () =>
      send(made(['file', photo], ['reply_to', '999999999']), greedy).finally(() => (done += 1)),
    );
    const waiting = sql`select from rate_limits where key like ${`files.fruitless%farmer:${await idOf(greedy)}`} and points = 7`;
    // All six stand in line.
    await expect.poll(() => app.ctx.db.run(waiting)).toBe(1);
    expect((await send(made(['file', leaf]), patient)).status).toBe(200);
    // First come, first served, it would be all of them: the opened ones wait for their previews behind the last.
    expect(done).toBeLessThan(3);
    await Promise.all(flood);
  });
});
