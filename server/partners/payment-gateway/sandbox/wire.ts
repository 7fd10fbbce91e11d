import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from './page-shell.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** @throws {Error} when the body is larger than anything the merchant sends */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('the request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function sendJson(response: ServerResponse, { status, body }: ApiAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export function sendPage(response: ServerResponse, page: Page): void {
  response
    .writeHead(page.status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${page.nonce}'; form-action 'self'; frame-ancestors *`,
    })
    .end(page.html);
}

/** What an API call is answered with. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** A refusal in the provider's words. */
export function failure(status: number, code: string, message: string): ApiAnswer {
  return { status, body: { success: false, code, message } };
}
