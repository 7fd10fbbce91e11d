import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SpokenManifest, spokenKey } from '#shared/domain/content/spoken-line.ts';
import { form } from '../../../tests/factories.ts';
import { HTML_PAGE } from '../../../tests/fixtures/hostile-files.ts';
import { photoWithGps } from '../../../tests/fixtures/images.ts';
import { type MediaFixture, media } from '../../../tests/fixtures/media.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { Answer, TestClient } from '../../../tests/support/client.ts';
import { FFMPEG_ENV, NO_FFMPEG } from '../../../tests/support/ffmpeg.ts';

let app: TestApp;
let office: TestClient;
beforeAll(async () => {
  app = await startTestApp(FFMPEG_ENV);
  office = await app.loginOffice();
});
afterAll(() => app.close());

let line: string;
let count = 0;
beforeEach(() => {
  count += 1;
  line = `ask.test${count}`;
});

const TEXT = 'ಯಾವ ಬೆಳೆ?';

interface Sending {
  bytes?: Uint8Array | string;
  name?: string;
  version?: number;
  text?: string;
  seconds?: number | '';
  client_id?: string;
  as?: TestClient;
}

function record(sending: Sending = {}): Promise<Answer> {
  const { bytes = media('voice.webm'), name = 'line.webm', as = office, ...fields } = sending;
  const all = {
    client_id: randomUUID(),
    line,
    language: 'kn',
    text: TEXT,
    version: 0,
    seconds: 1,
    ...fields,
  };
  return as.postForm('/api/admin/spoken-lines', form(all, { name, bytes }));
}

const act = (what: 'undo' | 'remove', version: number): Promise<Answer> =>
  office.post(`/api/admin/spoken-lines/${what}`, { line, language: 'kn', version });

async function inForce() {
  const { body } = await office.get('/api/admin/spoken-lines?language=kn');
  return body.recordings.find((each: { line: string }) => each.line === line);
}

async function manifest(): Promise<SpokenManifest> {
  return (await fetch(`${app.url}/media/spoken-kn.json`)).json() as Promise<SpokenManifest>;
}

describe('a recording', () => {
  it('is heard by everybody under the words it was spoken for, and kept for ever by its address', async () => {
    const { status, body } = await record({ text: `  ${TEXT}\n ` });
    expect(status).toBe(200);
    expect(body.recording).toMatchObject({ line, version: 1, text: TEXT, has_earlier: false });
    const entry = (await manifest())[spokenKey(TEXT)];
    expect(`/media/spoken/${entry?.file}`).toBe(body.recording.sound.url);
    const answer = await fetch(`${app.url}${body.recording.sound.url}`);
    expect(answer.headers.get('content-type')).toBe('audio/webm');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(media('voice.webm'));
    const copy = body.recording.sound.copy_url;
    expect(copy === null).toBe(NO_FFMPEG);
    expect(body.recording.sound.plays_everywhere).toBe(!NO_FFMPEG);
  });

  it.each<MediaFixture>(['voice.m4a', 'voice.mp3', 'voice.wav', 'voice.ogg'])(
    'is taken as %s',
    async (name) => {
      expect((await record({ bytes: media(name), name })).status).toBe(200);
    },
  );

  it('is not found for other words', async () => {
    await record({ text: 'ಎಂದಿನಿಂದ?' });
    const all = await manifest();
    expect(all[spokenKey('ಎಂದಿನಿಂದ')]).toBeUndefined();
    expect(all[spokenKey('ಎಂದಿನಿಂದ?')]).toBeDefined();
  });
});

describe('is refused', () => {
  it.each<[string, Sending, number, string]>([
    ['a page that calls itself sound', { bytes: HTML_PAGE, name: 'line.mp3' }, 415, 'FILE_TYPE_REFUSED'],
    ['a film without a word', { bytes: media('clip.webm') }, 415, 'FILE_TYPE_REFUSED'],
    [
      'a recording that ends half way',
      { bytes: media('voice.m4a').subarray(0, 200) },
      422,
      'FILE_UNREADABLE',
    ],
    ['nothing', { bytes: '' }, 422, 'FILE_EMPTY'],
    [
      'one of 200 kB and more',
      { bytes: Buffer.concat([media('voice.wav'), Buffer.alloc(200_000)]) },
      413,
      'FILE_TOO_LARGE',
    ],
    ['words too long to be a line', { text: 'ಅ'.repeat(1_501) }, 400, 'INVALID_INPUT'],
  ])('%s', async (_what, sending, status, code) => {
    const { status: got, body } = await record(sending);
    expect([got, body.code]).toEqual([status, code]);
    expect(await inForce()).toBeUndefined();
  });

  it('a photo under the name of a recording', async () => {
    const bytes = await photoWithGps({ width: 400, height: 300 });
    expect((await record({ bytes, name: 'line.m4a' })).body.code).toBe('FILE_TYPE_REFUSED');
  });

  it.skipIf(!NO_FFMPEG)(
    'one longer than half a minute by the clock, and one whose length nobody knows',
    async () => {
      expect((await record({ bytes: media('voice.ogg'), seconds: 31 })).body.code).toBe('SPOKEN_TOO_LONG');
      expect((await record({ bytes: media('voice.ogg'), seconds: '' })).body.code).toBe('SPOKEN_LENGTH');
    },
  );
});

describe('of a line', () => {
  it('the same sending keeps one recording, however often it is sent', async () => {
    const client_id = randomUUID();
    const answers = await Promise.all([record({ client_id }), record({ client_id })]);
    const again = await record({ client_id });
    for (const { status, body } of [...answers, again]) {
      expect(status).toBe(200);
      expect(body.recording.version).toBe(1);
    }
  });

  it('a second tab does not talk over what it has not heard', async () => {
    const both = await Promise.all([record(), record({ bytes: media('voice.mp3'), name: 'line.mp3' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await record({ version: 7 })).body.code).toBe('SPOKEN_CHANGED');
    expect((await inForce()).version).toBe(1);
  });

  it('the recording before comes back, also after it was taken out', async () => {
    const first = (await record({ bytes: media('voice.mp3'), name: 'a.mp3' })).body.recording;
    const second = (await record({ bytes: media('voice.ogg'), version: 1 })).body.recording;
    expect(second.has_earlier).toBe(true);

    const undone = (await act('undo', 2)).body.recording;
    expect(undone).toMatchObject({
      version: 3,
      sound: first.sound,
      has_earlier: false,
      spoken_at: first.spoken_at,
    });
    expect((await act('undo', 3)).status).toBe(404);
    expect((await act('undo', 2)).body.code).toBe('SPOKEN_CHANGED');

    expect((await act('remove', 3)).body.recording).toMatchObject({
      version: 4,
      sound: null,
      has_earlier: true,
    });
    expect((await act('remove', 3)).body.recording.version).toBe(4);
    expect((await act('undo', 4)).body.recording).toMatchObject({ version: 5, sound: first.sound });
  });

  it('what was taken out is not played any more', async () => {
    const text = 'ಎಲ್ಲಿ ಕಾಣುತ್ತಿದೆ?';
    await record({ text });
    expect((await manifest())[spokenKey(text)]).toBeDefined();
    await act('remove', 1);
    expect((await manifest())[spokenKey(text)]).toBeUndefined();
  });

  it('each act stands in the office log with who did it', async () => {
    await record();
    await act('remove', 1);
    await act('undo', 2);
    const { rows } = await app.ctx.db.pool.query(
      'select action from audit_log where subject = $1 and staff_id is not null order by id',
      [`spoken:kn:${line}`],
    );
    expect(rows.map((row) => row.action)).toEqual(['spoken.record', 'spoken.remove', 'spoken.undo']);
  });
});

it('the list of all recordings is asked for again with what was answered before', async () => {
  await record();
  const first = await fetch(`${app.url}/media/spoken-kn.json`);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${app.url}/media/spoken-kn.json`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  await record({ version: 1, bytes: media('voice.mp3') });
  const changed = await fetch(`${app.url}/media/spoken-kn.json`, { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
});

it.each([`${'0'.repeat(64)}.m4a`, `${'A'.repeat(64)}.m4a`, '..%2f..%2fetc%2fpasswd'])(
  'nothing is found at an address of nobody: %s',
  async (file) => {
    expect((await fetch(`${app.url}/media/spoken/${file}`)).status).not.toBe(200);
  },
);
