import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOutbox } from './outbox.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'av-outbox-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('has nothing to list before the first message', async () => {
  expect(await createOutbox(dataDir).list(10)).toEqual([]);
});

it('keeps a message as one JSON file with its id, channel, recipient, text and time', async () => {
  const put = await createOutbox(dataDir).put({
    channel: 'email',
    to: 'a@b.in',
    subject: 'S',
    text: 'ನಮಸ್ಕಾರ',
  });
  const [name = ''] = await readdir(path.join(dataDir, 'outbox'));
  expect(name).toMatch(/\.json$/);
  expect(JSON.parse(await readFile(path.join(dataDir, 'outbox', name), 'utf8'))).toEqual(put);
  expect(put).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    channel: 'email',
    to: 'a@b.in',
    subject: 'S',
    text: 'ನಮಸ್ಕಾರ',
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

it('lists the newest first, also among messages of one instant, and leaves no half file', async () => {
  const outbox = createOutbox(dataDir);
  const texts = Array.from({ length: 30 }, (_, n) => `message ${n}`);
  for (const text of texts) await outbox.put({ channel: 'sms', to: '9876543210', text });
  expect((await outbox.list(100)).map((message) => message.text)).toEqual(texts.reverse());
  expect(await outbox.list(3)).toHaveLength(3);
  expect(await readdir(path.join(dataDir, 'outbox-writing'))).toEqual([]);
});

it('says in the log what was put down, on one line and without the code', async () => {
  const lines: string[] = [];
  const outbox = createOutbox(dataDir, { info: (line) => lines.push(line) });
  await outbox.put({ channel: 'sms', to: '9876543210', text: 'Your code\n\n@host #123456' });
  expect(lines).toEqual(['[outbox] sms to +919876543210: Your code @host #***']);
});
