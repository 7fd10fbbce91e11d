import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const FIXTURES = path.join(import.meta.dirname, '../fixtures/push-service');

export interface ReceivedPush {
  headers: NodeJS.Dict<string | string[]>;
  /** What the browser reads after decrypting. */
  payload: unknown;
  /** Claims of the sender's token; its signature was checked against the sender's own key. */
  claims: { aud: string; exp: number; sub: string };
  senderKey: string;
}

/** One browser: what it tells the site when it subscribes, and what has arrived for it. */
export interface Browser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  received: ReceivedPush[];
  /** What the push service answers for it from now on. */
  answerWith(status: number): void;
  /** From now on no answer to it ends; what was poured out so far, and whether somebody still reads. */
  pourForEver(): { bytes: number; isOpen: boolean };
}

export interface PushService {
  /** Trusts this service's self-made certificate. */
  agent: Agent;
  newBrowser(): Browser;
  close(): Promise<void>;
}

interface Known {
  browser: Browser;
  ecdh: ECDH;
  auth: Buffer;
  status: number;
  poured: { bytes: number; isOpen: boolean } | undefined;
}

/**
 * A push service over real TLS, with the browsers behind it: it opens what it is handed as a browser would, from
 * RFC 8188, 8291 and 8292 and not with the library that sealed it.
 */
export async function startPushService(): Promise<PushService> {
  const [key, cert] = await Promise.all(
    ['localhost-key.pem', 'localhost-cert.pem'].map((name) => readFile(path.join(FIXTURES, name), 'utf8')),
  );
  const known = new Map<string, Known>();
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const at = known.get(request.url ?? '');
      if (!at) return response.writeHead(404).end();
      if (at.status < 300) {
        at.browser.received.push({
          headers: request.headers,
          payload: JSON.parse(open(Buffer.concat(chunks), at).toString('utf8')),
          ...proveSender(String(request.headers.authorization)),
        });
      }
      response.writeHead(at.status);
      if (at.poured) pour(response, at.poured);
      else response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    agent: new Agent({ ca: cert, keepAlive: false }),
    newBrowser: () => newBrowser(`https://localhost:${port}`, known),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function newBrowser(origin: string, known: Map<string, Known>): Browser {
  const ecdh = createECDH('prime256v1');
  const auth = randomBytes(16);
  const address = `/send/${randomBytes(12).toString('base64url')}`;
  const browser: Browser = {
    endpoint: origin + address,
    keys: { p256dh: ecdh.generateKeys().toString('base64url'), auth: auth.toString('base64url') },
    received: [],
    answerWith: (status) => {
      at.status = status;
    },
    pourForEver: () => {
      at.poured = { bytes: 0, isOpen: false };
      return at.poured;
    },
  };
  const at: Known = { browser, ecdh, auth, status: 201, poured: undefined };
  known.set(address, at);
  return browser;
}

function pour(response: ServerResponse, poured: { bytes: number; isOpen: boolean }): void {
  const piece = Buffer.alloc(64 * 1024, 'x');
  poured.isOpen = true;
  response.on('close', () => {
    poured.isOpen = false;
  });
  const more = () => {
    while (!response.destroyed && response.write(piece)) poured.bytes += piece.length;
  };
  response.on('drain', more);
  more();
}

/** RFC 8188 header (salt, record size, sender's key), one record, sealed as RFC 8291 says. */
function open(body: Buffer, { ecdh, auth }: Known): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const shared = hmac(auth, ecdh.computeSecret(senderKey));
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    ecdh.getPublicKey(),
    senderKey,
    Buffer.from([1]),
  ]);
  const secret = hmac(salt, hmac(shared, info));
  const contentKey = hmac(secret, Buffer.from('Content-Encoding: aes128gcm\0\x01')).subarray(0, 16);
  const nonce = hmac(secret, Buffer.from('Content-Encoding: nonce\0\x01')).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('the record does not end as the last one must');
  return padded.subarray(0, end);
}

function hmac(key: Buffer, data: Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest();
}

function proveSender(authorization: string): Pick<ReceivedPush, 'claims' | 'senderKey'> {
  const { token = '', senderKey = '' } =
    /^vapid t=(?<token>[\w.-]+), k=(?<senderKey>[\w-]+)$/.exec(authorization)?.groups ?? {};
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(senderKey, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const genuine = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!genuine) throw new Error(`not signed by the key it names: ${authorization}`);
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), senderKey };
}
