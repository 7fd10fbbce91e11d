import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { say } from '../../../tests/factories.ts';
import { photoWithGps } from '../../../tests/fixtures/images.ts';
import { unzip } from '../../../tests/fixtures/unzip.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';

let app: TestApp;
let farmer: FarmerClient;
let office: TestClient;
let chatId: number;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, office] = [await app.loginFarmer({ name: 'ಗೌರಮ್ಮ', address: 'ಶಿರಸಿ' }), await app.loginOffice()];
  chatId = (await say(farmer, { text: 'ಎಲೆ ಹಳದಿ' })).body.message.chat_id;
});
afterAll(() => app.close());
beforeEach(() => app.ctx.db.pool.query('delete from rate_limits'));

async function takeAlong(as: TestClient): Promise<Map<string, Buffer>> {
  const answer = await fetch(`${app.url}/api/privacy/me/export`, { headers: { cookie: as.cookieHeader } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

const dataOf = (entries: Map<string, Buffer>) => JSON.parse(entries.get('data.json')?.toString('utf8') ?? '');

describe('a farmer’s own data', () => {
  it('are seen: the farmer in full, the rest counted', async () => {
    expect((await farmer.get('/api/privacy/me')).body.data).toEqual({
      mobile: farmer.mobile,
      name: 'ಗೌರಮ್ಮ',
      address: 'ಶಿರಸಿ',
      since: expect.any(String),
      notice: { version: 1, language: 'kn', agreed_at: expect.any(String) },
      messages: 1,
      files: 0,
      file_bytes: 0,
      quotations: 0,
      payments: 0,
      dispatches: 0,
      logins: 1,
    });
  });

  it('are taken along: every message of both sides, every file as it is stored, every kind of record', async () => {
    const photo = await photoWithGps();
    for (const name of ['ಎಲೆ.jpg', 'ಎಲೆ.jpg', '../../etc/passwd.jpg'])
      await say(farmer, {}, { name, bytes: photo });
    await say(office, { chat_id: String(chatId), text: 'ಬೋರ್ಡೋ ಸಿಂಪಡಿಸಿ' });
    await office.post('/api/chat/lr', { chat_id: chatId, lr_number: 'VRL77' });
    await office.put(`/api/admin/customers/${chatId}/note`, { note: 'ಸಾಲ ಬಾಕಿ' });
    const { label } = (
      await office.post('/api/admin/labels', { kind: 'own', names: { kn: 'ತಡವಾಗಿ ಕೊಡುವವರು' } })
    ).body;
    expect((await office.put(`/api/admin/chats/${chatId}/labels/${label.id}`, {})).status).toBe(200);
    const gone = await say(farmer, { text: 'ತಪ್ಪು ಸಂದೇಶ' });
    await farmer.del(`/api/chat/message/${gone.body.message.id}?mode=everyone`);
    const entries = await takeAlong(farmer);
    expect([...entries.keys()]).toEqual([
      'data.json',
      'files/0001 ಎಲೆ.jpg',
      'files/0002 ಎಲೆ.jpg',
      expect.stringMatching(/^files\/0003 [^/]*passwd\.jpg$/),
    ]);
    const bytes = entries.get('files/0001 ಎಲೆ.jpg');
    expect(bytes?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const data = dataOf(entries);
    expect(data.account).toMatchObject({ mobile: farmer.mobile, name: 'ಗೌರಮ್ಮ', messages: 6, files: 3 });
    expect(
      data.messages.map(({ from, text, file }: { from: string; text: string; file: string }) => [
        from,
        text ?? file,
      ]),
    ).toEqual([
      ['farmer', 'ಎಲೆ ಹಳದಿ'],
      ['farmer', 'files/0001 ಎಲೆ.jpg'],
      ['farmer', 'files/0002 ಎಲೆ.jpg'],
      ['farmer', [...entries.keys()][3]],
      ['admin', 'ಬೋರ್ಡೋ ಸಿಂಪಡಿಸಿ'],
      ['admin', expect.stringContaining('VRL77')],
    ]);
    expect(data.dispatches).toMatchObject([{ lr_number: 'VRL77' }]);
    expect(data.logins).toMatchObject([{ ip: expect.any(String), ended_at: null }]);
    expect(data.notices).toMatchObject([{ version: 1, language: 'kn' }]);
    // The office's own note and labels, what was deleted for everyone, and every secret stay here.
    expect(JSON.stringify(data)).not.toMatch(/ಸಾಲ ಬಾಕಿ|ತಡವಾಗಿ|label|ತಪ್ಪು ಸಂದೇಶ|token|hash|storage_key/);
  });

  it('are whole over many pages of messages', async () => {
    const other = await app.loginFarmer();
    const { chat_id } = (await say(other, { text: 'ಮೊದಲ' })).body.message;
    await app.ctx.db.pool.query(
      `insert into messages (chat_id, seq, sender_role, sender_id, text)
       select $1, n, 'admin', 1, 'm' || n from generate_series(1001, 2250) n`,
      [chat_id],
    );
    const { messages } = dataOf(await takeAlong(other));
    expect(messages).toHaveLength(1251);
    expect(messages.at(-1)).toMatchObject({ seq: 2250, text: 'm2250' });
  });

  it('are nobody else’s: another farmer’s export has none of them', async () => {
    const other = await app.loginFarmer({ name: 'ಮಾದಪ್ಪ' });
    const entries = await takeAlong(other);
    expect([...entries.keys()]).toEqual(['data.json']);
    expect(dataOf(entries)).toMatchObject({ account: { name: 'ಮಾದಪ್ಪ' }, messages: [], dispatches: [] });
  });

  it('are taken along a few times a day, not more', async () => {
    const tries = [];
    for (let n = 0; n < 4; n += 1) tries.push((await farmer.get('/api/privacy/me/export')).status);
    expect(tries).toEqual([200, 200, 200, 429]);
  });

  it('are corrected, and the office reads the new name at once', async () => {
    const { body } = await farmer.put('/api/privacy/me', { name: ' ಗೌರಮ್ಮ  ಹೆಗಡೆ ', address: 'ಸಾಗರ' });
    expect(body.data).toMatchObject({ name: 'ಗೌರಮ್ಮ ಹೆಗಡೆ', address: 'ಸಾಗರ' });
    expect((await office.get(`/api/chat/${chatId}`)).body.chat).toMatchObject({ name: 'ಗೌರಮ್ಮ ಹೆಗಡೆ' });
    expect((await farmer.put('/api/privacy/me', { name: ' ', address: 'ಸಾಗರ' })).status).toBe(422);
  });

  it('are corrected as often as anybody slips, not as often as a script can', async () => {
    const other = await app.loginFarmer();
    const outcomes: number[] = [];
    for (let n = 0; n < 31; n += 1) {
      outcomes.push((await other.put('/api/privacy/me', { name: `ಹೆಸರು ${n}`, address: 'ಸಾಗರ' })).status);
    }
    expect(outcomes).toEqual([...Array(30).fill(200), 429]);
    expect((await other.get('/api/privacy/me')).body.data.name).toBe('ಹೆಸರು 29');
  });
});
