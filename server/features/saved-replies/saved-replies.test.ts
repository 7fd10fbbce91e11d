import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavedReply } from '#shared/contract/saved-replies.ts';
import { replyTexts, SAVED_REPLIES_MAX, unknownVariables } from '#shared/domain/chat/saved-reply.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';

const PATH = '/api/admin/saved-replies';
const WORDS = {
  shortcut: 'sample',
  ...replyTexts(() => 'Namaste {name}'),
  text_kn: 'ನಮಸ್ಕಾರ {name}',
  text_en: 'Namaste {name}',
};

let app: TestApp;
let office: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [office, colleague] = [await app.loginOffice(), await app.loginOffice()];
});
afterAll(() => app.close());

async function list(as = office): Promise<SavedReply[]> {
  return (await as.get(PATH)).body.replies;
}

async function add(words: Partial<typeof WORDS> = {}): Promise<SavedReply> {
  const { status, body } = await office.post(PATH, { ...WORDS, ...words });
  expect({ status, body: status === 200 ? 'fine' : body }).toEqual({ status: 200, body: 'fine' });
  return body.reply;
}

async function lastAct(): Promise<unknown> {
  return (await office.get('/api/admin/log?group=reply')).body.lines[0];
}

it('a new office finds a few to begin with, whole in both languages, every variable a known one', async () => {
  const replies = await list();
  expect(replies.length).toBeGreaterThanOrEqual(5);
  for (const { text_kn, text_en, changed_by } of replies) {
    expect(text_kn).toMatch(/\p{Script=Kannada}/u);
    expect(text_en).toMatch(/^[^\p{Script=Kannada}]+$/u);
    expect(unknownVariables(text_kn + text_en)).toEqual([]);
    expect(changed_by).toBeNull();
  }
});

describe('keeping replies', () => {
  beforeEach(async () => {
    await app.ctx.db.pool.query('delete from saved_replies');
  });

  it('adds one, its shortcut without slash and in lower case, its words trimmed; colleagues have it', async () => {
    const reply = await add({ shortcut: ' /Sample ', text_kn: '  ನಮಸ್ಕಾರ {name}\n' });
    expect(reply).toMatchObject({ ...WORDS, version: 1 });
    expect(await list(colleague)).toEqual([reply]);
    expect(await lastAct()).toMatchObject({ action: 'saved_reply.add', detail: { shortcut: 'sample' } });
  });

  it('names who wrote the words last, by the name they had: before it was one person’s, the office', async () => {
    const { id, version, changed_by } = await add();
    expect(changed_by).toEqual({ en: 'Office', kn: 'ಕಚೇರಿ' });
    const asha = await app.hire(['doctor'], { en: 'Asha', kn: 'ಆಶಾ' });
    const edited = await asha.put(`${PATH}/${id}`, { ...WORDS, text_en: 'Dear {name}', version });
    expect(edited.body.reply.changed_by).toEqual({ en: 'Asha', kn: 'ಆಶಾ' });
    expect((await list())[0]?.changed_by).toEqual({ en: 'Asha', kn: 'ಆಶಾ' });
  });

  it('lists them by shortcut', async () => {
    await add({ shortcut: 'b' });
    await add({ shortcut: 'a' });
    expect((await list()).map(({ shortcut }) => shortcut)).toEqual(['a', 'b']);
  });

  it.each([
    ['a shortcut with a space', { shortcut: 'two words' }, 'SHORTCUT_INVALID', 'shortcut'],
    ['no shortcut', { shortcut: ' ' }, 'SHORTCUT_INVALID', 'shortcut'],
    ['no Kannada', { text_kn: ' \n' }, 'SAVED_REPLY_INVALID', 'text_kn'],
    ['no English', { text_en: '' }, 'SAVED_REPLY_INVALID', 'text_en'],
    ['a mistyped variable', { text_en: 'Dear {nmae}' }, 'SAVED_REPLY_INVALID', 'text_en'],
    ['too long a text', { text_kn: 'ಅ'.repeat(2001) }, 'SAVED_REPLY_INVALID', 'text_kn'],
  ])('refuses %s, and says where', async (_what, words, code, field) => {
    const { status, body } = await office.post(PATH, { ...WORDS, ...words });
    expect({ status, code: body.code, fields: Object.keys(body.fields ?? {}) }).toEqual({
      status: 422,
      code,
      fields: [field],
    });
    expect(await list()).toEqual([]);
  });

  it('refuses a shortcut that is taken, also to twenty browsers at once, of which one gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => office.post(PATH, WORDS)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'SHORTCUT_TAKEN')).toHaveLength(19);
    const other = await add({ shortcut: 'other' });
    const { body } = await office.put(`${PATH}/${other.id}`, { ...WORDS, version: 1 });
    expect(body.code).toBe('SHORTCUT_TAKEN');
  });

  it('changes one and keeps both wordings in the log', async () => {
    const { id } = await add();
    const { status, body } = await office.put(`${PATH}/${id}`, {
      ...WORDS,
      text_en: 'Good day {name}',
      version: 1,
    });
    expect({ status, reply: body.reply }).toMatchObject({
      status: 200,
      reply: { text_en: 'Good day {name}', version: 2 },
    });
    expect(await lastAct()).toMatchObject({
      action: 'saved_reply.edit',
      detail: { before: { text_en: WORDS.text_en }, after: { text_en: 'Good day {name}' } },
    });
  });

  it('of two colleagues who change one at once, tells the slower that it is no longer what they saw', async () => {
    const { id } = await add();
    await colleague.put(`${PATH}/${id}`, { ...WORDS, text_kn: 'ಬೇರೆ', version: 1 });
    const { status, body } = await office.put(`${PATH}/${id}`, { ...WORDS, text_kn: 'ಇನ್ನೊಂದು', version: 1 });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'SAVED_REPLY_CHANGED' });
    expect((await list())[0]?.text_kn).toBe('ಬೇರೆ');
  });

  it('deletes one, and nothing more by repeating it; a deleted one cannot be changed', async () => {
    const { id } = await add();
    expect((await office.del(`${PATH}/${id}`)).status).toBe(200);
    const written = await lastAct();
    expect(written).toMatchObject({ action: 'saved_reply.delete', detail: { shortcut: 'sample' } });
    expect((await office.del(`${PATH}/${id}`)).status).toBe(200);
    expect(await lastAct()).toEqual(written);
    expect((await office.put(`${PATH}/${id}`, { ...WORDS, version: 1 })).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('stays a list one can look over', async () => {
    await app.ctx.db.pool.query(
      `insert into saved_replies (shortcut, texts)
       select 'n' || n, '{"en": "e", "kn": "ಕ"}' from generate_series(1, $1::int) n`,
      [SAVED_REPLIES_MAX],
    );
    const { status, body } = await office.post(PATH, WORDS);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'SAVED_REPLIES_FULL' });
  });
});
