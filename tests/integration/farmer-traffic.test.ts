import { afterAll, beforeAll, expect, it } from 'vitest';
import { replyTexts } from '#shared/domain/chat/saved-reply.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../support/app.ts';
import type { TestClient } from '../support/client.ts';
import { closeLines, type Line, openLine } from '../support/socket-lines.ts';

/**
 * Two farmers and two browsers of the office live through a rich day; everything that reaches a farmer, by HTTP and
 * by socket, is written down and searched afterwards.
 */
let app: TestApp;
let asha: Recorded;
let bhima: Recorded;
let office: TestClient;
let colleague: TestClient;

/** What belongs to the office alone. */
const OFFICE_ONLY = {
  reason: 'REASON-rude-on-the-phone',
  note: 'NOTE-pays-late-but-pays',
  savedReply: 'SAVED-REPLY-bordeaux',
  desk: 'DESK-at-the-window',
};
/** Said once and then taken away. */
const HIDDEN = {
  byOfficeForAll: 'HIDDEN-office-took-it-back',
  byFarmerForAll: 'HIDDEN-farmer-took-it-back',
  byFarmerForMe: 'HIDDEN-farmer-put-it-away',
  fileForAll: 'HIDDEN-file-name',
};
const CLEARED = 'CLEARED-from-his-own-side';

/** Every field a farmer may ever be told. A new one here is a decision: whose business is it? */
const FIELDS = new Set(
  `ok error code farmer user mobile name address chat_id id blocked language exists message messages
   head_seq seq client_id sender_role message_type text file_path mime_type meta reply_to reply deleted
   created_at snippet original_name size width height duration preview_path peaks audio_copy_path spray date
   chemical dosage auto quotation_id plan_id refunded payable amount lr_number tracking_link paid_at removed message_id pid events
   type message_ids mode visible_from_seq side delivered_seq read_seq status watermarks admin quotation as
   office_online event to_mobile online checkoutUrl limited office notice_due author by en kn
   pay_to order`.split(/\s+/),
);

class Recorded {
  readonly client: FarmerClient;
  readonly lines: Line[] = [];
  readonly #answers: string[] = [];
  #from = 0;

  constructor(client: FarmerClient) {
    this.client = client;
    const request = client.request.bind(client);
    client.request = async (method, path, init) => {
      const answer = await request(method, path, init);
      const headers = JSON.stringify([...answer.headers].filter(([name]) => name !== 'set-cookie'));
      // The answer alone: what they asked for they knew.
      this.#answers.push(`${answer.status} ${headers} ${JSON.stringify(answer.body)}`);
      this.bodies.push(answer.body);
      return answer;
    };
  }

  readonly bodies: unknown[] = [];

  async listen(): Promise<Line> {
    const line = await openLine(app.url, this.client, 'farmer');
    this.lines.push(line);
    return line;
  }

  /** From here on nothing hidden may come again. */
  mark(): void {
    this.#from = this.#answers.length;
    for (const line of this.lines) line.heard.length = 0;
  }

  /** All that came since the mark, as text. */
  heardSince(): string {
    return [...this.#answers.slice(this.#from), ...this.lines.map(({ heard }) => JSON.stringify(heard))].join(
      '\n',
    );
  }

  all(): string {
    return [...this.#answers, ...this.lines.map(({ heard }) => JSON.stringify(heard))].join('\n');
  }
}

beforeAll(async () => {
  app = await startTestApp();
  asha = new Recorded(await app.loginFarmer({ name: 'ASHA-NAME', address: 'ASHA-PLACE' }));
  bhima = new Recorded(await app.loginFarmer({ name: 'BHIMA-NAME', address: 'BHIMA-PLACE' }));
  [office, colleague] = [await app.loginOffice(), await app.loginOffice()];
});
afterAll(async () => {
  closeLines();
  await app.close();
});

it('nothing hidden, nothing of another farmer and no field of the office’s reaches a farmer', async () => {
  await Promise.all([asha.listen(), bhima.listen()]);
  const [a, b] = [await beginChat(asha, 'ASHA'), await beginChat(bhima, 'BHIMA')];
  const desks = [await openLine(app.url, office, 'office'), await openLine(app.url, colleague, 'office')];
  desks[0]?.socket.emit('looking', { chat_id: a.chatId, writing: true, name: OFFICE_ONLY.desk });
  desks[1]?.socket.emit('typing', { chat_id: b.chatId });
  await liveThroughTheDay(a, b);

  const hidden = await hide(a);
  // What was on its way when it was hidden may still arrive; afterwards it is gone for good.
  await settled(a.chatId);
  const before = { asha: asha.all(), bhima: bhima.all() };
  asha.mark();
  bhima.mark();
  await readEverything(a, hidden);
  await readEverything(b, []);

  expect(found(asha.heardSince(), [...Object.values(HIDDEN), CLEARED])).toEqual([]);
  const everything = { asha: before.asha + asha.heardSince(), bhima: before.bhima + bhima.heardSince() };
  const internal = Object.values(OFFICE_ONLY);
  expect(found(everything.asha, [...internal, 'BHIMA-', bhima.client.mobile, '7313.37', 'LRBHIMA'])).toEqual(
    [],
  );
  expect(
    found(everything.bhima, [...internal, 'ASHA-', asha.client.mobile, '4242.42', 'LRASHA', 'HIDDEN-']),
  ).toEqual([]);
  for (const { bodies, lines } of [asha, bhima]) {
    const fields = [...fieldsOf([bodies, lines.map(({ heard }) => heard)])];
    expect(fields.filter((field) => !FIELDS.has(field))).toEqual([]);
  }
  // The search finds what is there: both were told of their own day.
  expect(
    found(everything.asha, ['ASHA-first', 'ASHA-last', '4242.42', 'LRASHA', HIDDEN.byOfficeForAll]),
  ).toHaveLength(5);
  expect(found(everything.bhima, ['BHIMA-first', 'BHIMA-last', '7313.37', 'LRBHIMA'])).toHaveLength(4);
});

interface Chat {
  who: Recorded;
  mark: 'ASHA' | 'BHIMA';
  chatId: number;
}

async function beginChat(who: Recorded, mark: Chat['mark']): Promise<Chat> {
  const { body } = await who.client.postForm(
    '/api/chat/message',
    form({ text: `${mark}-first` }, `${mark}-file.pdf`),
  );
  return { who, mark, chatId: body.message.chat_id };
}

/** Both farmers get everything an office can send; meanwhile it writes down what is its own. */
async function liveThroughTheDay(a: Chat, b: Chat): Promise<void> {
  for (const { mark, chatId, who } of [a, b]) {
    await office.postForm('/api/chat/message', form({ chat_id: chatId, text: `${mark}-answer` }));
    const amount = mark === 'ASHA' ? '4242.42' : '7313.37';
    await office.postForm('/api/quotes/upload', form({ chat_id: chatId, amount }, `${mark}-quotation.pdf`));
    await colleague.post('/api/chat/lr', { chat_id: chatId, lr_number: `LR${mark}` });
    await office.post('/api/chat/status', { chat_id: chatId, status: 'READ' });
    await who.client.post('/api/payment/create', { chat_id: chatId, amount: Number(amount) });
    await who.client.postForm('/api/chat/message', form({ last_chemical: `${mark}-neem` }));
    await who.client.post('/api/chat/receipt', { chat_id: chatId, delivered_seq: 2, read_seq: 2 });
  }
  await office.put(`/api/admin/customers/${a.chatId}/note`, { note: OFFICE_ONLY.note });
  await office.post('/api/admin/saved-replies', {
    shortcut: 'bordeaux',
    ...replyTexts(() => OFFICE_ONLY.savedReply),
  });
  for (const blocked of [true, false]) {
    const { mobile } = a.who.client;
    const answer = await office.post('/api/admin/block', { mobile, blocked, reason: OFFICE_ONLY.reason });
    expect(answer.status).toBe(200);
    await a.who.client.postForm('/api/chat/message', form({ text: 'ASHA-while-blocked-or-not' }));
    await a.who.client.get(`/api/auth/exists/${mobile}`);
  }
}

/** Says what is then taken away on every road there is. Returns the files that are gone. */
async function hide({ who, chatId }: Chat): Promise<string[]> {
  const send = async (client: TestClient, fields: Record<string, string | number>, file?: string) =>
    (await client.postForm('/api/chat/message', form({ chat_id: chatId, ...fields }, file))).body.message;
  const cleared = await send(who.client, { text: CLEARED });
  expect(cleared.id).toBeGreaterThan(0);
  await who.client.post('/api/chat/clear', { chat_id: chatId, scope: 'me' });
  const byOffice = await send(office, { text: HIDDEN.byOfficeForAll });
  const file = await send(office, { text: HIDDEN.fileForAll }, `${HIDDEN.fileForAll}.pdf`);
  const own = await send(who.client, { text: HIDDEN.byFarmerForAll });
  const putAway = await send(office, { text: HIDDEN.byFarmerForMe });
  // Answers that quote what will be gone.
  await send(office, { text: 'ASHA-quotes-the-office', reply_to: byOffice.id });
  await send(who.client, { text: 'ASHA-quotes-himself', reply_to: own.id });
  await office.del(`/api/chat/message/${byOffice.id}?role=admin&mode=everyone`);
  await office.del(`/api/chat/message/${file.id}?role=admin&mode=everyone`);
  await who.client.del(`/api/chat/message/${own.id}?role=farmer&mode=everyone`);
  await who.client.del(`/api/chat/message/${putAway.id}?role=farmer&mode=me`);
  return [file.file_path];
}

/** The farmer asks for everything they can think of, their own and the other's. */
async function readEverything({ who, chatId }: Chat, gone: readonly string[]): Promise<void> {
  const { client } = who;
  const line = await who.listen();
  for (const id of [chatId, chatId === 1 ? 2 : 1]) {
    await new Promise((resolve) => line.socket.emit('join', { chat_id: id }, resolve));
    await client.get(`/api/chat/thread/${id}`);
    for (const after of [0, 1, 3, 5, 8]) await client.get(`/api/chat/${id}/events?after=${after}`);
    await client.get(`/api/chat/${id}`);
    await client.get(`/api/admin/customers/${id}`);
  }
  for (const mobile of [asha.client.mobile, bhima.client.mobile]) {
    await client.get(`/api/quotes/list-by-mobile/${mobile}`);
    await client.get(`/api/quotes/latest-by-mobile/${mobile}`);
  }
  for (const id of [1, 2]) await client.get(`/api/payment/pay-to?quotation_id=${id}`);
  for (const path of [
    '/api/auth/me',
    '/api/admin/me',
    '/api/chat/all',
    '/api/admin/log',
    '/api/admin/blocked',
  ]) {
    await client.get(path);
  }
  await client.get('/api/admin/search?q=HIDDEN');
  await client.get('/api/admin/saved-replies');
  for (const path of gone) expect((await client.get(path)).status).toBeGreaterThanOrEqual(404);
  await office.postForm(
    '/api/chat/message',
    form({ chat_id: chatId, text: `${who === asha ? 'ASHA' : 'BHIMA'}-last` }),
  );
  await expect.poll(() => JSON.stringify(line.heard)).toContain('-last');
}

/** The log of the chat has come to rest at its head. */
async function settled(chatId: number): Promise<void> {
  const head = (await office.get(`/api/chat/${chatId}`)).body.chat.head_seq;
  const heard = () =>
    asha.lines.flatMap((line) => line.heard.map(([, payload]) => ('seq' in payload ? payload.seq : 0)));
  await expect.poll(() => Math.max(...heard())).toBe(head);
}

/** Which of the words stand in a recording. */
function found(recording: string, words: readonly string[]): string[] {
  return words.filter((word) => recording.includes(word));
}

/** Names of all fields, however deep. */
function fieldsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) fieldsOf(each, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      found.add(name);
      fieldsOf(each, found);
    }
  }
  return found;
}

function form(fields: Record<string, string | number>, fileName?: string): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, String(value));
  if (fileName) {
    const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
    data.append('file', new Blob([pdf], { type: 'application/pdf' }), fileName);
  }
  return data;
}
