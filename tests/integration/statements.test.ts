import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photoWithGps } from '../fixtures/images.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../support/app.ts';
import type { Answer, TestClient } from '../support/client.ts';
import { countStatements } from '../support/statements.ts';

/**
 * How often a request goes to the database and back, `commit` included; `begin` goes with what follows it. Figures may fall, never rise: on a
 * server away from its database each of them is a wait of the farmer's.
 */

let app: TestApp;
let farmer: FarmerClient;
let office: TestClient;
let photo: Buffer;
let chatId: number;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, office, photo] = [await app.loginFarmer(), await app.loginOffice(), await photoWithGps()];
  const first = await farmer.post('/api/chat/message', { text: 'ಎಲೆ ಹಳದಿ' });
  chatId = first.body.message.chat_id;
});
afterAll(() => app.close());

const ofRequest = countStatements();

const SESSION = /^select s\.id, s\.last_seen_at/;

async function statementsOf(call: () => Promise<Answer>): Promise<string[]> {
  const { answer, statements } = await ofRequest(call);
  expect(answer.status).toBe(200);
  // The points of a picture are given back after the commit, and no answer waits for it.
  return statements.filter(
    (text) => text !== 'begin' && !/^update rate_limits\s+set points = points - 1/.test(text.trim()),
  );
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ client_id: randomUUID(), ...fields }))
    data.append(name, value);
  return data;
}

function photoForm(fields: Record<string, string>): FormData {
  const data = form(fields);
  data.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'leaf.jpg');
  return data;
}

const asOffice = () => ({ sender_role: 'admin', chat_id: String(chatId) });

const ROUTES: [what: string, atMost: number, call: () => Promise<Answer>][] = [
  // The session; then the insert, which is all of it.
  ['a text of a farmer', 2, () => farmer.post('/api/chat/message', { text: 'ನಮಸ್ಕಾರ' })],
  ['a text of a farmer, as a form', 2, () => farmer.postForm('/api/chat/message', form({ text: 'ನಮಸ್ಕಾರ' }))],
  // The act in the office log is one more.
  [
    'a text of the office',
    5,
    () => office.postForm('/api/chat/message', form({ ...asOffice(), text: 'ಸರಿ' })),
  ],
  [
    'a photo of a farmer',
    10,
    () => farmer.postForm('/api/chat/message', photoForm({ sender_role: 'farmer', mobile: farmer.mobile })),
  ],
  ['a photo of the office', 8, () => office.postForm('/api/chat/message', photoForm(asOffice()))],
  ['a thread, by the farmer', 4, () => farmer.get(`/api/chat/thread/${chatId}`)],
  ['a thread, by the office', 4, () => office.get(`/api/chat/thread/${chatId}?role=admin`)],
  ['who a farmer is', 4, () => farmer.get('/api/auth/me')],
];

it.each(ROUTES)(
  '%s costs at most %i round trips, one of them for the session',
  async (_what, atMost, call) => {
    const statements = await statementsOf(call);
    const asked = statements.map((text) => text.replace(/\s+/g, ' ').slice(0, 80));
    expect(asked.filter((text) => SESSION.test(text))).toHaveLength(1);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(atMost);
  },
);

it('a browser with both sessions has each looked up once', async () => {
  const both = app.client();
  for (const { cookies } of [farmer, office])
    for (const [name, value] of cookies) both.cookies.set(name, value);
  await both.get('/api/auth/me');
  const statements = await statementsOf(() => both.postForm('/api/chat/message', photoForm(asOffice())));
  expect(statements.filter((text) => SESSION.test(text))).toHaveLength(2);
});

it('asks for nobody where nobody is asked for', async () => {
  expect(await statementsOf(() => farmer.get('/api/payment/checkout-script'))).toEqual([]);
});
