import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Note } from '#shared/contract/office/notes.ts';
import { unzip } from '../../../tests/fixtures/unzip.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { type Browser, type PushService, startPushService } from '../../../tests/support/push-service.ts';
import { closeLines, openLine } from '../../../tests/support/socket-lines.ts';
import { createPushSender } from '../../partners/push/index.ts';
import { sql } from '../../platform/database/db.ts';

const SECRET = 'ಗುಟ್ಟಿನಮಾತು';

let app: TestApp;
let service: PushService;
/** Two people of the office. */
let anna: TestClient;
let bhima: TestClient;
let bhimaId: number;
let farmer: FarmerClient;
let chatId: number;

beforeAll(async () => {
  service = await startPushService();
  app = await startTestApp({ PUSH_SERVICES: 'localhost' });
  app.ctx.push = createPushSender(app.config.push, app.ctx.secrets.vapidPrivateKey, service.agent);
  anna = await app.loginOffice();
  [bhima, bhimaId] = await loginColleague('bhima@office.example');
});
afterAll(async () => {
  await app.close();
  await service.close();
});
afterEach(closeLines);
beforeEach(async () => {
  farmer = await app.loginFarmer({ name: 'ಗೌರಮ್ಮ' });
  chatId = (await say(farmer, 'ಎಲೆ ಹಳದಿ')).chat_id;
});

/** Somebody else of the office, logged in. */
async function loginColleague(email: string): Promise<[TestClient, number]> {
  const { rows } = await app.ctx.db.pool.query<{ id: string }>(
    `insert into staff (email, password_hash, name, roles)
     select $1, password_hash, '{"en": "Bhima", "kn": "ಭೀಮ"}', '{doctor}' from staff limit 1 returning id`,
    [email],
  );
  return [await app.loginOffice(email), Number(rows[0]?.id)];
}

async function say(as: TestClient, text: string, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ text, ...fields })) form.append(name, value);
  const { status, body } = await as.postForm('/api/chat/message', form);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.message as { id: number; seq: number; chat_id: number };
}

const write = (as: TestClient, text: string, more: object = {}) =>
  as.post(`/api/admin/chats/${chatId}/notes`, { text, client_id: randomUUID(), ...more });
const notes = async (as: TestClient): Promise<Note[]> =>
  (await as.get(`/api/admin/chats/${chatId}/notes`)).body.notes;
const rowOf = async (as: TestClient) => (await as.get(`/api/chat/${chatId}`)).body.chat;

async function subscribe(client: TestClient): Promise<Browser> {
  const browser = service.newBrowser();
  const { endpoint, keys } = browser;
  expect((await client.post('/api/push/subscribe', { endpoint, keys })).status).toBe(200);
  return browser;
}

async function settleJobs(): Promise<void> {
  await eventually(async () => {
    await app.ctx.db.run(sql`update graphile_worker._private_jobs set run_at = now()`);
    await app.ctx.db.run(sql`notify "jobs:insert"`);
    const { rows } = await app.ctx.db.pool.query<{ n: string }>(
      `select count(*) as n from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier like 'push.%'`,
    );
    expect(Number(rows[0]?.n)).toBe(0);
  });
}

describe('a private note', () => {
  it('stands for everybody of the office below the message it was written after', async () => {
    const { seq } = await say(farmer, 'ಫೋಟೋ ಕಳುಹಿಸಲೇ?');
    expect((await write(anna, ` ${SECRET}\n`)).status).toBe(200);
    await say(farmer, 'ಸರಿ');
    const [note] = await notes(bhima);
    expect(note).toMatchObject({ text: SECRET, mine: false, version: 1, mentions: [], edited_at: null });
    expect(note?.after_seq).toBeGreaterThanOrEqual(seq);
    expect((await notes(anna))[0]?.mine).toBe(true);
  });

  it('never reaches the farmer: not over the line, not by any call, not in a notification, not with their data', async () => {
    const [line, desk] = [
      await openLine(app.url, farmer, 'farmer'),
      await openLine(app.url, bhima, 'office'),
    ];
    const [phone, screen] = [await subscribe(farmer), await subscribe(bhima)];
    const before = { head: (await rowOf(anna)).head_seq, heard: line.heard.length };

    const { note } = (await write(anna, `@Bhima ${SECRET}`, { mentions: [bhimaId] })).body;
    await anna.put(`/api/admin/notes/${note.id}`, { text: `${SECRET} ಬದಲಾಗಿದೆ`, version: 1 });
    await expect.poll(() => desk.heard.filter(([name]) => name === 'office:changed').length).toBe(2);
    await settleJobs();

    expect(line.heard).toHaveLength(before.heard);
    expect(JSON.stringify(desk.heard)).not.toContain(SECRET);
    expect(phone.received).toEqual([]);
    expect(JSON.stringify(screen.received)).not.toContain(SECRET);
    expect((await rowOf(anna)).head_seq, 'no position of the log is used').toBe(before.head);

    const asFarmer = [
      `/api/chat/thread/${chatId}`,
      `/api/chat/${chatId}/events?after=0`,
      `/api/chat/${chatId}`,
      `/api/chat/latest-by-mobile/${farmer.mobile}`,
      `/api/admin/chats/${chatId}/notes`,
      `/api/admin/notes?q=${encodeURIComponent(SECRET)}`,
      `/api/admin/search?q=${encodeURIComponent(SECRET)}`,
      '/api/auth/me',
      '/api/privacy/me',
    ];
    for (const address of asFarmer) {
      expect(JSON.stringify((await farmer.get(address)).body), address).not.toContain(SECRET);
    }
    const answer = await fetch(`${app.url}/api/privacy/me/export`, {
      headers: { cookie: farmer.cookieHeader },
    });
    expect(answer.status).toBe(200);
    for (const [name, bytes] of unzip(Buffer.from(await answer.arrayBuffer()))) {
      expect(bytes.toString('utf8'), name).not.toContain(SECRET);
    }
  });

  it('changes nothing of the chat: it stays where it is in the list, unread and waiting', async () => {
    const before = await rowOf(anna);
    await write(anna, SECRET);
    expect(await rowOf(anna)).toEqual(before);
  });

  it('is kept once, however often it is sent', async () => {
    const client_id = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => write(anna, 'ಒಮ್ಮೆ', { client_id })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await notes(anna)).toHaveLength(1);
  });

  it('is changed and deleted by its author alone, and the log says so', async () => {
    const { note } = (await write(anna, 'ಮೊದಲು')).body;
    const words = { text: 'ನಂತರ', version: 1 };
    expect((await bhima.put(`/api/admin/notes/${note.id}`, words)).body.code).toBe('NOT_OWN_NOTE');
    expect((await bhima.del(`/api/admin/notes/${note.id}`)).body.code).toBe('NOT_OWN_NOTE');
    expect((await anna.put(`/api/admin/notes/${note.id}`, words)).body.note).toMatchObject({
      text: 'ನಂತರ',
      version: 2,
      edited_at: expect.any(String),
    });
    expect((await anna.put(`/api/admin/notes/${note.id}`, words)).body.code).toBe('NOTE_CHANGED');
    expect((await anna.del(`/api/admin/notes/${note.id}`)).status).toBe(200);
    expect((await anna.del(`/api/admin/notes/${note.id}`)).status).toBe(200);
    expect(await notes(bhima)).toEqual([]);
    const { lines } = (await anna.get(`/api/admin/log?chat_id=${chatId}&group=note`)).body;
    expect(lines.map(({ action }: { action: string }) => action)).toEqual([
      'note.delete',
      'note.edit',
      'note.add',
    ]);
  });

  it.each([
    ['empty', '', 'EMPTY_NOTE'],
    ['blank', ' \n ', 'EMPTY_NOTE'],
    ['too long', 'ಅ'.repeat(4_001), 'NOTE_TOO_LONG'],
  ])('is refused when %s, with nothing kept', async (_name, text, code) => {
    expect((await write(anna, text)).body.code).toBe(code);
    expect(await notes(anna)).toEqual([]);
  });

  it('has no place in a chat that is none', async () => {
    const answer = await anna.post('/api/admin/chats/999999/notes', {
      text: 'x',
      client_id: randomUUID(),
    });
    expect(answer.status).toBe(404);
  });
});

describe('who is called by a note', () => {
  it('finds the chat marked until they have seen it, is told on their browsers, and nobody else is', async () => {
    await settleJobs();
    const [hers, his] = [await subscribe(anna), await subscribe(bhima)];
    await write(anna, '@Bhima ನೋಡಿ', { mentions: [bhimaId, 999_999] });
    await settleJobs();
    expect([hers.received.length, his.received.length]).toEqual([0, 1]);
    expect(his.received[0]?.payload).toMatchObject({
      title: 'ಗೌರಮ್ಮ',
      body: 'A colleague calls you in a note',
      url: `/admin?chat=${chatId}`,
    });
    expect([(await rowOf(anna)).mentioned, (await rowOf(bhima)).mentioned]).toEqual([false, true]);
    const listed = (await bhima.get('/api/chat/all')).body as { id: number; mentioned: boolean }[];
    expect(listed.filter(({ mentioned }) => mentioned).map(({ id }) => id)).toEqual([chatId]);

    expect((await bhima.post(`/api/admin/chats/${chatId}/notes/seen`, {})).status).toBe(200);
    expect((await rowOf(bhima)).mentioned).toBe(false);
  });

  it('is not called again by a correction, and no more once their name is out of it', async () => {
    const { note } = (await write(anna, '@Bhima ನೋಡಿ', { mentions: [bhimaId] })).body;
    await bhima.post(`/api/admin/chats/${chatId}/notes/seen`, {});
    await anna.put(`/api/admin/notes/${note.id}`, { text: '@Bhima ಬೇಗ', mentions: [bhimaId], version: 1 });
    expect((await rowOf(bhima)).mentioned).toBe(false);
    await write(anna, '@Bhima ಇನ್ನೊಂದು', { mentions: [bhimaId] });
    const last = (await notes(anna)).at(-1);
    await anna.put(`/api/admin/notes/${last?.id}`, { text: 'ಇನ್ನೊಂದು', version: 1 });
    expect((await rowOf(bhima)).mentioned).toBe(false);
  });
});

describe('the office’s search', () => {
  it('finds notes as notes, by any part of a word, newest first, and no message among them', async () => {
    const { id, seq } = await say(farmer, 'ಕೊಳೆರೋಗ ಬಂದಿದೆ');
    await write(anna, 'ಕೊಳೆರೋಗಕ್ಕೆ ಬೋರ್ಡೋ');
    await write(bhima, 'ಕೊಳೆರೋಗ ಅಲ್ಲ');
    const { hits } = (await anna.get(`/api/admin/notes?q=${encodeURIComponent('ಕೊಳೆರೋಗ')}`)).body;
    expect(hits).toMatchObject([
      { chat_id: chatId, farmer: 'ಗೌರಮ್ಮ', message_id: id, seq, text: [{ hit: true }, { hit: false }] },
      { chat_id: chatId, message_id: id, seq },
    ]);
    const messages = (await anna.get(`/api/admin/search?q=${encodeURIComponent('ಕೊಳೆರೋಗ')}`)).body.hits;
    expect(messages).toHaveLength(1);
  });

  it('takes signs as they are and finds nothing for a single letter', async () => {
    await write(anna, '100% ಖಚಿತ');
    const found = async (q: string) =>
      (await anna.get(`/api/admin/notes?q=${encodeURIComponent(q)}`)).body.hits.length;
    expect([await found('100%'), await found('_00'), await found('ಖ')]).toEqual([1, 0, 0]);
  });
});
