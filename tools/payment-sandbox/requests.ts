import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiAnswer, SandboxApi } from './api.ts';
import { type Endpoint, type EndpointFault, type SandboxFaults, takeFault } from './faults.ts';
import type { OrderBook, Outcome, SandboxOrder } from './order-book.ts';
import { checkoutPage, endPage, messagePage, orderListPage, type Page } from './pages.ts';

const MAX_BODY_BYTES = 64 * 1024;
const OUTCOMES = new Set<string>(['success', 'failed', 'pending', 'cancel'] satisfies Outcome[]);

interface Parts {
  api: SandboxApi;
  book: OrderBook;
  faults: SandboxFaults;
  calls: Record<Endpoint, number>;
  script: string;
  settle: (order: SandboxOrder, outcome: Outcome) => Promise<void>;
}

/** The look-alike's table of addresses. */
export function handleRequest(parts: Parts): RequestListener {
  return (request, response) => {
    route(parts, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendPage(response, messagePage(500, String(error)));
    });
  };
}

async function route(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { api, book } = parts;
  const url = new URL(request.url ?? '/', 'http://localhost');
  const { authorization } = request.headers;
  const order = /^\/checkout\/v2\/order\/([^/]+)\/status$/.exec(url.pathname);
  if (request.method === 'POST' && url.pathname === '/v1/oauth/token') {
    const form = new URLSearchParams(await readBody(request));
    return answerApi(parts, 'token', response, async () => api.token(form));
  }
  if (request.method === 'POST' && url.pathname === '/checkout/v2/pay') {
    const body = parseJson(await readBody(request));
    return answerApi(parts, 'pay', response, () => api.pay(authorization, body));
  }
  if (request.method === 'GET' && order) {
    const id = decodeURIComponent(order[1] ?? '');
    return answerApi(parts, 'status', response, async () => api.status(authorization, id));
  }
  if (request.method === 'GET' && url.pathname === '/web/bundle/checkout.js') {
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(parts.script);
    return;
  }
  if (request.method === 'GET' && url.pathname === '/transact') {
    return sendPage(response, openCheckout(book, request, url.searchParams.get('token') ?? ''));
  }
  if (request.method === 'POST' && url.pathname === '/transact/outcome') {
    return sendPage(response, await chooseOutcome(parts, new URLSearchParams(await readBody(request))));
  }
  if (request.method === 'GET' && url.pathname === '/') return sendPage(response, orderListPage(book.list()));
  sendPage(response, messagePage(404, 'The payment sandbox has nothing here.'));
}

/**
 * The provider tells merchants apart by the referrer and refuses a page opened without one. Refusing it here
 * too means that a wrong referrer policy is found before the real provider finds it.
 */
function openCheckout(book: OrderBook, request: IncomingMessage, token: string): Page {
  const order = book.findByPageToken(token);
  if (!order) return messagePage(404, 'This payment page is not known or no longer open.');
  const { referer } = request.headers;
  const merchant = new URL(order.redirectUrl).origin;
  if (referer === undefined || !URL.canParse(referer) || new URL(referer).origin !== merchant) {
    return messagePage(403, 'Refused: the page was not opened from the merchant’s own website (referrer).');
  }
  return checkoutPage(order);
}

async function chooseOutcome(parts: Parts, form: URLSearchParams): Promise<Page> {
  const order = parts.book.findByPageToken(form.get('token') ?? '');
  const outcome = form.get('outcome') ?? '';
  if (!order || !OUTCOMES.has(outcome)) return messagePage(404, 'This payment page is not known.');
  await parts.settle(order, outcome as Outcome);
  return form.has('list') ? orderListPage(parts.book.list()) : endPage(order, outcome as Outcome);
}

async function answerApi(
  parts: Parts,
  endpoint: Endpoint,
  response: ServerResponse,
  work: () => Promise<ApiAnswer>,
): Promise<void> {
  parts.calls[endpoint] += 1;
  const fault = takeFault(parts.faults, endpoint);
  if (fault && !fault.afterEffect && (await spoil(fault, response))) return;
  const answer = await work();
  if (fault?.afterEffect && (await spoil(fault, response))) return;
  sendJson(response, answer);
}

/** True when the fault took the place of the answer. */
async function spoil(fault: EndpointFault, response: ServerResponse): Promise<boolean> {
  if (fault.hang) return true;
  if (fault.delayMs !== undefined) await sleep(fault.delayMs, undefined, { ref: false });
  if (fault.httpStatus === undefined) return false;
  const body = { success: false, code: 'INTERNAL_SERVER_ERROR', message: 'The sandbox was told to fail.' };
  sendJson(response, { status: fault.httpStatus, body });
  return true;
}

function sendJson(response: ServerResponse, { status, body }: ApiAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, page: Page): void {
  response
    .writeHead(page.status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${page.nonce}'; form-action 'self'; frame-ancestors *`,
    })
    .end(page.html);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('the request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
