import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatEvent } from '#shared/contract/chat/events.ts';
import type { Message } from '#shared/contract/chat.ts';
import { type MediaFixture, media as recording } from '../../../../tests/fixtures/media.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { FFMPEG_ENV, ffmpegTitle, NO_FFMPEG } from '../../../../tests/support/ffmpeg.ts';
import { sql } from '../../../platform/database/db.ts';
import type { Media } from '../../../platform/media/index.ts';
import { processVoiceNote } from './process-voice-note.ts';

let app: TestApp;
let farmer: FarmerClient;
let other: FarmerClient;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp(FFMPEG_ENV);
  [farmer, other, office] = [await app.loginFarmer(), await app.loginFarmer(), await app.loginOffice()];
});
afterAll(() => app.close());

async function send(
  bytes: Buffer,
  name: string,
  seconds?: number,
  by: TestClient = farmer,
): Promise<Message> {
  const form = new FormData();
  if (seconds !== undefined) form.append('audio_duration', String(seconds));
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const { status, body } = await by.postForm('/api/chat/message', form);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.message as Message;
}
const sendVoice = (name: MediaFixture, seconds?: number) => send(recording(name), name, seconds);

async function updatesOf(message: Message, reader: TestClient = farmer): Promise<ChatEvent[]> {
  const { body } = await reader.get(`/api/chat/${message.chat_id}/events?after=${message.seq}`);
  const isOurs = (event: ChatEvent) => event.type === 'message_updated' && event.message.id === message.id;
  return (body.events as ChatEvent[]).filter(isOurs);
}

async function heard(message: Message, reader: TestClient = farmer): Promise<Message> {
  for (let waited = 0; waited < 20_000; waited += 100) {
    const [event] = await updatesOf(message, reader);
    if (event?.type === 'message_updated') return event.message;
    await sleep(100);
  }
  throw new Error('nobody listened to the voice note');
}

const head = (client: TestClient, path: string) => client.request('HEAD', path, {});
const copyOf = (message: Message) => message.meta.audio_copy_path ?? '';
const keyOf = (path: string) => path.replace('/uploads/', '');
const media = () => app.ctx.media as Media;

const Count = Type.Object({ count: Type.Integer() });
const waitingJobs = (of: TestApp) =>
  of.ctx.db.one(
    Count,
    sql`select count(*)::int from graphile_worker.jobs where task_identifier = 'chat.voice'`,
  );

async function idle(): Promise<void> {
  for (let waited = 0; waited < 20_000 && (await waitingJobs(app)).count > 0; waited += 100) await sleep(100);
}

describe.skipIf(NO_FFMPEG)(ffmpegTitle('a voice note that iPhones would not play'), () => {
  it('is answered at once, then heard: true length, outline and a copy, for both sides by the log', async () => {
    const sent = await sendVoice('voice.webm', 50);
    expect(sent.meta).not.toHaveProperty('peaks');
    const message = await heard(sent);
    expect(message).toEqual({ ...sent, meta: { ...sent.meta, ...message.meta } });
    expect(message.meta.duration).toBeCloseTo(1, 0);
    expect(message.meta.peaks).toHaveLength(64);
    expect(copyOf(message)).toMatch(/^\/uploads\/[0-9a-f]{40}$/);
    expect(await heard(sent, office)).toEqual(message);
    const thread = await farmer.get(`/api/chat/thread/${sent.chat_id}`);
    expect(thread.body).toContainEqual(message);
  });

  it('has a copy that is named, ranged and kept from others like the recording itself', async () => {
    const path = copyOf(await heard(await sendVoice('voice.ogg')));
    for (const client of [farmer, office]) {
      const whole = await head(client, path);
      expect(whole.status).toBe(200);
      expect(whole.headers.get('content-type')).toBe('audio/mp4');
      expect(whole.headers.get('content-disposition')).toBe('inline; filename=voice.m4a');
      const size = Number(whole.headers.get('content-length'));
      const part = await client.get(path, { range: 'bytes=0-99' });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-99/${size}`]);
    }
    expect((await other.get(path)).status).toBe(404);
    expect((await app.client().get(path)).status).toBe(401);
  });

  it('takes its copy along when it is deleted for everyone', async () => {
    const sent = await sendVoice('voice.webm');
    const message = await heard(sent);
    await farmer.del(`/api/chat/message/${sent.id}?mode=everyone`);
    for (const path of [copyOf(message), message.file_path ?? '']) {
      expect((await farmer.get(path)).status).toBe(404);
      // The bytes go after the commit, beside the answer.
      await expect.poll(() => app.ctx.files.size(keyOf(path))).toBeUndefined();
    }
    const [update] = await updatesOf(sent);
    expect(update).toMatchObject({ message: { deleted: true, meta: {}, file_path: null } });
  });

  it('keeps its copy when the nightly sweep goes round', async () => {
    const message = await heard(await sendVoice('voice.webm'));
    await app.ctx.files.sweep(new Date(Date.now() + 3 * 24 * 60 * 60 * 1000));
    expect((await head(farmer, copyOf(message))).status).toBe(200);
  });

  it('is an entry the side that hid the message only counts', async () => {
    const sent = await sendVoice('voice.webm');
    await farmer.del(`/api/chat/message/${sent.id}?mode=me`);
    const seenByOffice = await heard(sent, office);
    expect(seenByOffice.meta.peaks).toHaveLength(64);
    expect(await updatesOf(sent, farmer)).toEqual([]);
  });
});

describe.skipIf(NO_FFMPEG)(ffmpegTitle('listening'), () => {
  it('makes no copy of what plays everywhere, and believes the sound rather than the sender', async () => {
    for (const name of ['voice.m4a', 'voice-fragmented.mp4', 'voice.mp3'] as const) {
      const message = await heard(await sendVoice(name, 3000));
      expect(message.meta).not.toHaveProperty('audio_copy_path');
      expect(message.meta.duration, name).toBeCloseTo(1, 0);
    }
  });

  it('leaves a damaged recording, and the thread, as they are', async () => {
    const torn = Buffer.concat([recording('voice.ogg').subarray(0, 60), Buffer.alloc(3_000, 0xa5)]);
    const sent = await send(torn, 'torn.ogg', 2);
    await idle();
    expect(await updatesOf(sent)).toEqual([]);
    expect(sent.meta.duration).toBe(2);
    expect((await waitingJobs(app)).count).toBe(0);
  });

  it('a second time changes nothing', async () => {
    const sent = await sendVoice('voice.webm');
    const message = await heard(sent);
    await processVoiceNote(app.ctx, media(), sent.id);
    expect(await updatesOf(sent)).toHaveLength(1);
    expect((await head(farmer, copyOf(message))).status).toBe(200);
  });

  it('twice at once gives one entry, and the other copy leaves no bytes', async () => {
    const kept: string[] = [];
    const ctx = watchRenditions(kept);
    const sent = await sendVoice('voice.webm');
    await Promise.all([processVoiceNote(ctx, media(), sent.id), processVoiceNote(ctx, media(), sent.id)]);
    await idle();
    const path = keyOf(copyOf(await heard(sent)));
    expect(await updatesOf(sent)).toHaveLength(1);
    for (const key of kept.filter((each) => each !== path)) await gone(key);
  });

  it('to a message deleted meanwhile writes nothing and leaves no bytes', async () => {
    const kept: string[] = [];
    const sent = await sendVoice('voice.m4a');
    await heard(sent);
    await app.ctx.db.run(
      sql`update files set peaks = null where storage_key = ${keyOf(sent.file_path ?? '')}`,
    );
    const deletingMeanwhile: Media = {
      ...media(),
      playsEverywhere: async () => false,
      async copyAsAac(...args) {
        await media().copyAsAac(...args);
        await farmer.del(`/api/chat/message/${sent.id}?mode=everyone`);
      },
    };
    const before = await updatesOf(sent);
    await processVoiceNote(watchRenditions(kept), deletingMeanwhile, sent.id);
    expect(await updatesOf(sent)).toHaveLength(before.length);
    expect(kept).toHaveLength(1);
    for (const key of kept) await gone(key);
  });

  function watchRenditions(kept: string[]) {
    const files = Object.assign(Object.create(app.ctx.files) as typeof app.ctx.files, {
      async keepRendition(path: string, type: string) {
        const key = await app.ctx.files.keepRendition(path, type);
        kept.push(key);
        return key;
      },
    });
    return { ...app.ctx, files };
  }

  /** Bytes go after the commit, not with it. */
  async function gone(key: string): Promise<void> {
    for (let waited = 0; waited < 5_000; waited += 50) {
      if ((await app.ctx.files.size(key)) === undefined) return;
      await sleep(50);
    }
    throw new Error(`${key} is still there`);
  }
});

describe('without ffmpeg', () => {
  it('a voice note has the length its sender measured, and waits to be heard', async () => {
    const deaf = await startTestApp();
    try {
      const sender = await deaf.loginFarmer();
      const sent = await send(recording('voice.ogg'), 'voice.ogg', 2.4, sender);
      expect(sent.meta).toMatchObject({ duration: 2.4 });
      expect(sent.meta).not.toHaveProperty('peaks');
      expect((await waitingJobs(deaf)).count).toBe(1);
      await sender.postForm('/api/chat/message', textForm('ಪಠ್ಯ'));
      expect((await waitingJobs(deaf)).count).toBe(1);
    } finally {
      await deaf.close();
    }
  });

  function textForm(text: string): FormData {
    const form = new FormData();
    form.append('text', text);
    return form;
  }
});
