import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { Answer, TestClient } from './client.ts';

/** A PDF of exactly `size` bytes that no compression makes smaller, and no two alike. */
export function largePdf(size: number): Buffer {
  const head = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%');
  const tail = Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const filler = randomBytes(size - head.length - tail.length);
  return Buffer.concat([head, filler, tail]);
}

const TUS = { 'tus-resumable': '1.0.0' };

/** POST /api/uploads; `headers` over those of a well-behaved client. */
export function openUpload(
  as: TestClient,
  length: number,
  options: { name?: string; query?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const metadata = `filename ${Buffer.from(options.name ?? 'bill.pdf').toString('base64')}`;
  return as.request('POST', `/api/uploads${options.query ?? ''}`, {
    headers: { ...TUS, 'upload-length': String(length), 'upload-metadata': metadata, ...options.headers },
  });
}

/** Opens an upload and answers its address. */
export async function openedUpload(as: TestClient, length: number): Promise<string> {
  const { status, headers, body } = await openUpload(as, length);
  if (status !== 201) throw new Error(`no upload: ${status} ${JSON.stringify(body)}`);
  return headers.get('location') ?? '';
}

export function sendPiece(
  as: TestClient,
  address: string,
  offset: number,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return as.request('PATCH', address, {
    headers: {
      ...TUS,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...headers,
    },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
}

export function askOffset(as: TestClient, address: string): Promise<Answer> {
  return as.request('HEAD', address, { headers: TUS });
}

/** A whole file, sent in one piece; answers the upload's id. */
export async function uploadWhole(as: TestClient, bytes: Buffer): Promise<string> {
  const address = await openedUpload(as, bytes.length);
  const { status, body } = await sendPiece(as, address, 0, bytes);
  if (status !== 204) throw new Error(`not taken: ${status} ${JSON.stringify(body)}`);
  return address.split('/').at(-1) ?? '';
}

/**
 * A piece whose sender falls silent after `sent` bytes of `announced`: the connection stays as it is, the way a
 * phone leaves it behind that has lost its cell. Call the answer to cut it.
 */
export async function sendAndFallSilent(
  as: TestClient,
  address: string,
  piece: { offset: number; announced: number; sent: Uint8Array },
): Promise<() => void> {
  const request = http.request(`${as.url}${address}`, {
    method: 'PATCH',
    agent: false,
    headers: {
      ...TUS,
      cookie: as.cookieHeader,
      'x-xsrf-token': as.cookies.get('XSRF-TOKEN') ?? '',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(piece.announced),
      'upload-offset': String(piece.offset),
    },
  });
  request.on('error', () => {});
  await new Promise<void>((resolve) => request.write(piece.sent, () => resolve()));
  return () => request.destroy();
}
