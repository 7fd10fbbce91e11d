import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replyTexts } from '#shared/domain/chat/saved-reply.ts';
import { sql } from '../../server/platform/database/db.ts';
import {
  CAPABILITIES,
  can,
  STAFF_ROLES,
  type StaffRole,
  sidesThatCan,
} from '../../shared/domain/capabilities.ts';
import { aField, form, soundPlan } from '../factories.ts';
import { type FarmerClient, OFFICE_EMAIL, startTestApp, type TestApp } from '../support/app.ts';
import { ARTICLE } from '../support/articles.ts';
import type { Answer, TestClient } from '../support/client.ts';
import { buildSmallSite } from '../support/small-site.ts';
import { askOffset, openedUpload, openUpload, sendPiece } from '../support/tus.ts';

/**
 * Every route of the API against {stranger, farmer, other farmer, blocked farmer, logged-out office, each role of the
 * office, people of several roles}. Who of the office may is written here by hand and not taken from the table of roles.
 * `farmer` owns the chat, message, file, quotation and payment that the row names; `other` is a farmer too, with a
 * chat of their own. `blocked` calls with what is their own. `loggedOut` holds the cookie of an office session that has
 * ended: to them everything must look as it looks to a stranger. A route without a row fails the suite (last test).
 */

interface World {
  chatId: number;
  messageId: number;
  filePath: string;
  quotationId: number;
  amount: number;
  pid: number;
  mobile: string;
  /** Address of an unfinished upload of the farmer's. */
  upload: string;
}

type Named = 'stranger' | 'farmer' | 'other' | 'office';
type Caller = Named | 'blocked' | 'loggedOut';
interface Expected extends Record<Named, number> {
  /** Where it differs from what the same farmer may do unblocked. */
  blocked?: number;
  /** The roles that are answered as `office` says; an owner asks first. */
  may: readonly StaffRole[];
  /** What the others of the office are answered. */
  refused?: number;
  /** What those after the owner are answered, where the owner's call changed what they would find. */
  again?: number;
}

const EVERYBODY: StaffRole[] = ['owner', 'doctor', 'sales', 'dispatch', 'accounts', 'helper'];
/** Who reads chats and writes private notes beside them. */
const READERS: StaffRole[] = ['owner', 'doctor', 'sales', 'dispatch', 'helper'];
/** Who answers in them. */
const WRITERS: StaffRole[] = ['owner', 'doctor', 'sales', 'dispatch'];
/** Who looks after customers. */
const CARE: StaffRole[] = ['owner', 'doctor', 'sales'];
/** Who makes cases and writes plans. */
const CLINIC: StaffRole[] = ['owner', 'doctor'];
const SELLERS: StaffRole[] = ['owner', 'sales'];
const SENDERS: StaffRole[] = ['owner', 'dispatch'];
const MONEY: StaffRole[] = ['owner', 'accounts'];
/** Who sees what was paid, to send it or to account for it. */
const PAID_LISTS: StaffRole[] = ['owner', 'dispatch', 'accounts'];
/** Who may open one payment from where they met it. */
const PAYMENT_READERS: StaffRole[] = ['owner', 'doctor', 'sales', 'dispatch', 'accounts'];
const OWNER: StaffRole[] = ['owner'];
const NOBODY: StaffRole[] = [];

/** People of several roles may what any of them may. */
const PEOPLE: StaffRole[][] = [
  ...EVERYBODY.map((role) => [role]),
  ['sales', 'dispatch'],
  ['accounts', 'helper'],
  ['doctor', 'accounts'],
];

/** A price list in which nothing differs. */
const PRICES = {
  headers: { 'content-type': 'application/octet-stream' },
  body: 'SKU,Rate\nSEED-PADDY-IR64,300\n',
};

interface Row {
  /** As OpenAPI names it. */
  route: string;
  call: (as: TestClient, world: World) => Promise<Answer>;
  expected: Expected;
}

const all = (status: number): Expected => ({
  stranger: status,
  farmer: status,
  other: status,
  office: status,
  may: EVERYBODY,
});
const officeOnly = (may: StaffRole[]): Expected => ({
  stranger: 401,
  farmer: 403,
  other: 403,
  office: 200,
  may,
});
const ownersChat = (may: StaffRole[]): Expected => ({
  stranger: 401,
  farmer: 200,
  other: 404,
  office: 200,
  may,
});

/** What a farmer keeps for themselves. */
const farmersOwn: Expected = { stranger: 401, farmer: 200, other: 200, office: 403, may: NOBODY };
const FIELD_ID = randomUUID();

const PDF = {
  name: 'ದರಪಟ್ಟಿ.pdf',
  type: 'application/pdf',
  bytes: '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
};

const PUSH_ENDPOINT = 'https://fcm.googleapis.com/fcm/send/authorization-test';
const PUSH_KEYS = {
  p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  auth: 'A'.repeat(22),
};

const PASSKEY = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const NEW_PASSKEY = { ...PASSKEY, response: { clientDataJSON: 'e30', attestationObject: '' } };
const USED_PASSKEY = {
  ...PASSKEY,
  response: { clientDataJSON: 'e30', authenticatorData: '', signature: '' },
};

const ALERT = { taluks: ['byadagi'], words: { look: { en: '', kn: '' }, first: { en: '', kn: '' } } };
const PLAN_TEMPLATE = { name: 'row', crop: 'chilli', plan: soundPlan() };
const MARKING = {
  looked: true,
  crop: 'chilli',
  problem: 'chilli-thrips',
  stage: null,
  part: null,
  area: { x: 0, y: 0, width: 300, height: 300 },
  hidden: [],
  before_id: null,
};
const SAVED_REPLY = { shortcut: 'row', ...replyTexts(() => 'row') };

/** As somebody would who has just proven themselves. */
async function afterStepUp(call: () => Promise<Answer>): Promise<Answer> {
  await app.ctx.db.run(sql`update sessions set step_up_until = '2100-01-01' where staff_id is not null`);
  return call();
}

const ROWS: Row[] = [
  { route: 'GET /api/auth/me', call: (as) => as.get('/api/auth/me'), expected: all(200) },
  {
    route: 'GET /api/auth/exists/{mobile}',
    call: (as, w) => as.get(`/api/auth/exists/${w.mobile}`),
    expected: all(200),
  },
  {
    route: 'POST /api/auth/send-otp',
    call: (as) => as.post('/api/auth/send-otp', { mobile: '12345' }),
    expected: all(400),
  },
  {
    route: 'POST /api/auth/verify-otp',
    call: (as, w) => as.post('/api/auth/verify-otp', { mobile: w.mobile, code: '000000', role: 'farmer' }),
    expected: all(401),
  },
  {
    route: 'POST /api/auth/login',
    call: (as, w) => as.post('/api/auth/login', { mobile: w.mobile }),
    expected: { stranger: 401, farmer: 200, other: 401, office: 401, may: EVERYBODY },
  },
  { route: 'GET /api/admin/me', call: (as) => as.get('/api/admin/me'), expected: all(200) },
  {
    route: 'POST /api/admin/login-start',
    call: (as) => as.post('/api/admin/login-start', { email: OFFICE_EMAIL, password: 'not the password' }),
    expected: all(401),
  },
  {
    route: 'POST /api/admin/verify-otp',
    call: (as) => as.post('/api/admin/verify-otp', { email: OFFICE_EMAIL, code: '000000' }),
    expected: all(401),
  },
  {
    route: 'POST /api/admin/block',
    call: (as, w) => as.post('/api/admin/block', { mobile: w.mobile, blocked: false }),
    expected: officeOnly(CARE),
  },
  {
    route: 'GET /api/admin/blocked',
    call: (as) => as.get('/api/admin/blocked'),
    expected: officeOnly(READERS),
  },
  {
    route: 'GET /api/admin/customers/{chat_id}',
    call: (as, w) => as.get(`/api/admin/customers/${w.chatId}`),
    expected: officeOnly(READERS),
  },
  {
    route: 'PUT /api/admin/customers/{chat_id}',
    call: (as, w) => as.put(`/api/admin/customers/${w.chatId}`, { name: 'ಗಿರಿಜಾ', address: 'ಸಾಗರ' }),
    expected: officeOnly(CARE),
  },
  {
    route: 'PUT /api/admin/customers/{chat_id}/note',
    call: (as, w) => as.put(`/api/admin/customers/${w.chatId}/note`, { note: 'ಬುಧವಾರ ಕರೆ ಮಾಡಿ' }),
    expected: officeOnly(CARE),
  },
  {
    route: 'POST /api/admin/customers',
    call: (as, w) =>
      as.post('/api/admin/customers', {
        mobile: w.mobile,
        name: 'ಗಿರಿಜಾ',
        address: 'ಸಾಗರ',
        language: 'kn',
        crops: [],
        consent: 'counter',
      }),
    expected: officeOnly(CARE),
  },
  {
    route: 'POST /api/admin/customers/{chat_id}/invitation',
    call: (as, w) => as.post(`/api/admin/customers/${w.chatId}/invitation`, {}),
    expected: { ...officeOnly(CARE), office: 409 },
  },
  {
    route: 'PUT /api/admin/customers/{chat_id}/mobile',
    call: (as, w) => as.put(`/api/admin/customers/${w.chatId}/mobile`, { mobile: '9999999998' }),
    expected: { ...officeOnly(CARE), office: 409 },
  },
  {
    route: 'POST /api/chat/call',
    call: (as, w) =>
      as.post('/api/chat/call', {
        chat_id: w.chatId,
        client_id: '7b0a2c54-4f38-4a6e-9d0a-0a4f64d0c111',
        direction: 'in',
        called_at: new Date().toISOString(),
        minutes: 3,
        summary: 'ಶುಕ್ರವಾರ ಸಿಂಪಡಿಸಿ',
      }),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'POST /api/admin/imports',
    call: (as) =>
      as.request('POST', '/api/admin/imports?consent=paper&file_name=a.csv', {
        headers: { 'content-type': 'text/csv' },
        body: 'mobile,name,place\n9845012345,ರಾಮ,ಕೋಲಾರ\n',
      }),
    expected: officeOnly(SELLERS),
  },
  {
    route: 'GET /api/admin/imports',
    call: (as) => as.get('/api/admin/imports'),
    expected: officeOnly(SELLERS),
  },
  {
    route: 'GET /api/admin/imports/{id}',
    call: (as) => as.get('/api/admin/imports/1'),
    expected: officeOnly(SELLERS),
  },
  {
    route: 'GET /api/admin/imports/{id}/faults',
    call: (as) => as.get('/api/admin/imports/1/faults'),
    expected: officeOnly(SELLERS),
  },
  {
    route: 'POST /api/admin/imports/{id}/run',
    call: (as) => as.post('/api/admin/imports/99/run', {}),
    expected: { ...officeOnly(SELLERS), office: 404 },
  },
  {
    route: 'DELETE /api/admin/imports/{id}',
    call: (as) => as.del('/api/admin/imports/99'),
    expected: { ...officeOnly(SELLERS), office: 404 },
  },
  {
    route: 'DELETE /api/admin/customers/{chat_id}',
    call: (as, w) => as.del(`/api/admin/customers/${w.chatId}`),
    expected: { ...officeOnly(CARE), office: 409 },
  },
  {
    route: 'GET /api/admin/disowned',
    call: (as) => as.get('/api/admin/disowned'),
    expected: officeOnly(READERS),
  },
  {
    route: 'GET /api/admin/customers/{chat_id}/devices',
    call: (as, w) => as.get(`/api/admin/customers/${w.chatId}/devices`),
    expected: officeOnly(CARE),
  },
  {
    route: 'POST /api/admin/customers/{chat_id}/devices/end',
    // Without a reason nobody is logged out; the farmer of this table is still needed.
    call: (as, w) => as.post(`/api/admin/customers/${w.chatId}/devices/end`, { reason: ' ' }),
    expected: { ...officeOnly(CARE), office: 422 },
  },
  {
    route: 'POST /api/admin/customers/{chat_id}/devices/{id}/end',
    call: (as, w) =>
      as.post(`/api/admin/customers/${w.chatId}/devices/00000000-0000-4000-8000-000000000000/end`, {
        reason: 'ಫೋನ್ ಕಳೆದಿದೆ',
      }),
    expected: { ...officeOnly(CARE), office: 404 },
  },
  {
    route: 'POST /api/admin/customers/{chat_id}/merge',
    call: (as, w) => as.post(`/api/admin/customers/${w.chatId}/merge`, { from_chat_id: w.chatId }),
    expected: { ...officeOnly(CARE), office: 422 },
  },
  {
    route: 'POST /api/admin/customers/{chat_id}/tell-apart',
    call: (as, w) => as.post(`/api/admin/customers/${w.chatId}/tell-apart`, { from_chat_id: 999_999 }),
    expected: { ...officeOnly(CARE), office: 404 },
  },
  {
    route: 'GET /api/devices',
    call: (as) => as.get('/api/devices'),
    expected: { stranger: 401, farmer: 200, other: 200, office: 200, may: EVERYBODY },
  },
  {
    route: 'POST /api/devices/{id}/end',
    call: (as) => as.post('/api/devices/00000000-0000-4000-8000-000000000000/end', {}),
    expected: { stranger: 401, farmer: 404, other: 404, office: 404, may: EVERYBODY },
  },
  {
    route: 'POST /api/devices/end-others',
    call: (as) => as.post('/api/devices/end-others', {}),
    expected: { stranger: 401, farmer: 200, other: 200, office: 200, may: EVERYBODY },
  },
  { route: 'GET /api/admin/health', call: (as) => as.get('/api/admin/health'), expected: officeOnly(OWNER) },
  {
    route: 'GET /api/admin/numbers',
    call: (as) => as.get('/api/admin/numbers'),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'GET /api/admin/outcomes',
    call: (as) => as.get('/api/admin/outcomes'),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'POST /api/admin/outcomes/site',
    call: (as) => as.post('/api/admin/outcomes/site', {}),
    // Nobody has answered yet: there is no rate to say.
    expected: { ...officeOnly(CARE), office: 409 },
  },
  {
    route: 'POST /api/admin/numbers/site',
    call: (as) => as.post('/api/admin/numbers/site', {}),
    // Nothing is measured yet: there is no time to say.
    expected: { ...officeOnly(CARE), office: 409 },
  },
  { route: 'GET /api/admin/log', call: (as) => as.get('/api/admin/log'), expected: officeOnly(MONEY) },
  {
    route: 'GET /api/admin/content',
    call: (as) => as.get('/api/admin/content'),
    expected: officeOnly(CARE),
  },
  {
    route: 'GET /api/admin/content/item',
    call: (as) => as.get('/api/admin/content/item?kind=hours&key='),
    expected: officeOnly(CARE),
  },
  {
    route: 'GET /api/admin/content/versions',
    call: (as) => as.get('/api/admin/content/versions?kind=hours&key='),
    expected: officeOnly(CARE),
  },
  {
    route: 'GET /api/admin/content/preview',
    call: (as) => as.get('/api/admin/content/preview?kind=hours&key=&path=/about&language=kn'),
    expected: officeOnly(CARE),
  },
  {
    route: 'PUT /api/admin/content/draft',
    call: (as) =>
      as.put('/api/admin/content/draft', { kind: 'films', key: '', revision: 9, version: 0, body: {} }),
    expected: { ...officeOnly(CARE), office: 409 },
  },
  {
    route: 'DELETE /api/admin/content/draft',
    call: (as) => as.del('/api/admin/content/draft?kind=films&key=&revision=9'),
    expected: officeOnly(CARE),
  },
  {
    route: 'POST /api/admin/content/restore',
    call: (as) => as.post('/api/admin/content/restore', { kind: 'films', key: '', revision: 0, number: 7 }),
    expected: { ...officeOnly(CARE), office: 404 },
  },
  {
    route: 'POST /api/admin/content/publish',
    call: (as) => as.post('/api/admin/content/publish', { kind: 'films', key: '', revision: 9 }),
    expected: { ...officeOnly(CARE), office: 409 },
  },
  {
    route: 'POST /api/admin/content/pictures',
    call: (as) => as.postForm('/api/admin/content/pictures', form({}, PDF)),
    expected: { ...officeOnly(CARE), office: 415 },
  },
  ...[480, 960].map((width) => ({
    route: `GET /media/{hash}-${width}.webp`,
    call: (as: TestClient) => as.get(`/media/${'0'.repeat(64)}-${width}.webp`),
    expected: { stranger: 404, farmer: 404, other: 404, office: 404, may: EVERYBODY },
  })),
  ...['page', 'thumb', 'small'].map((size) => ({
    route: `GET /book/{address}-${size}.webp`,
    call: (as: TestClient) => as.get(`/book/${randomUUID()}-${size}.webp`),
    expected: { stranger: 404, farmer: 404, other: 404, office: 404, may: EVERYBODY },
  })),
  {
    route: 'GET /api/admin/content/prices.xlsx',
    call: (as) => as.get('/api/admin/content/prices.xlsx?language=kn'),
    expected: officeOnly(CARE),
  },
  {
    route: 'GET /api/admin/content/prices.csv',
    call: (as) => as.get('/api/admin/content/prices.csv?language=en'),
    expected: officeOnly(CARE),
  },
  {
    route: 'GET /api/admin/content/everything.zip',
    call: (as) => as.get('/api/admin/content/everything.zip'),
    expected: officeOnly(OWNER),
  },
  {
    route: 'GET /api/admin/content/waiting',
    call: (as) => as.get('/api/admin/content/waiting'),
    expected: officeOnly(CARE),
  },
  {
    route: 'POST /api/admin/content/waiting/decide',
    call: (as) =>
      as.post('/api/admin/content/waiting/decide', { asked_by: 99, mark: '0'.repeat(64), agree: true }),
    expected: { ...officeOnly(OWNER), office: 409 },
  },
  {
    route: 'POST /api/admin/content/prices/check',
    call: (as) => as.request('POST', '/api/admin/content/prices/check?file_name=a', PRICES),
    expected: officeOnly(CARE),
  },
  {
    route: 'POST /api/admin/content/prices/apply',
    call: (as) =>
      as.request('POST', `/api/admin/content/prices/apply?file_name=a&mark=${'0'.repeat(64)}`, PRICES),
    expected: { ...officeOnly(CARE), office: 409 },
  },
  {
    route: 'POST /api/admin/content/decide',
    call: (as) => as.post('/api/admin/content/decide', { kind: 'films', key: '', revision: 9, agree: true }),
    expected: { ...officeOnly(OWNER), office: 409 },
  },
  {
    route: 'POST /api/admin/content/schedule',
    call: (as) => as.post('/api/admin/content/schedule', { kind: 'films', key: '', revision: 9, at: null }),
    expected: { ...officeOnly(OWNER), office: 409 },
  },
  {
    route: 'POST /api/admin/content/remove',
    call: (as) => as.post('/api/admin/content/remove', { kind: 'product', key: 'NONE', version: 0 }),
    expected: { ...officeOnly(OWNER), office: 404 },
  },
  { route: 'GET /api/admin/start', call: (as) => as.get('/api/admin/start'), expected: officeOnly(OWNER) },
  {
    route: 'PUT /api/admin/start/step',
    call: (as) => as.put('/api/admin/start/step', { step: 'sms', state: 'skipped' }),
    expected: officeOnly(OWNER),
  },
  {
    route: 'POST /api/admin/start/try',
    call: (as) => as.post('/api/admin/start/try', { setting: 'payment' }),
    expected: officeOnly(OWNER),
  },
  {
    route: 'GET /api/admin/saved-replies',
    call: (as) => as.get('/api/admin/saved-replies'),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'POST /api/admin/saved-replies',
    call: (as) => as.post('/api/admin/saved-replies', SAVED_REPLY),
    expected: { ...officeOnly(CARE), again: 409 },
  },
  {
    route: 'PUT /api/admin/saved-replies/{id}',
    call: (as) => as.put('/api/admin/saved-replies/1', { ...SAVED_REPLY, shortcut: 'row2', version: 1 }),
    expected: { ...officeOnly(CARE), again: 409 },
  },
  {
    route: 'DELETE /api/admin/saved-replies/{id}',
    call: (as) => as.del('/api/admin/saved-replies/2'),
    expected: officeOnly(CARE),
  },
  {
    route: 'GET /api/admin/colleagues',
    call: (as) => as.get('/api/admin/colleagues'),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'PUT /api/admin/away',
    call: (as) => as.put('/api/admin/away', { until: null }),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'POST /api/admin/next',
    call: (as) => as.post('/api/admin/next', {}),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'PUT /api/admin/chats/{chat_id}/holder',
    call: (as, w) => as.put(`/api/admin/chats/${w.chatId}/holder`, { from: null, to: { me: true } }),
    expected: { ...officeOnly(WRITERS), again: 409 },
  },
  {
    route: 'PUT /api/admin/chats/{chat_id}/lease',
    call: (as, w) => as.put(`/api/admin/chats/${w.chatId}/lease`, {}),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'GET /api/admin/notes',
    call: (as) => as.get('/api/admin/notes?q=row'),
    expected: officeOnly(READERS),
  },
  {
    route: 'GET /api/admin/chats/{chat_id}/notes',
    call: (as, w) => as.get(`/api/admin/chats/${w.chatId}/notes`),
    expected: officeOnly(READERS),
  },
  {
    route: 'POST /api/admin/chats/{chat_id}/notes',
    call: (as, w) => as.post(`/api/admin/chats/${w.chatId}/notes`, { text: 'row', client_id: randomUUID() }),
    expected: officeOnly(READERS),
  },
  {
    route: 'POST /api/admin/chats/{chat_id}/notes/seen',
    call: (as, w) => as.post(`/api/admin/chats/${w.chatId}/notes/seen`, {}),
    expected: officeOnly(READERS),
  },
  {
    route: 'PUT /api/admin/notes/{id}',
    call: (as) => as.put('/api/admin/notes/1', { text: 'row', version: 1 }),
    expected: { ...officeOnly(READERS), again: 403 },
  },
  {
    route: 'DELETE /api/admin/notes/{id}',
    call: (as) => as.del('/api/admin/notes/1'),
    expected: officeOnly(READERS),
  },
  {
    route: 'GET /api/admin/reminders',
    call: (as) => as.get('/api/admin/reminders'),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'PUT /api/admin/chats/{chat_id}/reminder',
    call: (as, w) =>
      as.put(`/api/admin/chats/${w.chatId}/reminder`, {
        due_at: new Date(Date.now() + 86_400_000).toISOString(),
        reason: 'row',
        version: null,
      }),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'DELETE /api/admin/reminders/{id}',
    call: (as) => as.del('/api/admin/reminders/999999?version=1'),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'GET /api/admin/labels',
    call: (as) => as.get('/api/admin/labels'),
    expected: officeOnly(READERS),
  },
  {
    route: 'POST /api/admin/labels',
    call: (as) => as.post('/api/admin/labels', { kind: 'own', names: { en: 'row' } }),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'PUT /api/admin/labels/{id}',
    call: (as) => as.put('/api/admin/labels/999999', { kind: 'own', names: { en: 'other' }, version: 1 }),
    expected: { ...officeOnly(CARE), office: 404 },
  },
  {
    route: 'POST /api/admin/labels/{id}/merge',
    call: (as) => as.post('/api/admin/labels/999999/merge', { into: 1, version: 1 }),
    expected: { ...officeOnly(CARE), office: 404 },
  },
  {
    route: 'DELETE /api/admin/labels/{id}',
    call: (as) => as.del('/api/admin/labels/999999?version=1'),
    expected: { ...officeOnly(CARE), office: 404 },
  },
  {
    route: 'GET /api/admin/chats/{chat_id}/labels',
    call: (as, w) => as.get(`/api/admin/chats/${w.chatId}/labels`),
    expected: officeOnly(READERS),
  },
  {
    route: 'PUT /api/admin/chats/{chat_id}/labels/{id}',
    call: (as, w) => as.put(`/api/admin/chats/${w.chatId}/labels/1`, {}),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'DELETE /api/admin/chats/{chat_id}/labels/{id}',
    call: (as, w) => as.del(`/api/admin/chats/${w.chatId}/labels/1`),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'GET /api/admin/reviews',
    call: (as) => as.get('/api/admin/reviews?list=open'),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'GET /api/admin/reviews/months',
    call: (as) => as.get('/api/admin/reviews/months'),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'GET /api/admin/reviews/{id}',
    call: (as) => as.get('/api/admin/reviews/999999'),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'POST /api/admin/reviews/{id}',
    call: (as) => as.post('/api/admin/reviews/999999', { verdict: 'best', reason: 'row' }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'GET /api/admin/alerts/rising',
    call: (as) => as.get('/api/admin/alerts/rising'),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'PUT /api/admin/alerts/rising',
    call: (as) =>
      as.put('/api/admin/alerts/rising', { problem: 'chilli-thrips', taluk: 'byadagi', dismissed: true }),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'GET /api/admin/alerts',
    call: (as) => as.get('/api/admin/alerts'),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'GET /api/admin/alerts/{id}',
    call: (as) => as.get('/api/admin/alerts/999999'),
    expected: { ...officeOnly(EVERYBODY), office: 404 },
  },
  {
    route: 'POST /api/admin/alerts',
    call: (as) => as.post('/api/admin/alerts', { problem: 'chilli-thrips', ...ALERT }),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'PUT /api/admin/alerts/{id}',
    call: (as) => as.put('/api/admin/alerts/999999', { version: 1, ...ALERT }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'DELETE /api/admin/alerts/{id}',
    call: (as) => as.del('/api/admin/alerts/999999?version=1'),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'POST /api/admin/alerts/{id}/send',
    call: (as) => as.post('/api/admin/alerts/999999/send', { version: 1, farmers: 1 }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'POST /api/admin/alerts/{id}/stop',
    call: (as) => as.post('/api/admin/alerts/999999/stop', {}),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'GET /api/farmer/alerts',
    call: (as) => as.get('/api/farmer/alerts'),
    expected: { stranger: 401, farmer: 200, other: 200, office: 403, may: NOBODY },
  },
  {
    route: 'PUT /api/farmer/alerts',
    call: (as) => as.put('/api/farmer/alerts', { wanted: true }),
    expected: { stranger: 401, farmer: 200, other: 200, office: 403, may: NOBODY },
  },
  {
    route: 'POST /api/farmer/alerts/{id}/too',
    call: (as) => as.post('/api/farmer/alerts/999999/too', {}),
    expected: { stranger: 401, farmer: 404, other: 404, office: 403, may: NOBODY },
  },
  {
    route: 'GET /api/admin/cases',
    call: (as) => as.get('/api/admin/cases'),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'GET /api/admin/cases/{id}',
    call: (as) => as.get('/api/admin/cases/999999'),
    expected: { ...officeOnly(EVERYBODY), office: 404 },
  },
  {
    route: 'GET /api/admin/chats/{chat_id}/cases',
    call: (as, w) => as.get(`/api/admin/chats/${w.chatId}/cases`),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'GET /api/admin/chats/{chat_id}/fields',
    call: (as, w) => as.get(`/api/admin/chats/${w.chatId}/fields`),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'GET /api/farmer/fields',
    call: (as) => as.get('/api/farmer/fields'),
    expected: farmersOwn,
  },
  {
    route: 'PUT /api/farmer/fields/{id}',
    call: (as) => as.put(`/api/farmer/fields/${FIELD_ID}`, { version: 0, ...aField() }),
    expected: farmersOwn,
  },
  {
    route: 'DELETE /api/farmer/fields/{id}',
    call: (as) => as.del(`/api/farmer/fields/${FIELD_ID}`),
    expected: farmersOwn,
  },
  {
    route: 'POST /api/admin/chats/{chat_id}/cases',
    call: (as, w) =>
      as.post(`/api/admin/chats/${w.chatId}/cases`, {
        client_id: randomUUID(),
        facts: { crop: 'chilli' },
        message_ids: [],
      }),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'PUT /api/admin/cases/{id}',
    call: (as) => as.put('/api/admin/cases/999999', { version: 1 }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'POST /api/admin/cases/{id}/merge',
    call: (as) => as.post('/api/admin/cases/999999/merge', { version: 1, from_id: 1, from_version: 1 }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'GET /api/admin/cases/{id}/plan',
    call: (as) => as.get('/api/admin/cases/999999/plan'),
    expected: { ...officeOnly(EVERYBODY), office: 404 },
  },
  {
    route: 'PUT /api/admin/cases/{id}/plan',
    call: (as) => as.put('/api/admin/cases/999999/plan', { version: null, plan: soundPlan(), reasons: {} }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'DELETE /api/admin/cases/{id}/plan',
    call: (as) => as.del('/api/admin/cases/999999/plan?version=1'),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'POST /api/admin/cases/{id}/plan/judge',
    call: (as) => as.post('/api/admin/cases/999999/plan/judge', { plan: soundPlan() }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'GET /api/admin/cases/{id}/plan/last',
    call: (as) => as.get('/api/admin/cases/999999/plan/last'),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'POST /api/admin/cases/{id}/plan/send',
    call: (as) => as.post('/api/admin/cases/999999/plan/send', { client_id: randomUUID(), version: 1 }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'GET /api/admin/cases/{id}/plans',
    call: (as) => as.get('/api/admin/cases/999999/plans'),
    expected: { ...officeOnly(EVERYBODY), office: 404 },
  },
  {
    route: 'GET /api/admin/plans/{id}',
    call: (as) => as.get('/api/admin/plans/999999'),
    expected: { ...officeOnly(EVERYBODY), office: 404 },
  },
  {
    route: 'GET /api/admin/chats/{chat_id}/plan-offer',
    call: (as, w) => as.get(`/api/admin/chats/${w.chatId}/plan-offer`),
    expected: officeOnly(SELLERS),
  },
  {
    route: 'GET /api/admin/holds',
    call: (as) => as.get('/api/admin/holds'),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'POST /api/admin/holds',
    call: (as) => as.post('/api/admin/holds', { product: 'spinosad-45-sc', claim: null, reason: 'row' }),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'POST /api/admin/holds/{id}/lift',
    call: (as) => as.post('/api/admin/holds/999999/lift', { reason: 'row' }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'GET /api/admin/plan-choices',
    call: (as) => as.get('/api/admin/plan-choices?crop=chilli'),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'GET /api/admin/plan-templates',
    call: (as) => as.get('/api/admin/plan-templates'),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'POST /api/admin/plan-templates',
    call: (as) => as.post('/api/admin/plan-templates', { ...PLAN_TEMPLATE, name: randomUUID() }),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'PUT /api/admin/plan-templates/{id}',
    call: (as) => as.put('/api/admin/plan-templates/999999', { ...PLAN_TEMPLATE, version: 1 }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'DELETE /api/admin/plan-templates/{id}',
    call: (as) => as.del('/api/admin/plan-templates/999999?version=1'),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'GET /api/picture-book',
    call: (as) => as.get('/api/picture-book?crop=chilli'),
    expected: all(200),
  },
  {
    route: 'GET /api/picture-consent',
    call: (as) => as.get('/api/picture-consent'),
    expected: { stranger: 401, farmer: 200, other: 200, office: 403, may: NOBODY },
  },
  {
    route: 'PUT /api/picture-consent',
    call: (as) => as.put('/api/picture-consent', { given: false, version: 1, language: 'kn', place: 'chat' }),
    expected: { stranger: 401, farmer: 200, other: 200, office: 403, may: NOBODY },
  },
  {
    route: 'GET /api/admin/picture-book',
    call: (as) => as.get('/api/admin/picture-book'),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'GET /api/admin/chats/{chat_id}/picture-book',
    call: (as, w) => as.get(`/api/admin/chats/${w.chatId}/picture-book`),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'POST /api/admin/chats/{chat_id}/picture-consent',
    call: (as) => as.post('/api/admin/chats/999999/picture-consent', {}),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'GET /api/admin/picture-book/{id}/{size}',
    call: (as) => as.get('/api/admin/picture-book/999999/page'),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'POST /api/admin/picture-book',
    call: (as) =>
      as.post('/api/admin/picture-book', { ...MARKING, client_id: randomUUID(), message_id: 999999 }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  {
    route: 'PUT /api/admin/picture-book/{id}',
    call: (as) => as.put('/api/admin/picture-book/999999', { ...MARKING, version: 1 }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  },
  ...['pass', 'remove', 'restore'].map((act) => ({
    route: `POST /api/admin/picture-book/{id}/${act}`,
    call: (as: TestClient) => as.post(`/api/admin/picture-book/999999/${act}`, { version: 1 }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  })),
  {
    route: 'GET /api/admin/picture-book/export.zip',
    call: (as) => as.get('/api/admin/picture-book/export.zip'),
    expected: officeOnly(OWNER),
  },
  ...['en', 'kn'].map((language) => ({
    route: `GET /media/spoken-${language}.json`,
    call: (as: TestClient) => as.get(`/media/spoken-${language}.json`),
    expected: all(200),
  })),
  {
    route: 'GET /media/spoken/{file}',
    call: (as) => as.get(`/media/spoken/${'0'.repeat(64)}.m4a`),
    expected: all(404),
  },
  {
    route: 'GET /api/admin/spoken-lines',
    call: (as) => as.get('/api/admin/spoken-lines?language=kn'),
    expected: officeOnly(CLINIC),
  },
  {
    route: 'POST /api/admin/spoken-lines',
    call: (as) => as.postForm('/api/admin/spoken-lines', form({})),
    expected: { ...officeOnly(CLINIC), office: 422 },
  },
  ...['undo', 'remove'].map((act) => ({
    route: `POST /api/admin/spoken-lines/${act}`,
    call: (as: TestClient) =>
      as.post(`/api/admin/spoken-lines/${act}`, { line: 'ask.nobody', language: 'kn', version: 1 }),
    expected: { ...officeOnly(CLINIC), office: 404 },
  })),
  { route: 'GET /api/chat/all', call: (as) => as.get('/api/chat/all'), expected: officeOnly(READERS) },
  {
    route: 'GET /api/admin/search',
    call: (as) => as.get(`/api/admin/search?q=${encodeURIComponent('ನಮಸ್ಕಾರ')}`),
    expected: officeOnly(READERS),
  },
  {
    route: 'GET /api/chat/{chat_id}',
    call: (as, w) => as.get(`/api/chat/${w.chatId}`),
    expected: officeOnly(READERS),
  },
  {
    route: 'GET /api/chat/thread/{chat_id}',
    call: (as, w) => as.get(`/api/chat/thread/${w.chatId}`),
    expected: ownersChat(READERS),
  },
  {
    route: 'GET /api/chat/{chat_id}/events',
    call: (as, w) => as.get(`/api/chat/${w.chatId}/events?after=0`),
    expected: ownersChat(READERS),
  },
  {
    route: 'POST /api/chat/message',
    call: (as, w) => as.postForm('/api/chat/message', form({ chat_id: w.chatId, text: 'ನಮಸ್ಕಾರ' })),
    expected: { ...ownersChat(WRITERS), blocked: 403 },
  },
  {
    route: 'POST /api/chat/receipt',
    call: (as, w) => as.post('/api/chat/receipt', { chat_id: w.chatId, delivered_seq: 1, read_seq: 1 }),
    expected: ownersChat(READERS),
  },
  {
    route: 'POST /api/chat/status',
    call: (as, w) => as.post('/api/chat/status', { chat_id: w.chatId, status: 'READ' }),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'POST /api/chat/status',
    call: (as, w) => as.post('/api/chat/status', { chat_id: w.chatId, status: 'UNREAD' }),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'POST /api/chat/done',
    call: (as, w) => as.post('/api/chat/done', { chat_id: w.chatId, up_to_seq: 1 }),
    expected: { ...officeOnly(WRITERS), again: 409 },
  },
  {
    route: 'GET /api/admin/farmers',
    call: (as, w) => as.get(`/api/admin/farmers?q=${w.mobile}`),
    expected: officeOnly(READERS),
  },
  {
    route: 'POST /api/chat/begin',
    call: (as, w) => as.post('/api/chat/begin', { mobile: w.mobile }),
    expected: officeOnly(WRITERS),
  },
  {
    route: 'POST /api/chat/lr',
    call: (as, w) => as.post('/api/chat/lr', { chat_id: w.chatId, lr_number: 'VRL123456' }),
    expected: { ...officeOnly(SENDERS), again: 409 },
  },
  {
    route: 'POST /api/payments/{pid}/handed-over',
    call: (as) => as.post('/api/payments/1/handed-over', { handed_over: true }),
    expected: { stranger: 401, farmer: 403, other: 403, office: 404, may: SENDERS },
  },
  {
    route: 'POST /api/quotes/upload',
    call: (as, w) => as.postForm('/api/quotes/upload', form({ chat_id: w.chatId, amount: '10.50' }, PDF)),
    expected: officeOnly(SELLERS),
  },
  {
    route: 'GET /api/quotes/list-by-mobile/{mobile}',
    call: (as, w) => as.get(`/api/quotes/list-by-mobile/${w.mobile}`),
    expected: { stranger: 401, farmer: 200, other: 403, office: 200, may: EVERYBODY },
  },
  {
    route: 'GET /api/quotes/latest-by-mobile/{mobile}',
    call: (as, w) => as.get(`/api/quotes/latest-by-mobile/${w.mobile}`),
    expected: { stranger: 401, farmer: 200, other: 403, office: 200, may: EVERYBODY },
  },
  {
    route: 'POST /api/payment/create',
    call: (as, w) => as.post('/api/payment/create', { chat_id: w.chatId, amount: w.amount }),
    expected: { stranger: 401, farmer: 200, other: 404, office: 403, may: NOBODY },
  },
  {
    route: 'POST /api/payment/catalogue',
    call: (as) => as.post('/api/payment/catalogue', { sku: ARTICLE.sku }),
    expected: { stranger: 401, farmer: 200, other: 200, office: 403, may: NOBODY },
  },
  {
    route: 'GET /api/payment/demo/quote/{token}',
    call: (as) => as.get('/api/payment/demo/quote/UAT-DEMO'),
    expected: all(200),
  },
  {
    route: 'POST /api/payment/demo/pay',
    call: (as) => as.post('/api/payment/demo/pay', { token: 'UAT-DEMO' }),
    expected: all(200),
  },
  {
    route: 'GET /api/payment/status/{pid}',
    call: (as, w) => as.get(`/api/payment/status/${w.pid}`),
    expected: { stranger: 404, farmer: 200, other: 404, office: 200, may: PAYMENT_READERS, refused: 404 },
  },
  {
    route: 'GET /api/payment/status/{pid}/receipt',
    // It is still to be paid; who may read a receipt is told in receipts.routes.test.ts.
    call: (as, w) => as.get(`/api/payment/status/${w.pid}/receipt`),
    expected: all(404),
  },
  {
    route: 'GET /api/payment/status/{pid}/policies/{policy}',
    call: (as, w) => as.get(`/api/payment/status/${w.pid}/policies/terms`),
    expected: { stranger: 404, farmer: 200, other: 404, office: 200, may: PAYMENT_READERS, refused: 404 },
  },
  {
    route: 'GET /api/payment/iframe-token',
    call: (as, w) => as.get(`/api/payment/iframe-token?pid=${w.pid}`, { accept: 'application/json' }),
    expected: { stranger: 401, farmer: 200, other: 404, office: 403, may: NOBODY },
  },
  {
    route: 'GET /api/payment/pay-to',
    call: (as, w) => as.get(`/api/payment/pay-to?quotation_id=${w.quotationId}`),
    expected: { stranger: 401, farmer: 200, other: 404, office: 403, may: NOBODY },
  },
  {
    route: 'GET /api/payment/checkout-script',
    call: (as) => as.get('/api/payment/checkout-script'),
    expected: all(200),
  },
  { route: 'GET /api/payments', call: (as) => as.get('/api/payments'), expected: officeOnly(PAID_LISTS) },
  {
    route: 'GET /api/payments/{pid}',
    call: (as, w) => as.get(`/api/payments/${w.pid}`),
    expected: officeOnly(PAID_LISTS),
  },
  {
    route: 'POST /api/payments/{pid}/check',
    call: (as, w) => as.post(`/api/payments/${w.pid}/check`, {}),
    expected: officeOnly(MONEY),
  },
  {
    route: 'POST /api/payments/{pid}/settle',
    call: (as, w) => as.post(`/api/payments/${w.pid}/settle`, { to: 'failed', reason: 'for the table' }),
    expected: { ...officeOnly(MONEY), office: 409 },
  },
  {
    route: 'POST /api/payments/{pid}/alerts/close',
    call: (as, w) =>
      as.post(`/api/payments/${w.pid}/alerts/close`, { kind: 'mismatch', reason: 'for the table' }),
    expected: { ...officeOnly(MONEY), office: 404 },
  },
  {
    route: 'POST /api/payments/{pid}/refunds',
    call: (as, w) => as.post(`/api/payments/${w.pid}/refunds`, { amount: 1, reason: 'for the table' }),
    expected: { ...officeOnly(MONEY), office: 409 },
  },
  {
    route: 'POST /api/payments/{pid}/refunds/{id}/confirm',
    call: (as, w) => as.post(`/api/payments/${w.pid}/refunds/1/confirm`, { decision: 'confirm' }),
    expected: { ...officeOnly(MONEY), office: 404 },
  },
  {
    route: 'GET /api/admin/login-requests',
    call: (as) => as.get('/api/admin/login-requests'),
    expected: officeOnly(CARE),
  },
  {
    route: 'POST /api/admin/login-requests/{id}/code',
    call: (as) => as.post('/api/admin/login-requests/00000000-0000-4000-8000-000000000000/code', {}),
    expected: { ...officeOnly(CARE), office: 404 },
  },
  {
    route: 'POST /api/admin/step-up',
    call: (as) => as.post('/api/admin/step-up', {}),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'POST /api/admin/step-up/verify',
    call: (as) => as.post('/api/admin/step-up/verify', { code: 'none' }),
    expected: { ...officeOnly(EVERYBODY), office: 401 },
  },
  {
    route: 'GET /api/admin/staff',
    call: (as) => as.get('/api/admin/staff'),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'PUT /api/admin/staff/me',
    call: (as) => as.put('/api/admin/staff/me', { name: { en: 'Asha', kn: 'ಆಶಾ' } }),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'POST /api/admin/staff/me/picture',
    call: (as) => as.postForm('/api/admin/staff/me/picture', form({}, PDF)),
    expected: { ...officeOnly(EVERYBODY), office: 415 },
  },
  {
    route: 'DELETE /api/admin/staff/me/picture',
    call: (as) => as.del('/api/admin/staff/me/picture'),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'POST /api/admin/people/{id}/picture',
    call: (as) => as.postForm('/api/admin/people/99/picture', form({}, PDF)),
    expected: { ...officeOnly(OWNER), office: 415 },
  },
  {
    route: 'DELETE /api/admin/people/{id}/picture',
    call: (as) => as.del('/api/admin/people/99/picture'),
    expected: officeOnly(OWNER),
  },
  {
    route: 'GET /api/staff-pictures/{hash}',
    call: (as) => as.get(`/api/staff-pictures/${'0'.repeat(64)}`),
    expected: { stranger: 401, farmer: 404, other: 404, office: 404, may: EVERYBODY },
  },
  {
    route: 'PUT /api/admin/me/password',
    call: (as) => as.put('/api/admin/me/password', { password: 'x'.repeat(12), present: 'wrong' }),
    expected: { ...officeOnly(EVERYBODY), office: 422 },
  },
  {
    route: 'GET /api/admin/factors',
    call: (as) => as.get('/api/admin/factors'),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'POST /api/admin/factors/totp',
    call: (as) => afterStepUp(() => as.post('/api/admin/factors/totp', {})),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'POST /api/admin/factors/totp/confirm',
    call: (as) => as.post('/api/admin/factors/totp/confirm', { setup: 'x', code: '000000' }),
    expected: { ...officeOnly(EVERYBODY), office: 410 },
  },
  {
    route: 'DELETE /api/admin/factors/totp',
    call: (as) => as.del('/api/admin/factors/totp'),
    expected: { ...officeOnly(EVERYBODY), office: 404 },
  },
  {
    route: 'POST /api/admin/factors/passkeys',
    call: (as) => afterStepUp(() => as.post('/api/admin/factors/passkeys', {})),
    expected: officeOnly(EVERYBODY),
  },
  {
    route: 'POST /api/admin/factors/passkeys/confirm',
    call: (as) => as.post('/api/admin/factors/passkeys/confirm', { name: 'x', response: NEW_PASSKEY }),
    expected: { ...officeOnly(EVERYBODY), office: 422 },
  },
  {
    route: 'PUT /api/admin/factors/passkeys/{id}',
    call: (as) => as.put('/api/admin/factors/passkeys/99', { name: 'x' }),
    expected: { ...officeOnly(EVERYBODY), office: 404 },
  },
  {
    route: 'DELETE /api/admin/factors/passkeys/{id}',
    call: (as) => as.del('/api/admin/factors/passkeys/99'),
    expected: { ...officeOnly(EVERYBODY), office: 404 },
  },
  {
    route: 'POST /api/admin/factors/recovery-codes',
    call: (as) => as.post('/api/admin/factors/recovery-codes', {}),
    expected: { ...officeOnly(EVERYBODY), office: 404 },
  },
  {
    route: 'POST /api/admin/step-up/passkey',
    call: (as) => as.post('/api/admin/step-up/passkey', { response: USED_PASSKEY }),
    expected: { ...officeOnly(EVERYBODY), office: 422 },
  },
  {
    route: 'POST /api/admin/passkey/start',
    call: (as) => as.post('/api/admin/passkey/start', {}),
    expected: all(200),
  },
  {
    route: 'POST /api/admin/passkey/finish',
    call: (as) => as.post('/api/admin/passkey/finish', { response: USED_PASSKEY }),
    expected: all(422),
  },
  { route: 'GET /api/admin/people', call: (as) => as.get('/api/admin/people'), expected: officeOnly(OWNER) },
  {
    route: 'POST /api/admin/people/invitations',
    call: (as) => as.post('/api/admin/people/invitations', { email: OFFICE_EMAIL, roles: ['helper'] }),
    expected: { ...officeOnly(OWNER), office: 409 },
  },
  {
    route: 'POST /api/admin/people/invitations/{id}/resend',
    call: (as) => as.post('/api/admin/people/invitations/99/resend', {}),
    expected: { ...officeOnly(OWNER), office: 404 },
  },
  {
    route: 'DELETE /api/admin/people/invitations/{id}',
    call: (as) => as.del('/api/admin/people/invitations/99'),
    expected: { ...officeOnly(OWNER), office: 404 },
  },
  {
    route: 'POST /api/admin/people/{id}/changes',
    call: (as) => as.post('/api/admin/people/99/changes', { kind: 'disable' }),
    expected: { ...officeOnly(OWNER), office: 404 },
  },
  {
    route: 'POST /api/admin/people/{id}/link',
    call: (as) => as.post('/api/admin/people/99/link', {}),
    expected: { ...officeOnly(OWNER), office: 404 },
  },
  {
    route: 'POST /api/admin/people/changes/{id}',
    call: (as) => as.post('/api/admin/people/changes/99', { decision: 'refuse' }),
    expected: { ...officeOnly(OWNER), office: 409 },
  },
  {
    route: 'POST /api/admin/welcome/read',
    call: (as) => as.post('/api/admin/welcome/read', { token: 'x'.repeat(43) }),
    expected: all(410),
  },
  {
    route: 'POST /api/admin/welcome',
    call: (as) =>
      as.post('/api/admin/welcome', {
        token: 'x'.repeat(43),
        name: { en: 'Asha', kn: 'ಆಶಾ' },
        password: 'long-enough-password',
      }),
    expected: all(410),
  },
  {
    route: 'POST /api/payment/phonepe/webhook',
    call: (as) => as.post('/api/payment/phonepe/webhook', { event: 'checkout.order.completed', payload: {} }),
    expected: all(401),
  },
  { route: 'GET /api/push/key', call: (as) => as.get('/api/push/key'), expected: all(200) },
  {
    route: 'POST /api/push/subscribe',
    call: (as) => as.post('/api/push/subscribe', { endpoint: PUSH_ENDPOINT, keys: PUSH_KEYS }),
    expected: { stranger: 401, farmer: 200, other: 200, office: 200, may: READERS },
  },
  {
    route: 'POST /api/push/unsubscribe',
    call: (as) => as.post('/api/push/unsubscribe', { endpoint: PUSH_ENDPOINT }),
    expected: { stranger: 401, farmer: 200, other: 200, office: 200, may: READERS },
  },
  {
    route: 'POST /api/uploads',
    call: (as) => openUpload(as, 1_000),
    expected: { stranger: 401, farmer: 201, other: 201, office: 201, blocked: 403, may: WRITERS },
  },
  {
    route: 'HEAD /api/uploads/{id}',
    call: (as, w) => askOffset(as, w.upload),
    expected: { stranger: 401, farmer: 200, other: 404, office: 404, may: WRITERS },
  },
  {
    route: 'PATCH /api/uploads/{id}',
    call: (as, w) => sendPiece(as, w.upload, 0, Buffer.from('%PDF')),
    expected: { stranger: 401, farmer: 204, other: 404, office: 404, blocked: 403, may: WRITERS },
  },
  {
    route: 'GET /api/privacy/me',
    call: (as) => as.get('/api/privacy/me'),
    expected: { stranger: 401, farmer: 200, other: 200, office: 403, may: NOBODY },
  },
  {
    route: 'PUT /api/privacy/me',
    call: (as) => as.put('/api/privacy/me', { name: 'ಗಿರಿಜಾ', address: 'ಸಾಗರ' }),
    expected: { stranger: 401, farmer: 200, other: 200, office: 403, may: NOBODY },
  },
  {
    route: 'POST /api/privacy/notice',
    call: (as) => as.post('/api/privacy/notice', { version: 1, language: 'kn' }),
    expected: { stranger: 401, farmer: 200, other: 200, office: 403, may: NOBODY },
  },
  {
    route: 'GET /api/privacy/me/export',
    call: (as) => as.get('/api/privacy/me/export'),
    expected: { stranger: 401, farmer: 200, other: 200, office: 403, may: NOBODY },
  },
  {
    route: 'POST /api/privacy/me/deletion',
    // Without a fresh code nobody deletes anything, not even their own.
    call: (as) => as.post('/api/privacy/me/deletion', { code: '000000' }),
    expected: { stranger: 401, farmer: 401, other: 401, office: 403, may: NOBODY },
  },
  { route: 'GET /uploads/{key}', call: (as, w) => as.get(w.filePath), expected: ownersChat(READERS) },
  {
    route: 'HEAD /uploads/{key}',
    call: (as, w) => as.request('HEAD', w.filePath, {}),
    expected: ownersChat(READERS),
  },
  // What follows takes things away, so it comes last.
  {
    route: 'DELETE /api/chat/message/{id}',
    call: (as, w) => as.del(`/api/chat/message/${w.messageId}?mode=me`),
    expected: ownersChat(WRITERS),
  },
  {
    route: 'DELETE /api/uploads/{id}',
    call: (as, w) => as.del(w.upload),
    expected: { stranger: 401, farmer: 204, other: 404, office: 404, may: WRITERS },
  },
  {
    route: 'POST /api/quotes/{id}/withdraw',
    call: (as, w) => as.post(`/api/quotes/${w.quotationId}/withdraw`, {}),
    expected: { ...officeOnly(SELLERS), again: 409 },
  },
  {
    route: 'DELETE /api/quotes/{id}',
    call: (as, w) => as.del(`/api/quotes/${w.quotationId}`),
    expected: { stranger: 401, farmer: 200, other: 404, office: 403, may: NOBODY },
  },
  {
    route: 'POST /api/chat/clear',
    call: (as, w) => as.post('/api/chat/clear', { chat_id: w.chatId, scope: 'me' }),
    expected: ownersChat(WRITERS),
  },
  {
    route: 'POST /api/chat/delete',
    call: (as, w) => as.post('/api/chat/delete', { chat_id: w.chatId }),
    expected: ownersChat(WRITERS),
  },
  {
    route: 'POST /api/chat/message/{id}/restore',
    call: (as, w) => as.post(`/api/chat/message/${w.messageId}/restore`, {}),
    expected: ownersChat(WRITERS),
  },
  {
    route: 'POST /api/chat/restore',
    call: (as, w) => as.post('/api/chat/restore', { chat_id: w.chatId }),
    expected: officeOnly(WRITERS),
  },
  { route: 'POST /api/auth/logout', call: (as) => as.post('/api/auth/logout', {}), expected: all(200) },
  { route: 'POST /api/admin/logout', call: (as) => as.post('/api/admin/logout', {}), expected: all(200) },
];

let app: TestApp;
let dist: string;
let farmer: FarmerClient;
let other: FarmerClient;
let office: TestClient;
let blocked: FarmerClient;
let loggedOut: TestClient;
let staff: { roles: StaffRole[]; client: TestClient }[];
let world: World;
let blockedWorld: World;

beforeAll(async () => {
  dist = await buildSmallSite();
  app = await startTestApp({ DIST_DIR: dist });
  [farmer, other, office] = [await app.loginFarmer(), await app.loginFarmer(), await app.loginOffice()];
  await other.postForm('/api/chat/message', form({ text: 'ಇನ್ನೊಬ್ಬ ರೈತ' }));
  world = await buildWorld(farmer);
  blocked = await app.loginFarmer();
  blockedWorld = await buildWorld(blocked);
  await office.post('/api/admin/block', { mobile: blocked.mobile, blocked: true, reason: 'rude' });
  loggedOut = await leaveOffice();
  staff = [];
  for (const roles of PEOPLE) staff.push({ roles, client: await app.hire(roles) });
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true, force: true });
});

/** A browser that kept its office cookie although the office has logged out. */
async function leaveOffice(): Promise<TestClient> {
  const leaving = await app.loginOffice();
  const kept = app.client();
  for (const [name, value] of leaving.cookies) kept.cookies.set(name, value);
  await leaving.post('/api/admin/logout', {});
  return kept;
}

async function buildWorld(owner: FarmerClient): Promise<World> {
  const sent = await owner.postForm('/api/chat/message', form({ text: 'ಎಲೆ ಹಳದಿ' }, PDF));
  const { id: messageId, chat_id: chatId, file_path: filePath } = sent.body.message;
  const upload = (amount: string) =>
    office.postForm('/api/quotes/upload', form({ chat_id: chatId, amount }, PDF));
  await upload('1250.10');
  const removable = await upload('99');
  expect(removable.status).toBe(200);
  const quotes = (await owner.get(`/api/quotes/list-by-mobile/${owner.mobile}`)).body as {
    id: number;
    amount: number;
  }[];
  const quotationId = quotes.find((quote) => quote.amount === 99)?.id ?? 0;
  const payment = await owner.post('/api/payment/create', { chat_id: chatId, amount: 1250.1 });
  expect(payment.status).toBe(200);
  return {
    chatId,
    messageId,
    filePath,
    quotationId,
    amount: 1250.1,
    pid: payment.body.pid,
    mobile: owner.mobile,
    upload: await openedUpload(owner, 1_000),
  };
}

describe('who may call what', () => {
  // Before the rows, which end with logging out.
  test('whose a number is, is told to its farmer and to those who look after customers', async () => {
    const told = async (client: TestClient) =>
      (await client.get(`/api/auth/exists/${farmer.mobile}`)).body.user !== null;
    expect([await told(farmer), await told(other), await told(app.client())]).toEqual([true, false, false]);
    for (const { roles, client } of staff) {
      const isCare = roles.some((role) => CARE.includes(role));
      expect({ roles, told: await told(client) }).toEqual({ roles, told: isCare });
    }
  });

  for (const row of ROWS) {
    test(`${row.route}`, async () => {
      const mayOf = (roles: StaffRole[]) => roles.some((role) => row.expected.may.includes(role));
      const { office: first, refused = 403, again = first } = row.expected;
      const people = staff.map(({ roles, client }) => {
        const status = mayOf(roles) ? again : refused;
        return { caller: roles.join(' and '), client, status, may: mayOf(roles) };
      });
      const named = (caller: Caller, client: TestClient) => ({
        caller,
        client,
        status: expectedOf(row.expected, caller),
      });
      // Whoever is refused first: a call that is not may take away what they would have found. The farmer whose things
      // they are comes last.
      const callers = [
        named('stranger', app.client()),
        named('loggedOut', loggedOut),
        named('other', other),
        named('blocked', blocked),
        ...people.filter(({ may }) => !may),
        { ...named('office', office), status: mayOf(['owner']) ? first : refused },
        ...people.filter(({ may }) => may),
        named('farmer', farmer),
      ];
      for (const { caller, client, status } of callers) {
        // All of them ask from one address.
        await app.ctx.db.run(sql`delete from rate_limits`);
        const answer = await row.call(client, caller === 'blocked' ? blockedWorld : world);
        expect({
          caller,
          status: answer.status,
          body: answer.status >= 400 ? answer.body : 'fine',
        }).toMatchObject({ caller, status });
        if (answer.status >= 400 && typeof answer.body === 'object') {
          expect(answer.body).toMatchObject({
            ok: false,
            error: expect.any(String),
            code: expect.any(String),
          });
        }
      }
    });
  }

  test('no route is missing from the table', () => {
    const named = (route: string) => route.replace(/:(\w+)/g, '{$1}');
    const served = new Set(app.routes.map(named));
    const covered = new Set(ROWS.map((row) => row.route));
    const open = [...served].filter((route) => {
      const [method = '', address = ''] = route.split(' ');
      // Fastify answers HEAD wherever there is GET, by the same handler.
      const isShadow = method === 'HEAD' && served.has(`GET ${address}`);
      return !isShadow && method !== 'OPTIONS' && !covered.has(route) && !isForEverybody(address);
    });
    expect(open).toEqual([]);
    expect(ROWS.map((row) => row.route).filter((route) => !served.has(route))).toEqual([]);
    expect(ROWS.length).toBeGreaterThan(45);
  });
});

describe('the table of roles', () => {
  const accessOf = (route: string) => app.access.get(route.replace(/\{(\w+)\}/g, ':$1'));

  test.each(ROWS.map((row) => [row.route, row] as const))('agrees with %s', (route, { expected }) => {
    const access = accessOf(route);
    expect(access).toBeDefined();
    if (access === undefined || access === 'everybody') return;
    const sides = sidesThatCan(access);
    expect(expected.stranger).toBe(401);
    for (const [caller, side] of [
      ['farmer', 'farmer'],
      ['other', 'farmer'],
      ['office', 'admin'],
    ] as const) {
      if (!sides.includes(side))
        expect({ caller, status: expected[caller] }).toEqual({ caller, status: 403 });
    }
    if (sides.includes('farmer')) expect(expected.farmer).not.toBe(403);
    if (sides.includes('admin')) expect(expected.office).not.toBe(403);
    expect(STAFF_ROLES.filter((role) => can({ roles: [role] }, access))).toEqual([...expected.may]);
  });

  test('names no right that no route, socket or rule asks for', () => {
    const asked = new Set<string>(app.access.values());
    // Asked within routes that are open to everybody.
    const elsewhere = ['account.lookup', 'payment.read'];
    expect(CAPABILITIES.filter((capability) => !asked.has(capability))).toEqual(elsewhere);
  });
});

describe('a number that went to somebody else', () => {
  const WORDS = { name: 'ಸಾವಿತ್ರಮ್ಮ', address: 'ತೀರ್ಥಹಳ್ಳಿ' };
  let next: FarmerClient;
  let old: World;

  beforeAll(async () => {
    // The rows before ended with logging out.
    office = await app.loginOffice();
    // Every word of hers that an answer could carry.
    const before = await app.loginFarmer(WORDS);
    old = await buildWorld(before);
    await app.ctx.db.pool.query(
      `update messages set text = 'ಗುಟ್ಟಿನ ಮಾತು' where chat_id = $1 and text is not null`,
      [old.chatId],
    );
    // The clock stays where it is for everybody else: hers was all long ago.
    for (const change of [
      'update sessions set last_seen_at = created_at where farmer_id = $1',
      `update sessions set created_at = now() - interval '91 days', last_seen_at = now() - interval '91 days' where farmer_id = $1`,
      `update farmers set created_at = now() - interval '91 days' where id = $1`,
      `update messages set created_at = created_at - interval '91 days' where chat_id = (select id from chats where farmer_id = $1)`,
    ]) {
      const { rows } = await app.ctx.db.pool.query<{ farmer_id: number }>(
        'select farmer_id from chats where id = $1',
        [old.chatId],
      );
      await app.ctx.db.pool.query(change, [rows[0]?.farmer_id]);
    }
    await app.ctx.db.pool.query('delete from rate_limits');
    next = await app.loginFarmer({ mobile: before.mobile, name: 'Abdul Rahim', address: 'Hubballi' });
    expect((await next.get('/api/auth/me')).body.farmer).toMatchObject({
      name: 'Abdul Rahim',
      chat_id: null,
    });
    await next.postForm('/api/chat/message', form({ text: 'ಹೊಸಬ' }));
  });

  const held = async () => {
    const tables = ['chats', 'messages', 'chat_events', 'files', 'quotations', 'payments'];
    const rows = tables.map(async (table) => {
      const column = table === 'chats' ? 'id' : 'chat_id';
      return (
        // When the provider is asked about a payment is the clock's, and nobody's act.
        (
          await app.ctx.db.pool.query(
            `select to_jsonb(t) - 'last_checked_at' - 'next_check_at' from ${table} t where ${column} = $1 order by 1`,
            [old.chatId],
          )
        ).rows
      );
    });
    return JSON.stringify(await Promise.all(rows));
  };

  test.each(ROWS.map((row) => [row.route, row] as const))(
    'gives and changes nothing of theirs: %s',
    async (route, row) => {
      if ((await next.get('/api/auth/me')).body.farmer === null) {
        await app.ctx.db.pool.query('delete from rate_limits');
        const back = await app.loginFarmer({ mobile: old.mobile });
        for (const [name, value] of back.cookies) next.cookies.set(name, value);
      }
      const before = await held();
      const answer = await row.call(next, old);
      expect(JSON.stringify(answer.body)).not.toMatch(/ಸಾವಿತ್ರಮ್ಮ|ತೀರ್ಥಹಳ್ಳಿ|ಗುಟ್ಟಿನ|ದರಪಟ್ಟಿ|1250\.1/);
      // What names the number itself is about whoever has it now, and theirs to ask.
      const isTheirs = /\{mobile\}$|\/auth\/login$/.test(route);
      if (row.expected.other >= 400 && !isTheirs) expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await held()).toBe(before);
    },
  );
});

function expectedOf(expected: Expected, caller: Caller): number {
  if (caller === 'blocked') return expected.blocked ?? expected.farmer;
  return expected[caller === 'loggedOut' ? 'stranger' : caller];
}

/**
 * What asks nobody who they are: pages, their files, the two health answers, the description, and the outbox at home.
 * /metrics asks for this machine or a token; its own tests say so.
 */
const FOR_EVERYBODY = new Set([
  ...['/', '/healthz', '/readyz', '/metrics', '/dev/outbox', '/manifest.webmanifest', '/share-target'],
  '/.well-known/security.txt',
  ...['/sitemap.xml', '/robots.txt', '/icon.svg', '/sw.js', '/index.html', '/farmers.html', '/offline.html'],
  ...['/offline.en.html', '/offline.kn.html', '/assets/*'],
]);
const isForEverybody = (address: string) => FOR_EVERYBODY.has(address) || /^\/api\/docs(\/|$)/.test(address);
