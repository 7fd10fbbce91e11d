import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxApi } from './api.ts';
import { type Controls, control } from './controls.ts';
import { type Endpoint, type EndpointFault, type SandboxFaults, takeFault } from './faults.ts';
import type { OrderBook, Outcome, SandboxOrder } from './order-book.ts';
import { messagePage, type Page } from './page-shell.ts';
import { checkoutPage, endPage } from './pages.ts';
import { type ApiAnswer, parseJson, readBody, sendJson, sendPage } from './wire.ts';

const OUTCOMES = new Set<string>(['success', 'failed', 'pending', 'cancel'] satisfies Outcome[]);

interface Parts extends Controls {
  api: SandboxApi;
  orders: OrderBook;
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
  const url = new URL(request.url ?? '/', 'http://localhost');
  const call = await apiCall(parts, request, url);
  if (call) return answerApi(parts, call.endpoint, response, call.work);
  if (url.pathname === '/' || url.pathname.startsWith('/sandbox/')) {
    return control(parts, request, response, url.pathname);
  }
  const asked = `${request.method} ${url.pathname}`;
  if (asked === 'GET /web/bundle/checkout.js') {
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(parts.script);
    return;
  }
  if (asked === 'GET /transact') {
    return sendPage(response, openCheckout(parts.orders, request, url.searchParams.get('token') ?? ''));
  }
  if (asked === 'POST /transact/outcome') {
    return sendPage(response, await chooseOutcome(parts, new URLSearchParams(await readBody(request))));
  }
  sendPage(response, messagePage(404, 'The payment sandbox has nothing here.'));
}

interface ApiCall {
  endpoint: Endpoint;
  work: () => Promise<ApiAnswer>;
}

/** The API's own addresses; undefined for the pages. */
async function apiCall({ api }: Parts, request: IncomingMessage, url: URL): Promise<ApiCall | undefined> {
  const { authorization } = request.headers;
  const path = url.pathname;
  const body =
    request.method === 'POST' && /^\/(v1|checkout|payments)\//.test(path) ? await readBody(request) : '';
  const [, order] = /^\/checkout\/v2\/order\/([^/]+)\/status$/.exec(path) ?? [];
  const [, transaction] = /^\/checkout\/v2\/transaction\/([^/]+)\/status$/.exec(path) ?? [];
  const [, refund] = /^\/payments\/v2\/refund\/([^/]+)\/status$/.exec(path) ?? [];
  switch (`${request.method} ${path}`) {
    case 'POST /v1/oauth/token':
      return { endpoint: 'token', work: async () => api.token(new URLSearchParams(body)) };
    case 'POST /checkout/v2/pay':
      return { endpoint: 'pay', work: () => api.pay(authorization, parseJson(body)) };
    case 'POST /checkout/v2/sdk/order':
      return { endpoint: 'sdkOrder', work: () => api.sdkOrder(authorization, parseJson(body)) };
    case 'POST /payments/v2/refund':
      return { endpoint: 'refund', work: () => api.refund(authorization, parseJson(body)) };
  }
  if (request.method !== 'GET') return undefined;
  if (order) {
    const asked = { details: isTrue(url, 'details'), errorContext: isTrue(url, 'errorContext') };
    const work = async () => api.status(authorization, decodeURIComponent(order), asked);
    return { endpoint: 'status', work };
  }
  if (transaction) {
    const work = async () => api.transactionStatus(authorization, decodeURIComponent(transaction));
    return { endpoint: 'transactionStatus', work };
  }
  if (refund) {
    const work = async () => api.refundStatus(authorization, decodeURIComponent(refund));
    return { endpoint: 'refundStatus', work };
  }
  return undefined;
}

const isTrue = (url: URL, name: string) => url.searchParams.get(name) === 'true';

/**
 * The provider tells merchants apart by the referrer and refuses a page opened without one. Refusing it here
 * too means that a wrong referrer policy is found before the real provider finds it.
 */
function openCheckout(orders: OrderBook, request: IncomingMessage, token: string): Page {
  const order = orders.findByPageToken(token);
  if (!order) return messagePage(404, 'This payment page is not known or no longer open.');
  const { referer } = request.headers;
  const merchant = URL.parse(order.redirectUrl)?.origin;
  if (merchant === undefined || URL.parse(referer ?? '')?.origin !== merchant) {
    return messagePage(403, 'Refused: the page was not opened from the merchant’s own website (referrer).');
  }
  return checkoutPage(order);
}

async function chooseOutcome(parts: Parts, form: URLSearchParams): Promise<Page> {
  const order = parts.orders.findByPageToken(form.get('token') ?? '');
  const outcome = form.get('outcome') ?? '';
  if (!order || !OUTCOMES.has(outcome)) return messagePage(404, 'This payment page is not known.');
  await parts.settle(order, outcome as Outcome);
  return endPage(order, outcome as Outcome);
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
