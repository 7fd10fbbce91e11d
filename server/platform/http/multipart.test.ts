import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { installErrorHandler } from './error-handler.ts';
import { readMultipart, type UploadPart } from './multipart.ts';

interface Taken {
  filename: string;
  size: number;
  before: Record<string, string>;
  discard(): Promise<void>;
}

let app: FastifyInstance;
let url: string;
let discarded: number;
let onFile: (part: UploadPart) => Promise<Taken>;

async function readWhole(part: UploadPart): Promise<Taken> {
  const bytes = await buffer(part.stream).catch((cause) => {
    throw new AppError('BROKEN_UPLOAD', { cause });
  });
  const discard = async () => {
    discarded += 1;
  };
  return { filename: part.filename, size: bytes.length, before: part.fields, discard };
}

beforeAll(async () => {
  app = Fastify();
  installErrorHandler(app);
  await app.register(multipart, {
    limits: { fields: 30, fieldSize: 64 * 1024, files: 1, parts: 32, headerPairs: 50 },
  });
  app.post('/form', { config: { takesFile: true } }, (request) =>
    readMultipart(request, { fileField: 'file', onFile: (part) => onFile(part), stallMs: 400 }),
  );
  app.post('/json', async () => ({ ok: true }));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => {
  discarded = 0;
  onFile = readWhole;
});

interface FormAnswer {
  code?: string;
  fields: Record<string, string>;
  file: Omit<Taken, 'discard'> | null;
}

async function post(body: FormData | string, type?: string) {
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  const response = await fetch(`${url}/form`, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as FormAnswer };
}

const BOUNDARY = 'multipart/form-data; boundary=b';

function form(...entries: [name: string, value: string | Blob, filename?: string][]): FormData {
  const made = new FormData();
  for (const [name, value, filename] of entries)
    value instanceof Blob ? made.append(name, value, filename) : made.append(name, value);
  return made;
}

const blob = (bytes: string | Uint8Array<ArrayBuffer>, type = 'image/jpeg') => new Blob([bytes], { type });

describe('a form', () => {
  it('gives its fields and its file, also when fields follow the file', async () => {
    const { status, body } = await post(
      form(['text', 'ನಮಸ್ಕಾರ'], ['file', blob('12345'), 'ಎಲೆ "ಹಳದಿ".jpg'], ['client_id', 'abc']),
    );
    expect(status).toBe(200);
    expect(body.fields).toEqual({ text: 'ನಮಸ್ಕಾರ', client_id: 'abc' });
    expect(body.file).toMatchObject({ size: 5, before: { text: 'ನಮಸ್ಕಾರ' } });
    expect(body.file?.filename).toContain('ಎಲೆ');
  });

  it('without a file, and one whose chooser was left empty, has none', async () => {
    expect(await post(form(['text', 'x']))).toEqual({
      status: 200,
      body: { fields: { text: 'x' }, file: null },
    });
    const empty = await post(form(['file', blob('', 'application/octet-stream'), ''], ['text', 'x']));
    expect(empty).toEqual({ status: 200, body: { fields: { text: 'x' }, file: null } });
  });

  it('hands on an empty file that has a name: somebody chose it', async () => {
    expect((await post(form(['file', blob(''), 'leaf.jpg']))).body.file).toMatchObject({ size: 0 });
  });

  it.each<[string, FormData]>([
    ['two files', form(['file', blob('1'), 'a.jpg'], ['file', blob('2'), 'b.jpg'])],
    ['a file under another name', form(['avatar', blob('1'), 'a.jpg'])],
    ['a field given twice', form(['text', 'a'], ['text', 'b'])],
    ['a reserved name', form(['__proto__', 'x'])],
    ['a reserved name on a file', form(['constructor', blob('1'), 'a.jpg'])],
    ['a field of more than 64 kB', form(['text', 'x'.repeat(70_000)])],
    ['31 fields', form(...Array.from({ length: 31 }, (_, i): [string, string] => [`f${i}`, 'x']))],
  ])('with %s is refused', async (_what, made) => {
    const { status, body } = await post(made);
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(Object.keys(body.fields)).toHaveLength(1);
  });

  it('that goes wrong after the file lets the file go', async () => {
    await post(form(['file', blob('1'), 'a.jpg'], ['file', blob('2'), 'b.jpg']));
    await post(form(['file', blob('1'), 'a.jpg'], ['x', '1'], ['x', '2']));
    expect(discarded).toBe(2);
  });

  it('that is no form at all is refused', async () => {
    const { status, body } = await post('{}', 'application/json');
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  });
});

describe('a file without a name', () => {
  it('is still a file', async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="file"; filename=""\r\n\r\n12345\r\n--b--\r\n';
    expect((await post(body, BOUNDARY)).body.file).toMatchObject({ filename: '', size: 5 });
  });
});

describe('a broken form', () => {
  const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}`;
  const text = part('Content-Disposition: form-data; name="text"', 'hello');
  const file = part('Content-Disposition: form-data; name="file"; filename="a.jpg"', 'half a pho');

  it.each<[string, string, string]>([
    ['without a boundary', 'multipart/form-data', 'anything'],
    ['with a boundary that never comes', 'multipart/form-data; boundary=zzz', text],
    ['that ends in a field', BOUNDARY, text],
    ['that ends in its file', BOUNDARY, file],
    ['that ends behind its file', BOUNDARY, `${file}\r\n--b\r\nContent-Disp`],
    ['that is noise', BOUNDARY, '\u0000\u0001\u0002'],
  ])('%s is told so', async (_what, type, sent) => {
    const { status, body } = await post(sent, type);
    expect([status, body.code]).toEqual([400, 'BROKEN_UPLOAD']);
  });

  it('with a part that is not the JSON it says is refused', async () => {
    const body = `${part('Content-Disposition: form-data; name="a"\r\nContent-Type: application/json', '{oops')}\r\n--b--\r\n`;
    const answer = await post(body, BOUNDARY);
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('with a part that is JSON is refused: fields are text', async () => {
    const body = `${part('Content-Disposition: form-data; name="a"\r\nContent-Type: application/json', '{"x":1}')}\r\n--b--\r\n`;
    const answer = await post(body, BOUNDARY);
    expect([answer.status, answer.body.fields]).toEqual([400, { a: 'must be plain text' }]);
  });
});

describe('a sender', () => {
  const head = (length: number) =>
    `POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
  const opening = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

  async function open(): Promise<Socket> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  }

  it('that goes away in the middle ends the reading', async () => {
    const { promise: failed, resolve: fail } = deferred();
    onFile = (part) => {
      const taken = readWhole(part);
      taken.catch(fail);
      return taken;
    };
    const socket = await open();
    socket.write(`${head(10_000)}${opening}some bytes`);
    await sleep(50);
    socket.destroy();
    expect(await failed).toMatchObject({ code: 'BROKEN_UPLOAD' });
    expect((await fetch(`${url}/json`, { method: 'POST' })).status).toBe(200);
  });

  it('that falls silent is given up', async () => {
    const socket = await open();
    socket.write(`${head(10_000)}${opening}some bytes`);
    const started = Date.now();
    await once(socket, 'close');
    expect(Date.now() - started).toBeLessThan(2_000);
  });

  it('that is slow but goes on is heard to the end', async () => {
    const end = '\r\n--b--\r\n';
    const socket = await open();
    const answer = buffer(socket);
    socket.write(`${head(opening.length + 8 + end.length)}${opening}`);
    for (let i = 0; i < 8; i += 1) {
      await sleep(120);
      socket.write('x');
    }
    socket.write(end);
    await sleep(100);
    socket.end();
    expect((await answer).toString()).toContain('"size":8');
  });

  it('of a file that is refused at once gets the answer while still sending', async () => {
    onFile = async () => {
      throw new AppError('FILE_TYPE_REFUSED');
    };
    const length = 20 * 1024 * 1024;
    const socket = await open();
    const answer = buffer(socket);
    socket.write(head(opening.length + length));
    socket.write(opening);
    const piece = Buffer.alloc(1024 * 1024);
    for (let sent = 0; sent < length; sent += piece.length) {
      if (!socket.write(piece)) await once(socket, 'drain');
    }
    socket.end();
    expect((await answer).toString()).toMatch(/^HTTP\/1\.1 415 .*FILE_TYPE_REFUSED/s);
  });

  it('that announces more than any file may have is refused before it sends', async () => {
    const socket = await open();
    socket.write(head(500 * 1024 * 1024));
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });
});

function deferred() {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
