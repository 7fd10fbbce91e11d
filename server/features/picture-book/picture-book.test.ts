import exifr from 'exifr';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookOfChat, BookPicture, ShownPicture } from '#shared/contract/clinic/picture-book.ts';
import { makeCase, say } from '../../../tests/factories.ts';
import { HTML_PAGE } from '../../../tests/fixtures/hostile-files.ts';
import { unzip } from '../../../tests/fixtures/unzip.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { Answer, TestClient } from '../../../tests/support/client.ts';
import { sweepBook } from './mark-picture.ts';

let app: TestApp;
let doctor: TestClient;
let colleague: TestClient;
let farmer: FarmerClient;
let chatId: number;
let photoId: number;

const query = (text: string, values: unknown[] = []) => app.ctx.db.pool.query(text, values);

beforeAll(async () => {
  app = await startTestApp();
  doctor = await app.hire(['doctor'], { en: 'Asha' });
  colleague = await app.hire(['doctor'], { en: 'Ravi' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(undefined);
  await query('delete from rate_limits; delete from book_pictures');
  farmer = await app.loginFarmer({ name: 'ಭಾಗ್ಯಮ್ಮ', address: 'ಮೋಟೆಬೆನ್ನೂರು, ಬ್ಯಾಡಗಿ' });
  [photoId, chatId] = await sendPhoto();
});

let photo: Promise<Buffer> | undefined;

/** Green with a red face above on the left, a blue number below on the right, and where it was taken. */
function fieldPhoto(): Promise<Buffer> {
  photo ??= drawPhoto();
  return photo;
}

async function drawPhoto(): Promise<Buffer> {
  const box = (background: string) => ({
    create: { width: 200, height: 150, channels: 3, background } as const,
  });
  return sharp({ create: { width: 1000, height: 800, channels: 3, background: '#208030' } })
    .composite([
      { input: box('#d02020'), left: 0, top: 0 },
      { input: box('#2020d0'), left: 700, top: 600 },
      // Stripes of a number plate, which a mean colour cannot tell.
      {
        input: { create: { width: 100, height: 150, channels: 3, background: '#f0f0f0' } },
        left: 800,
        top: 600,
      },
    ])
    .withExif({ IFD0: { Make: 'TestPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 17/1 34/1' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function sendPhoto(): Promise<[id: number, chatId: number]> {
  const { message } = (await say(farmer, {}, { name: 'ಎಲೆ.jpg', bytes: await fieldPhoto() })).body;
  return [message.id, message.chat_id];
}

const answer = (given: boolean, more: object = {}) =>
  farmer.put('/api/picture-consent', { given, version: 1, language: 'kn', place: 'my-data', ...more });

const MARKING = {
  looked: true,
  crop: 'chilli',
  problem: 'chilli-thrips',
  stage: 'flowering',
  part: 'leaf',
  area: { x: 300, y: 200, width: 700, height: 600 },
  hidden: [{ x: 690, y: 590, width: 220, height: 170 }],
  before_id: null,
};
const mark = (more: object = {}, as = doctor): Promise<Answer> =>
  as.post('/api/admin/picture-book', {
    client_id: crypto.randomUUID(),
    message_id: photoId,
    ...MARKING,
    ...more,
  });
const act = (name: 'pass' | 'remove' | 'restore', { id, version }: BookPicture, as = colleague) =>
  as.post(`/api/admin/picture-book/${id}/${name}`, { version });
async function publish(more: object = {}): Promise<BookPicture> {
  const { picture } = (await mark(more)).body;
  const passed = await act('pass', picture);
  expect(passed.status, JSON.stringify(passed.body)).toBe(200);
  return passed.body.picture;
}
const shown = async (search = 'crop=chilli&problem=chilli-thrips'): Promise<ShownPicture[]> =>
  (await app.client().get(`/api/picture-book?${search}`)).body.pictures;
const inChat = async (): Promise<BookOfChat> =>
  (await doctor.get(`/api/admin/chats/${chatId}/picture-book`)).body;
async function bytesOf(address: string | undefined): Promise<Buffer> {
  const got = await fetch(`${app.url}${address}`);
  expect(got.status).toBe(200);
  return Buffer.from(await got.arrayBuffer());
}
async function linesOfExport(): Promise<Record<string, unknown>[]> {
  const owner = await app.loginOffice();
  const got = await fetch(`${app.url}/api/admin/picture-book/export.zip`, {
    headers: { cookie: owner.cookieHeader },
  });
  const manifest = String(unzip(Buffer.from(await got.arrayBuffer())).get('manifest.jsonl'));
  return manifest
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
/** The colour at a place, as red, green and blue. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('a farmer’s consent', () => {
  it('is asked in their language in the chat, once, and is no answer to what they asked', async () => {
    expect(await inChat()).toMatchObject({ consent: 'unasked', may_ask: true });
    const asked = await Promise.all(
      [doctor, colleague].map((as) => as.post(`/api/admin/chats/${chatId}/picture-consent`, {})),
    );
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const thread = (await farmer.get(`/api/chat/thread/${chatId}`)).body;
    expect(thread.at(-1)).toMatchObject({
      message_type: 'consent',
      sender_role: 'admin',
      meta: { consent_version: 1 },
      text: expect.stringContaining('ಫೋಟೋ'),
    });
    expect((await doctor.get(`/api/chat/${chatId}`)).body.chat.waiting_since).not.toBeNull();
    expect(await inChat()).toMatchObject({ consent: 'asked', may_ask: false });
    app.setNow(new Date(Date.now() + 8 * 86_400_000));
    expect(await inChat()).toMatchObject({ consent: 'asked', may_ask: true });
  });

  it('is kept with the version of the question, the language and the moment; the same answer again is no second one', async () => {
    expect((await farmer.get('/api/picture-consent')).body.consent).toEqual({
      given: null,
      at: null,
      shown: 0,
    });
    const twice = await Promise.all([answer(true), answer(true)]);
    expect(twice.map(({ body }) => body.consent.given)).toEqual([true, true]);
    await answer(false, { language: 'en', place: 'chat' });
    const { rows } = await query(
      `select given, version, language, place from picture_consents where farmer_id =
         (select id from farmers where mobile = $1) order by id`,
      [farmer.mobile],
    );
    expect(rows).toEqual([
      { given: true, version: 1, language: 'kn', place: 'my-data' },
      { given: false, version: 1, language: 'en', place: 'chat' },
    ]);
    expect(await inChat()).toMatchObject({ consent: 'refused', may_ask: false });
    expect((await doctor.post(`/api/admin/chats/${chatId}/picture-consent`, {})).body.code).toBe(
      'CONSENT_ASKED',
    );
    expect((await answer(true, { version: 7 })).body.code).toBe('CONSENT_CHANGED');
    expect((await answer(false, { version: 7 })).status).toBe(200);
  });

  it('is the answer that came last, also where the clock was set back before it', async () => {
    const now = new Date(Date.now() + 60_000);
    app.setNow(now);
    expect((await doctor.post(`/api/admin/chats/${chatId}/picture-consent`, {})).status).toBe(200);
    app.setNow(new Date(now.getTime() - 3_600_000));
    await answer(false);
    expect(await inChat()).toMatchObject({ consent: 'refused', may_ask: false });
    app.setNow(now);
    await answer(true);
    app.setNow(new Date(now.getTime() - 3_600_000));
    expect((await answer(false)).body.consent.given).toBe(false);
    expect(await inChat()).toMatchObject({ consent: 'refused' });
  });

  it('stands in the export of the farmer’s data, with the pictures of theirs', async () => {
    await answer(true);
    await publish();
    const got = await fetch(`${app.url}/api/privacy/me/export`, { headers: { cookie: farmer.cookieHeader } });
    const data = JSON.parse(String(unzip(Buffer.from(await got.arrayBuffer())).get('data.json')));
    expect(data.picture_consents).toMatchObject([
      { given: true, version: 1, language: 'kn', place: 'my-data' },
    ]);
    expect(data.pictures).toMatchObject([
      { crop: 'chilli', problem: 'chilli-thrips', taluk: 'byadagi', shown_since: expect.any(String) },
    ]);
  });

  it('is not there: nothing is made of the photo', async () => {
    expect((await mark()).body.code).toBe('CONSENT_MISSING');
    await answer(true);
    await answer(false);
    expect((await mark()).body.code).toBe('CONSENT_MISSING');
    expect((await query('select from book_pictures')).rowCount).toBe(0);
  });

  it('is withdrawn: pages, pictures, bytes and exports are without them in the same moment', async () => {
    await answer(true);
    await publish();
    const [it] = await shown();
    await bytesOf(it?.page);
    await answer(false);
    expect(await shown()).toEqual([]);
    for (const address of [it?.page, it?.thumb])
      expect((await fetch(`${app.url}${address}`)).status).toBe(404);
    expect((await query('select from book_pictures')).rowCount).toBe(0);
    expect((await inChat()).pictures).toEqual([]);
  });

  it('of two customers who are one person is the newer answer', async () => {
    await answer(true);
    await publish();
    const farmerOf = async (chat: number): Promise<number> =>
      (await query('select farmer_id from chats where id = $1', [chat])).rows[0].farmer_id;
    const into = { farmerId: await farmerOf(chatId), chatId };
    const merge = async (from: number) => {
      const other = { farmerId: await farmerOf(from), chatId: from };
      await app.ctx.inTransaction((tx) => app.ctx.hooks.onMerge(app.ctx, tx, { from: other, into }));
    };
    const other = await app.loginFarmer();
    await merge((await say(other, { text: 'ಅದೇ ರೈತ' })).body.message.chat_id);
    expect(await shown()).toHaveLength(1);
    const third = await app.loginFarmer();
    const thirdChat = (await say(third, { text: 'ನಾನೇ' })).body.message.chat_id;
    await third.put('/api/picture-consent', { given: false, version: 1, language: 'kn', place: 'chat' });
    await merge(thirdChat);
    expect(await shown()).toEqual([]);
  });
});

describe('a picture', () => {
  beforeEach(() => answer(true));

  it('is the part alone: nothing beside it, what is hidden unknowable, without place and maker, in two sizes', async () => {
    await publish();
    const [it] = await shown();
    const page = await bytesOf(it?.page);
    const thumb = await bytesOf(it?.thumb);
    expect(await sharp(page).metadata()).toMatchObject({ format: 'webp', width: 700, height: 600 });
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 400, height: 343 });
    for (const bytes of [page, thumb]) {
      expect(await exifr.parse(bytes).catch(() => undefined)).toBeUndefined();
      expect(bytes.includes('TestPhone')).toBe(false);
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const red = [];
      for (let at = 0; at < data.length; at += info.channels)
        if ((data[at] ?? 0) > 160 && (data[at + 2] ?? 0) < 90) red.push(at);
      expect(red).toEqual([]);
    }
    // Between the blue and the white there was an edge; where it was, one colour goes over into the other.
    const row = { left: 460, top: 475, width: 80, height: 1 };
    const { data: reds } = await sharp(page)
      .extract(row)
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const steps = [...reds].slice(1).map((red, n) => Math.abs(red - (reds[n] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(20);
    const [, green = 0] = await colourAt(page, 50, 50);
    expect(green).toBeGreaterThan(100);
  });

  it('says crop, trouble, taluk and month, and nothing that leads to the farmer', async () => {
    await publish();
    const [it] = await shown();
    expect(it).toEqual({
      page: expect.stringMatching(/^\/book\/[0-9a-f-]{36}-page\.webp$/),
      thumb: expect.stringMatching(/^\/book\/[0-9a-f-]{36}-thumb\.webp$/),
      small: expect.stringMatching(/^\/book\/[0-9a-f-]{36}-small\.webp$/),
      width: 700,
      height: 600,
      month: new Date(Date.now() + 19_800_000).toISOString().slice(0, 7),
      problem: 'chilli-thrips',
      stage: 'flowering',
      part: 'leaf',
      taluk: { en: 'Byadagi', kn: 'ಬ್ಯಾಡಗಿ' },
      before: null,
    });
    expect(await shown('crop=tomato')).toEqual([]);
    expect(await shown('crop=chilli')).toHaveLength(1);
  });

  it('has the taluk of its case before the farmer’s, and none of a word that is no taluk', async () => {
    const caseId = await makeCase(doctor, chatId, { taluk: 'ಹಾವೇರಿ' });
    await query('insert into case_messages (message_id, case_id) values ($1, $2)', [photoId, caseId]);
    await publish();
    expect((await shown())[0]?.taluk?.en).toBe('Haveri');
    await query(`update cases set facts = facts || '{"taluk": "Motebennur, survey 12"}' where id = $1`, [
      caseId,
    ]);
    const [before] = (await inChat()).pictures;
    const changed = await doctor.put(`/api/admin/picture-book/${before?.id}`, {
      ...MARKING,
      version: before?.version,
    });
    expect(changed.body.picture.taluk.en).toBe('Byadagi');
  });

  it('is seen by nobody before a second person has looked', async () => {
    const { picture } = (await mark()).body;
    expect(picture).toMatchObject({ state: 'waiting', passed_by: null, marked_by: { name: { en: 'Asha' } } });
    expect(await shown()).toEqual([]);
    const { rows } = await query('select address from book_pictures');
    expect((await fetch(`${app.url}/book/${rows[0].address}-page.webp`)).status).toBe(404);
    expect((await doctor.get(`/api/admin/picture-book/${picture.id}/thumb`)).status).toBe(200);
    expect((await act('pass', picture, doctor)).body.code).toBe('PICTURE_OWN');
    const passes = await Promise.all([act('pass', picture), act('pass', picture)]);
    expect(passes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await shown()).toHaveLength(1);
    const { lines } = (await (await app.loginOffice()).get(`/api/admin/log?chat_id=${chatId}`)).body;
    expect(lines.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['book.mark', 'book.pass']),
    );
  });

  it('is passed by its maker where they are alone, and the log says so', async () => {
    await query('update staff set disabled_at = now() where id <> (select max(id) - 1 from staff)');
    try {
      const { picture } = (await mark()).body;
      expect((await inChat()).alone).toBe(true);
      expect((await act('pass', picture, doctor)).status).toBe(200);
    } finally {
      await query('update staff set disabled_at = null');
    }
    const { lines } = (await (await app.loginOffice()).get(`/api/admin/log?chat_id=${chatId}`)).body;
    expect(lines.find(({ action }: { action: string }) => action === 'book.pass').detail.alone).toBe(true);
  });

  it('is marked once for each press, and a photo has one', async () => {
    const client_id = crypto.randomUUID();
    const twice = await Promise.all([mark({ client_id }), mark({ client_id })]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0]?.body.picture.id).toBe(twice[1]?.body.picture.id);
    expect((await mark()).body.code).toBe('PICTURE_KNOWN');
  });

  it('that is changed waits again and lies elsewhere; of two at once the second is told', async () => {
    const { id, version } = await publish();
    const [before] = await shown();
    const body = { ...MARKING, part: 'whole', version };
    const both = await Promise.all(
      [doctor, colleague].map((as) => as.put(`/api/admin/picture-book/${id}`, body)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('PICTURE_CHANGED');
    expect(await shown()).toEqual([]);
    expect((await fetch(`${app.url}${before?.page}`)).status).toBe(404);
  });

  it('is taken out at once, comes back as it was within a day, and is swept away after it', async () => {
    const public_ = await publish();
    const [before] = await shown();
    const { picture } = (await act('remove', public_, doctor)).body;
    expect(picture.state).toBe('removed');
    expect(await shown()).toEqual([]);
    const back = (await act('restore', picture, doctor)).body.picture;
    expect(back.state).toBe('public');
    const [after] = await shown();
    expect(after?.page).not.toBe(before?.page);
    await act('remove', back, doctor);
    await sweepBook(app.ctx);
    expect((await query('select from book_pictures')).rowCount).toBe(1);
    app.setNow(new Date(Date.now() + 25 * 3_600_000));
    await sweepBook(app.ctx);
    expect((await query('select from book_pictures')).rowCount).toBe(0);
    app.setNow(undefined);
    expect((await mark()).status).toBe(200);
  });

  it('of a photo that was taken out can be made anew', async () => {
    await act('remove', await publish(), doctor);
    expect((await mark()).body.picture.state).toBe('waiting');
  });

  it('of a photo that the farmer takes back is gone with it', async () => {
    await publish();
    const [it] = await shown();
    expect((await farmer.del(`/api/chat/message/${photoId}?mode=everyone`)).status).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await fetch(`${app.url}${it?.page}`)).status).toBe(404);
    app.setNow(new Date(Date.now() + 25 * 3_600_000));
    await sweepBook(app.ctx);
    expect((await query('select from book_pictures')).rowCount).toBe(0);
  });

  it('of a farmer who asked to be deleted is seen by nobody', async () => {
    await publish();
    await query('update farmers set deletion_requested_at = now() where mobile = $1', [farmer.mobile]);
    expect(await shown()).toEqual([]);
    expect((await doctor.get('/api/admin/picture-book')).body.pictures).toEqual([]);
  });

  it.each([
    ['beyond the right edge', { area: { x: 400, y: 0, width: 601, height: 400 } }, 'PICTURE_PART'],
    ['too small to be of use', { area: { x: 0, y: 0, width: 239, height: 400 } }, 'PICTURE_PART'],
    ['of a negative place', { area: { x: -1, y: 0, width: 400, height: 400 } }, 'INVALID_INPUT'],
    ['of no crop of ours', { crop: 'mahua' }, 'INVALID_INPUT'],
    ['of another crop’s trouble', { problem: 'tomato-mite' }, 'INVALID_INPUT'],
    ['that nobody looked at', { looked: false }, 'INVALID_INPUT'],
    ['with a "before" of nowhere', { before_id: 999_999 }, 'PICTURE_PAIR'],
    ['of a message of nobody', { message_id: 999_999 }, 'NOT_FOUND'],
  ])('is refused %s', async (_what, more, code) => {
    expect((await mark(more)).body.code).toBe(code);
    expect((await query('select from book_pictures')).rowCount).toBe(0);
  });

  it('is made of no words, no paper, and nothing the office sent', async () => {
    const words = (await say(farmer, { text: 'ಎಲೆ' })).body.message.id;
    const ours = (
      await say(
        doctor,
        { chat_id: chatId, sender_role: 'admin' },
        { name: 'a.jpg', bytes: await fieldPhoto() },
      )
    ).body.message.id;
    for (const message_id of [words, ours]) expect((await mark({ message_id })).body.code).toBe('NOT_FOUND');
  });

  it('is not made of bytes that are no picture, whatever they were called', async () => {
    const { storageKey } = await app.ctx.files.keepDocument(Buffer.from(HTML_PAGE), {
      name: 'leaf.jpg',
      mimeType: 'image/jpeg',
    });
    await query('update files set storage_key = $1 where id = (select file_id from messages where id = $2)', [
      storageKey,
      photoId,
    ]);
    expect((await mark()).body.code).toBe('FILE_UNREADABLE');
  });

  it('shows another one of its case as "before", with the days between', async () => {
    const caseId = await makeCase(doctor, chatId);
    const first = photoId;
    const [second] = await sendPhoto();
    await query(`update messages set created_at = created_at - interval '12 days' where id = $1`, [first]);
    for (const id of [first, second])
      await query('insert into case_messages (message_id, case_id) values ($1, $2)', [id, caseId]);
    const before = await publish();
    const after = await publish({ message_id: second, before_id: before.id });
    expect(after).toMatchObject({ before_id: before.id, days: 12 });
    const pictures = await shown();
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.before).toMatchObject({ days: 12, page: expect.stringContaining('/book/') });
    // Beside a drawing stands how it looks, not how it healed.
    expect(pictures[0]?.small).toBe(pictures[0]?.before?.page.replace('page', 'small'));
    expect(await linesOfExport()).toMatchObject([
      { before: null },
      { before: expect.stringMatching(/^pictures\//), days_after_before: 12 },
    ]);
    const backwards = await doctor.put(`/api/admin/picture-book/${before.id}`, {
      ...MARKING,
      before_id: after.id,
      version: before.version,
    });
    expect(backwards.body.code).toBe('PICTURE_PAIR');
    const [third] = await sendPhoto();
    await query('insert into case_messages (message_id, case_id) values ($1, $2)', [third, caseId]);
    expect((await mark({ message_id: third, before_id: before.id })).body.code).toBe('PICTURE_PAIR');
    await act('remove', before, doctor);
    expect((await shown())[0]?.before).toBeNull();
  });

  it('is a pair as long as both are passed, and one no takes both', async () => {
    const caseId = await makeCase(doctor, chatId);
    const [second] = await sendPhoto();
    for (const id of [photoId, second])
      await query('insert into case_messages (message_id, case_id) values ($1, $2)', [id, caseId]);
    const before = await publish();
    const { picture } = (await mark({ message_id: second, before_id: before.id })).body;
    // Not seen by a second person: the first stands alone.
    expect(await shown()).toMatchObject([{ before: null }]);
    await act('pass', picture);
    const [pair] = await shown();
    expect(pair?.before).not.toBeNull();
    await answer(false);
    expect(await shown()).toEqual([]);
    for (const address of [pair?.page, pair?.small, pair?.before?.page, pair?.before?.thumb])
      expect((await fetch(`${app.url}${address}`)).status).toBe(404);
  });

  it('is handed out as small as a drawing, one of each trouble where one is asked for', async () => {
    await publish();
    const [second] = await sendPhoto();
    const newer = await publish({ message_id: second });
    expect(await shown()).toHaveLength(2);
    const [only, ...more] = await shown('crop=chilli&most=1');
    expect(more).toEqual([]);
    const small = await bytesOf(only?.small);
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 160 });
    expect(small.length).toBeLessThan(8_000);
    expect((await app.client().get('/api/picture-book?crop=chilli&most=9')).status).toBe(400);
    // Made before there were small ones.
    await query('update book_pictures set small = null where id = $1', [newer.id]);
    expect(await sharp(await bytesOf(only?.small)).metadata()).toMatchObject({ width: 400 });
  });
});

describe('the book', () => {
  beforeEach(() => answer(true));

  it('is listed by crop, trouble, stage and state, with counts', async () => {
    await publish();
    const [second] = await sendPhoto();
    await mark({ message_id: second, crop: 'tomato', problem: 'tomato-mite', stage: null });
    const list = async (search: string) => (await doctor.get(`/api/admin/picture-book?${search}`)).body;
    const all = await list('');
    expect(all.pictures.map(({ crop }: BookPicture) => crop)).toEqual(['tomato', 'chilli']);
    expect(all.counts).toEqual({ waiting: 1, public: 1, removed: 0 });
    expect(all.crops).toEqual([
      { crop: 'chilli', count: 1 },
      { crop: 'tomato', count: 1 },
    ]);
    for (const [search, count] of [
      ['crop=chilli', 1],
      ['problem=tomato-mite', 1],
      ['stage=flowering', 1],
      ['state=waiting', 1],
      ['state=removed', 0],
      [`after=${all.pictures[0].id}`, 1],
    ] as const)
      expect((await list(search)).pictures, search).toHaveLength(count);
  });

  it('is answered from what is known by its mark, for five minutes', async () => {
    await publish();
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`${app.url}/api/picture-book?crop=chilli`, { headers });
    const first = await ask();
    expect(first.headers.get('cache-control')).toBe('public, max-age=300, must-revalidate');
    const etag = first.headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    await answer(false);
    expect((await ask({ 'if-none-match': etag })).status).toBe(200);
  });

  it('is taken along with a manifest in which no name, number, chat or day stands; it is logged', async () => {
    await publish();
    const [second] = await sendPhoto();
    await mark({ message_id: second });
    const owner = await app.loginOffice();
    const got = await fetch(`${app.url}/api/admin/picture-book/export.zip`, {
      headers: { cookie: owner.cookieHeader },
    });
    const files = unzip(Buffer.from(await got.arrayBuffer()));
    const [name = ''] = [...files.keys()].filter((each) => each.startsWith('pictures/'));
    expect([...files.keys()].toSorted()).toEqual(['README.txt', 'manifest.csv', 'manifest.jsonl', name]);
    const manifest = String(files.get('manifest.jsonl'));
    expect(JSON.parse(manifest)).toEqual({
      file: name,
      crop: 'chilli',
      problem: 'chilli-thrips',
      stage: 'flowering',
      part: 'leaf',
      taluk: 'byadagi',
      month: new Date(Date.now() + 19_800_000).toISOString().slice(0, 7),
      before: null,
      days_after_before: null,
      consent_version: 1,
      width: 700,
      height: 600,
    });
    expect(await sharp(files.get(name)).metadata()).toMatchObject({ format: 'webp', width: 700 });
    const words = [...files]
      .filter(([each]) => !each.startsWith('pictures/'))
      .map(([, bytes]) => String(bytes));
    expect(words.join('\n')).not.toMatch(new RegExp(`${farmer.mobile}|ಭಾಗ್ಯಮ್ಮ|\\d{4}-\\d{2}-\\d{2}`));
    expect((await doctor.get('/api/admin/picture-book/export.zip')).status).toBe(403);
    const { lines } = (await owner.get('/api/admin/log?group=clinic')).body;
    expect(lines[0]).toMatchObject({ action: 'book.export' });
  });
});
