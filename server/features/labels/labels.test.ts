import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CROPS } from '#content/crops.ts';
import type { ChatLabel, KeptLabel, Label } from '#shared/contract/office/labels.ts';
import { CHAT_LABELS_MAX } from '#shared/domain/labels.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';

let app: TestApp;
let anna: TestClient;
let bhima: TestClient;
let farmer: FarmerClient;
let chatId: number;

beforeAll(async () => {
  app = await startTestApp();
  anna = await app.loginOffice();
  bhima = await loginColleague('Bhima', ['doctor']);
  farmer = await app.loginFarmer();
  chatId = await write(farmer);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ctx.db.pool.query('delete from chat_labels; delete from labels where key is null');
});

async function loginColleague(name: string, roles: string[]): Promise<TestClient> {
  const email = `${name.toLowerCase()}@office.example`;
  await app.ctx.db.pool.query(
    `insert into staff (email, password_hash, name, roles)
     select $1, password_hash, jsonb_build_object('en', $2::text), $3 from staff where id = 1`,
    [email, name, roles],
  );
  return app.loginOffice(email);
}

async function write(as: FarmerClient): Promise<number> {
  return (await as.post('/api/chat/message', { text: 'ಎಲೆ ಹಳದಿ', client_id: crypto.randomUUID() })).body.message
    .chat_id;
}

async function make(names: Label['names'], kind = 'own', as = anna): Promise<Label> {
  const { status, body } = await as.post('/api/admin/labels', { kind, names });
  expect({ status, body: status === 200 ? 'fine' : body }).toEqual({ status: 200, body: 'fine' });
  return body.label;
}
const put = (id: number, as = anna, chat = chatId) => as.put(`/api/admin/chats/${chat}/labels/${id}`, {});
const take = (id: number, as = anna) => as.del(`/api/admin/chats/${chatId}/labels/${id}`);
async function all(): Promise<KeptLabel[]> {
  return (await anna.get('/api/admin/labels')).body.labels;
}
async function kept(id: number): Promise<KeptLabel> {
  const label = (await all()).find((each) => each.id === id);
  if (!label) throw new Error(`no label ${id}`);
  return label;
}
async function onChat(): Promise<ChatLabel[]> {
  return (await anna.get(`/api/admin/chats/${chatId}/labels`)).body.labels;
}
async function listed(query: string): Promise<number[]> {
  return (await anna.get(`/api/chat/all?${query}`)).body.map(({ id }: { id: number }) => id);
}

describe('the list of labels', () => {
  it('has every crop of the shop’s list to begin with, by its key', async () => {
    const keys = (await all()).map(({ key }) => key);
    expect(keys.toSorted()).toEqual(Object.keys(CROPS).toSorted());
  });

  it('makes one label of a name, whoever asks, in whatever spelling, and however many at once', async () => {
    const asked = Array.from({ length: 10 }, (_, n) => make({ kn: n % 2 ? 'ಬಿಳಿ ನೊಣ' : ' ಬಿಳಿ  ನೊಣ ' }, 'problem'));
    const ids = (await Promise.all([...asked, make({ kn: 'ಬಿಳಿ ನೊಣ' }, 'own', bhima)])).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    const label = (await all()).find(({ id }) => id === ids[0]);
    expect(label).toMatchObject({ kind: 'problem', names: { kn: 'ಬಿಳಿ ನೊಣ' } });
  });

  it('gives the shipped crop to who types its name, in either language', async () => {
    const known = (await all()).find(({ key }) => key === 'arecanut');
    expect((await make({ kn: 'ಅಡಿಕೆ' })).id).toBe(known?.id);
    expect((await make({ en: 'ARECANUT' })).id).toBe(known?.id);
  });

  it.each([
    ['no name', {}, 400],
    ['a name of signs', { en: ' -- ' }, 422],
    ['too long a name', { kn: 'ಅ'.repeat(41) }, 422],
    ['a language nobody has', { xx: 'x' }, 400],
  ])('refuses %s', async (_what, names, status) => {
    expect((await anna.post('/api/admin/labels', { kind: 'own', names })).status).toBe(status);
  });

  it('is renamed over the version its writer saw; the slower is told who was faster', async () => {
    const { id } = await make({ en: 'Debt' });
    const change = (as: TestClient, en: string) =>
      as.put(`/api/admin/labels/${id}`, { kind: 'own', names: { en }, version: 1 });
    const answers = await Promise.all([change(anna, 'Pays late'), change(bhima, 'Owes')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 409) ?? {};
    expect(body).toMatchObject({ code: 'LABEL_CHANGED' });
    const now = await kept(id);
    expect(body.known.who_en).toBe(now.changed_by?.name.en);
  });

  it('takes no name of another label, and neither changes nor loses the shipped ones', async () => {
    const { id } = await make({ en: 'Wilt' }, 'problem');
    const taken = await anna.put(`/api/admin/labels/${id}`, {
      kind: 'problem',
      names: { en: 'paddy' },
      version: 1,
    });
    expect(taken.body.code).toBe('LABEL_TAKEN');
    const crop = (await all())[0]?.id ?? 0;
    const acts = [
      anna.put(`/api/admin/labels/${crop}`, { kind: 'crop', names: { en: 'Rice' }, version: 1 }),
      anna.post(`/api/admin/labels/${crop}/merge`, { into: id, version: 1 }),
      anna.del(`/api/admin/labels/${crop}?version=1`),
    ];
    for (const { body } of await Promise.all(acts)) expect(body.code).toBe('LABEL_STAYS');
  });

  it('merges two: every chat that carried the one carries the other, once, as it was put', async () => {
    const other = await write(await app.loginFarmer());
    const [from, into] = [await make({ en: 'Thrip' }), await make({ en: 'Thrips' })];
    await put(from.id, bhima);
    await put(into.id, anna);
    await put(from.id, bhima, other);
    expect(
      (await anna.post(`/api/admin/labels/${from.id}/merge`, { into: into.id, version: 1 })).status,
    ).toBe(200);
    expect(await onChat()).toMatchObject([{ id: into.id, put_by: { id: 1 } }]);
    expect(await kept(into.id)).toMatchObject({ chats: 2 });
    expect((await all()).some(({ id }) => id === from.id)).toBe(false);
    expect(
      (await anna.post(`/api/admin/labels/${from.id}/merge`, { into: into.id, version: 1 })).status,
    ).toBe(404);
  });

  it('loses a label together with its place on every chat', async () => {
    const { id } = await make({ en: 'Old' });
    await put(id);
    expect((await anna.del(`/api/admin/labels/${id}?version=2`)).body.code).toBe('LABEL_CHANGED');
    expect((await anna.del(`/api/admin/labels/${id}?version=1`)).status).toBe(200);
    expect(await onChat()).toEqual([]);
  });

  it('is changed by those alone who look after customers, and used by all who answer', async () => {
    const dispatch = await loginColleague('Chandra', ['dispatch']);
    const helper = await loginColleague('Devi', ['helper']);
    const label = await make({ en: 'By lorry' }, 'own', dispatch);
    expect((await dispatch.del(`/api/admin/labels/${label.id}?version=1`)).status).toBe(403);
    expect((await put(label.id, dispatch)).status).toBe(200);
    expect((await put(label.id, helper)).status).toBe(403);
    expect((await helper.get('/api/admin/labels')).status).toBe(200);
  });
});

describe('labels on a chat', () => {
  it('are put once, by whoever was first, and taken once; the log keeps who did', async () => {
    const { id } = await make({ kn: 'ತುರ್ತು' });
    await Promise.all([put(id, anna), put(id, anna), put(id, anna)]);
    await put(id, bhima);
    expect(await onChat()).toMatchObject([{ id, put_by: { id: 1 } }]);
    await take(id, bhima);
    await take(id, anna);
    expect(await onChat()).toEqual([]);
    const { lines } = (await anna.get('/api/admin/log?group=label')).body;
    expect(lines.slice(0, 3)).toMatchObject([
      {
        action: 'label.take',
        who: { en: 'Bhima' },
        chat: { id: chatId },
        detail: { before: { label: 'ತುರ್ತು' } },
      },
      { action: 'label.put', chat: { id: chatId }, detail: { after: { label: 'ತುರ್ತು' } } },
      { action: 'label.add' },
    ]);
  });

  it('are no more than a chat can show', async () => {
    const ids = (await all()).slice(0, CHAT_LABELS_MAX + 1).map(({ id }) => id);
    const answers = await Promise.all(ids.map((id) => put(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CHAT_LABELS_MAX);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('CHAT_LABELS_FULL');
    expect(await onChat()).toHaveLength(CHAT_LABELS_MAX);
  });

  it('stand in the list by kind, and narrow it: of several all, beside every other filter', async () => {
    const both = chatId;
    const one = await write(await app.loginFarmer());
    const [crop] = await all();
    const place = await make({ en: 'Hilltop' }, 'place');
    await put(place.id, anna, both);
    await put(crop?.id ?? 0, anna, both);
    await put(place.id, anna, one);
    const row = (await anna.get(`/api/chat/${both}`)).body.chat;
    expect(row.labels.map(({ kind }: Label) => kind)).toEqual(['crop', 'place']);
    expect((await listed(`labels=${place.id}`)).toSorted((a, b) => a - b)).toEqual([both, one]);
    expect(await listed(`labels=${place.id},${crop?.id},${place.id}`)).toEqual([both]);
    expect(await listed(`labels=${place.id}&filter=SENT`)).toEqual([]);
    expect(await listed(`labels=${place.id}&sort=waiting&limit=1`)).toEqual([both]);
    for (const ids of ['0', 'a', '1,', '1;2', Array.from({ length: 11 }, (_, n) => n + 1).join(',')])
      expect((await anna.get(`/api/chat/all?labels=${ids}`)).status, ids).toBe(400);
  });

  it('meet a merge and a deletion: the chat carries what is left', async () => {
    const into = await make({ en: 'Stays' });
    for (let round = 0; round < 5; round += 1) {
      const from = await make({ en: `Goes ${round}` });
      await Promise.all([
        put(from.id, bhima),
        anna.post(`/api/admin/labels/${from.id}/merge`, { into: into.id, version: 1 }),
      ]);
      expect((await all()).some(({ id }) => id === from.id)).toBe(false);
    }
    expect((await onChat()).every(({ id }) => id === into.id)).toBe(true);
  });

  it('never reach the farmer: not with the thread, its log or anything they are given of themselves', async () => {
    const secret = 'ಸಾಲಗಾರ-ಗುರುತು';
    const { id } = await make({ kn: secret });
    await put(id);
    await write(farmer);
    const paths = [
      `/api/chat/thread/${chatId}`,
      `/api/chat/${chatId}/events?after=0`,
      `/api/chat/latest-by-mobile/${farmer.mobile}`,
      '/api/auth/me',
      '/api/privacy/me',
    ];
    for (const path of paths) {
      const { status, body } = await farmer.get(path);
      expect(status, path).toBeLessThan(500);
      expect(JSON.stringify(body), path).not.toContain(secret);
      expect(JSON.stringify(body), path).not.toContain('label');
    }
    for (const path of ['/api/admin/labels', `/api/admin/chats/${chatId}/labels`, `/api/chat/${chatId}`])
      expect((await farmer.get(path)).status, path).toBe(403);
    expect((await put(id, farmer)).status).toBe(403);
  });
});
