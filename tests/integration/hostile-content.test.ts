import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeTrackingLink } from '#shared/domain/chat/lr-text.ts';
import { replyTexts } from '#shared/domain/chat/saved-reply.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../support/app.ts';
import type { Answer, TestClient } from '../support/client.ts';
import { HOSTILE_TEXTS } from '../support/fuzz/hostile-text.ts';

/**
 * Every field a person may write into, with everything that has ever broken a field. Markup stays the text it is (the
 * screens put no text into a page as markup); what cannot be shown honestly is taken out.
 */

let app: TestApp;
let farmer: FarmerClient;
let office: TestClient;
let chatId: number;
let shortcut = 0;

beforeAll(async () => {
  app = await startTestApp({ FARMER_SEND_BURST: '100000' });
  [farmer, office] = [await app.loginFarmer(), await app.loginOffice()];
  chatId = (await farmer.post('/api/chat/message', { text: 'ನಮಸ್ಕಾರ' })).body.message.chat_id;
});
afterAll(() => app.close());

interface Field {
  write: (text: string) => Promise<Answer>;
  /** What whoever reads it is told. */
  read: (written: Answer) => Promise<unknown>;
}

const ofMessage = async ({ body }: Answer) => {
  const thread = (await office.get(`/api/chat/thread/${chatId}`)).body as { id: number }[];
  return thread.find((message) => message.id === body.message.id);
};
const customer = async () => (await office.get(`/api/admin/customers/${chatId}`)).body;
const list = async () => (await office.get('/api/chat/all')).body;

const FIELDS: Record<string, Field> = {
  'the text of a message': {
    write: (text) => farmer.post('/api/chat/message', { text }),
    read: async (written) => [await ofMessage(written), await list()],
  },
  'the last spray': {
    write: (text) =>
      farmer.post('/api/chat/message', { last_spray_date: text, last_chemical: text, last_dosage: text }),
    read: ofMessage,
  },
  'an answer of the office': {
    write: (text) => office.post('/api/chat/message', { chat_id: chatId, text }),
    read: ofMessage,
  },
  'the name of a file': {
    write: (text) => {
      const form = new FormData();
      form.append('original_name', text);
      form.append('file', new Blob(['ಎಲೆ'], { type: 'text/plain' }), 'a.txt');
      return farmer.postForm('/api/chat/message', form);
    },
    read: ofMessage,
  },
  'a customer’s name and place': {
    write: (text) => office.put(`/api/admin/customers/${chatId}`, { name: text, address: text }),
    read: async () => [await customer(), await list(), (await farmer.get('/api/auth/me')).body],
  },
  'a note on a customer': {
    write: (note) => office.put(`/api/admin/customers/${chatId}/note`, { note }),
    read: customer,
  },
  'a private note': {
    write: (text) => office.post(`/api/admin/chats/${chatId}/notes`, { text, client_id: randomUUID() }),
    read: async () => (await office.get(`/api/admin/chats/${chatId}/notes`)).body,
  },
  'a saved reply': {
    write: (text) => {
      shortcut += 1;
      return office.post('/api/admin/saved-replies', {
        shortcut: `s${shortcut}`,
        ...replyTexts(() => text),
      });
    },
    read: async () => (await office.get('/api/admin/saved-replies')).body,
  },
  'the shortcut of a saved reply': {
    write: (text) => office.post('/api/admin/saved-replies', { shortcut: text, ...replyTexts(() => 'row') }),
    read: async () => (await office.get('/api/admin/saved-replies')).body,
  },
  'the reason of a block': {
    write: async (reason) => {
      await office.post('/api/admin/block', { mobile: farmer.mobile, blocked: false });
      const answer = await office.post('/api/admin/block', { mobile: farmer.mobile, blocked: true, reason });
      await office.post('/api/admin/block', { mobile: farmer.mobile, blocked: false });
      return answer;
    },
    read: async () => (await office.get('/api/admin/log')).body,
  },
  'a lorry receipt': {
    write: (text) => office.post('/api/chat/lr', { chat_id: chatId, lr_number: text, tracking_link: text }),
    read: ofMessage,
  },
  'a search': {
    write: (text) => office.get(`/api/admin/search?q=${encodeURIComponent(Buffer.from(text).toString())}`),
    read: async (answer) => answer.body,
  },
};

/** Controls but tab and line ends, marks that turn the reading direction, halves of letters. */
const UNFIT = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u;

/** All texts of an answer. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

describe('what is written', () => {
  it.each(Object.entries(FIELDS))(
    'into %s is refused with a sentence, or shown as the text it is',
    async (_name, field) => {
      for (const text of HOSTILE_TEXTS) {
        const written = await field.write(text);
        const where = JSON.stringify(text).slice(0, 60);
        expect([200, 400, 409, 422], where).toContain(written.status);
        if (written.status !== 200) {
          expect(written.body, where).toMatchObject({ ok: false, code: expect.stringMatching(/^[A-Z_]+$/) });
          continue;
        }
        const shown = textsOf(await field.read(written));
        expect(
          shown.filter((each) => UNFIT.test(each)),
          where,
        ).toEqual([]);
      }
      expect(({} as { role?: string }).role).toBeUndefined();
    },
  );

  it('keeps markup letter for letter: it is text, and screens show it as text', async () => {
    const text = '<script>alert("ಎಲೆ")</script> & <b>';
    const { body } = await farmer.post('/api/chat/message', { text });
    expect(body.message.text).toBe(text);
  });

  it.each(Object.entries(FIELDS))('into %s may not be a megabyte', async (_name, field) => {
    const { status } = await field.write('ಅ'.repeat(350_000));
    expect([400, 413, 414, 431]).toContain(status);
  });

  it('is cut between letters, never inside one', async () => {
    await farmer.post('/api/chat/message', { text: 'ಕ್ಷ್ಮೀ'.repeat(400) });
    const [chat] = await list();
    expect(chat.last_message).toMatch(/^(ಕ್ಷ್ಮೀ)+$/u);
    await farmer.post('/api/chat/message', { text: '👨‍👩‍👧‍👦'.repeat(300) });
    expect((await list())[0].last_message).toMatch(/^(👨‍👩‍👧‍👦)+$/u);
  });
});

describe('a tracking link', () => {
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'http://vrl.example/track',
    '//evil.example',
    '/relative',
    'https:evil.example@',
    'https://',
    'ftp://a.example',
    'blob:https://a.example/1',
    'intent://scan/#Intent;end',
  ])('%j is refused', async (link) => {
    const { status, body } = await office.post('/api/chat/lr', {
      chat_id: chatId,
      lr_number: 'VRL1',
      tracking_link: link,
    });
    expect([status, body.code]).toEqual([422, 'TRACKING_LINK_INVALID']);
  });

  it('never says one house and leads to another', () => {
    const link = safeTrackingLink('https://vrlgroup.in@evil.example/x');
    expect(link === null || !new URL(link).username).toBe(true);
  });
});
