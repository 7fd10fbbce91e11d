import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import { type ChatContext, createChatContext } from '../../../../tests/support/chat-context.ts';
import { sql } from '../../../platform/database/db.ts';
import type { Actor, OfficeActor } from '../../identity/index.ts';
import { findChatByFarmer } from '../chats.store.ts';
import { blockFarmer } from '../inbox/block-farmer.ts';
import { listEvents } from '../log/events.store.ts';
import { readThread } from '../thread/read-thread.ts';
import { deleteMessage } from './delete-message.ts';
import { sendMessage } from './send-message.ts';

let test: ChatContext;
let office: OfficeActor;

beforeAll(async () => {
  test = await createChatContext();
  office = await test.office();
});
afterAll(() => test.close());

const send = (actor: Actor, fields: Parameters<typeof sendMessage>[2]) =>
  sendMessage(test.ctx, actor, fields, null);

async function wholeThread(actor: Actor, chatId: number): Promise<Message[]> {
  return (await readThread(test.ctx, actor, { chatId, limit: 200 })).messages;
}

async function count(statement: ReturnType<typeof sql>): Promise<number> {
  const row = await test.ctx.db.one(Type.Object({ n: Type.Integer() }), statement);
  return row.n;
}

describe('the time it was written', () => {
  it('is kept of a message that had to wait, told as an age because a phone’s clock may be wrong', async () => {
    const farmer = await test.farmer();
    test.setNow(new Date('2026-11-22T03:14:00Z'));
    const late = await send(farmer, { text: 'ನೆಟ್ ಇಲ್ಲದಾಗ', waited_seconds: 3_720 });
    expect(late.message).toMatchObject({
      created_at: '2026-11-22T03:14:00.000Z',
      meta: { written_at: '2026-11-22T02:12:00.000Z' },
    });
    const prompt = await send(farmer, { text: 'ಈಗ', waited_seconds: 59 });
    expect(prompt.message.meta).toEqual({});
    test.setNow(undefined);
  });

  it('does not make another message of a retry', async () => {
    const farmer = await test.farmer();
    const fields = { client_id: randomUUID(), text: 'ಮಳೆ' };
    const first = await send(farmer, { ...fields, waited_seconds: 100 });
    const again = await send(farmer, { ...fields, waited_seconds: 900 });
    expect(again.message).toEqual(first.message);
  });
});

describe('sending once', () => {
  it('stores one row for twenty sends with one client id at once, and gives all the same answer', async () => {
    const farmer = await test.farmer();
    const fields = { client_id: randomUUID(), text: 'ಎಲೆಗಳ ಮೇಲೆ ಕಪ್ಪು ಚುಕ್ಕೆಗಳಿವೆ' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(farmer, fields)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const chatId = answers[0]?.message.chat_id as number;
    expect(await wholeThread(farmer, chatId)).toHaveLength(1);
    expect((await findChatByFarmer(test.ctx.db, farmer.farmerId))?.head_seq).toBe(1);
  });

  it('does so in a chat that already has a history', async () => {
    const farmer = await test.farmer();
    await send(farmer, { text: 'ಮೊದಲ' });
    const fields = { client_id: randomUUID(), text: 'ಎರಡನೇ' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(farmer, fields)));
    expect(new Set(answers.map((answer) => answer.message.id)).size).toBe(1);
    const chat = await findChatByFarmer(test.ctx.db, farmer.farmerId);
    expect(chat).toMatchObject({ head_seq: 2, unread_count: 2 });
  });

  it('still knows the client id after a restart, a day later, from another login', async () => {
    const farmer = await test.farmer();
    const fields = { client_id: randomUUID(), text: 'ಮಳೆ ಬಂತು' };
    const first = await send(farmer, fields);
    test.setNow(new Date(Date.now() + 86_400_000));
    const again = await sendMessage(test.anotherNode(), { ...farmer, sessionId: randomUUID() }, fields, null);
    test.setNow(undefined);
    expect(again).toEqual(first);
  });

  it('stores one row when the retries come in on two nodes at once', async () => {
    const farmer = await test.farmer();
    const fields = { client_id: randomUUID(), text: 'ಬೇಗ ಉತ್ತರಿಸಿ' };
    const nodes = [test.ctx, test.anotherNode()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        sendMessage(nodes[n % 2] as typeof test.ctx, farmer, fields, null),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('refuses a known client id with other content', async () => {
    const farmer = await test.farmer();
    const client_id = randomUUID();
    await send(farmer, { client_id, text: 'one' });
    for (const other of [{ text: 'two' }, { text: 'one', last_chemical: 'Saaf' }]) {
      await expect(send(farmer, { client_id, ...other })).rejects.toMatchObject({ code: 'CLIENT_ID_REUSED' });
    }
  });

  it('refuses the office one client id in two chats, also at once', async () => {
    const [one, two] = [await test.farmer(), await test.farmer()];
    const client_id = randomUUID();
    const sends = [one, two].map(({ mobile }) => send(office, { client_id, mobile, text: 'same words' }));
    const outcomes = (await Promise.allSettled(sends)).map((each) =>
      each.status === 'fulfilled' ? 'stored' : (each.reason as { code: string }).code,
    );
    expect(outcomes.sort()).toEqual(['CLIENT_ID_REUSED', 'stored']);
  });

  it('keeps client ids of different senders apart', async () => {
    const [one, two] = [await test.farmer(), await test.farmer()];
    const client_id = randomUUID();
    const [first, second] = await Promise.all(
      [one, two].map((farmer) => send(farmer, { client_id, text: 'x' })),
    );
    expect(first?.message.id).not.toBe(second?.message.id);
  });

  it('answers a retry of a message deleted meanwhile with its empty place, not with a second copy', async () => {
    const farmer = await test.farmer();
    const fields = { client_id: randomUUID(), text: 'ತಪ್ಪಾಗಿ ಕಳುಹಿಸಿದೆ' };
    const { message } = await send(farmer, fields);
    await deleteMessage(test.ctx, farmer, { id: message.id, mode: 'everyone' });
    const again = await send(farmer, fields);
    expect(again.message).toMatchObject({ id: message.id, deleted: true, text: null });
  });
});

describe('a first message', () => {
  it('opens one chat when fifty come from two tabs at once', async () => {
    const farmer = await test.farmer();
    const tabs = [farmer, { ...farmer, sessionId: randomUUID() }];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        send(tabs[n % 2] as Actor, { client_id: randomUUID(), text: `${n}` }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.message.chat_id)).size).toBe(1);
    expect(answers.map((answer) => answer.message.seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    );
    expect(await count(sql`select count(*) as n from chats where farmer_id = ${farmer.farmerId}`)).toBe(1);
  });

  it('may come from the office, whose chat then holds nothing unread', async () => {
    const farmer = await test.farmer();
    const { message } = await send(office, { mobile: `+91 ${farmer.mobile}`, text: 'Your order is ready' });
    const chat = await findChatByFarmer(test.ctx.db, farmer.farmerId);
    expect(chat).toMatchObject({ id: message.chat_id, status: 'READ', unread_count: 0 });
  });
});

describe('order', () => {
  it('numbers a hundred messages of interleaved senders without a gap, the log equal to the thread', async () => {
    const farmer = await test.farmer();
    const { message } = await send(farmer, { text: 'ಶುರು' });
    const chat_id = message.chat_id;
    await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        n % 2 === 0 ? send(farmer, { text: `f${n}` }) : send(office, { chat_id, text: `o${n}` }),
      ),
    );
    const thread = await wholeThread(office, chat_id);
    expect(thread.map((each) => each.seq)).toEqual(Array.from({ length: 101 }, (_, n) => n + 1));
    const log = await listEvents(test.ctx.db, chat_id, 0, 1000);
    expect(log.map((event) => [event.seq, event.payload.message_id])).toEqual(
      thread.map((each) => [each.seq, each.id]),
    );
    const times = thread.map((each) => each.created_at);
    expect(times).toEqual([...times].sort());
    const chat = await findChatByFarmer(test.ctx.db, farmer.farmerId);
    expect(chat).toMatchObject({ head_seq: 101, unread_count: 51, status: 'UNREAD' });
    const newest = thread.at(-1);
    expect(
      await count(sql`select count(*) as n from chats where id = ${chat_id} and last_message = ${newest?.text}
                      and last_message_seq = 101 and last_message_at = ${newest?.created_at}`),
    ).toBe(1);
  });
});

describe('a blocked farmer', () => {
  const block = (mobile: string, blocked: boolean) =>
    blockFarmer(test.ctx, office, { mobile, blocked, reason: 'abuse' }, '127.0.0.1');

  it('is refused, with or without a chat, and so is the office writing to them', async () => {
    const [stranger, known] = [await test.farmer(), await test.farmer()];
    const { message } = await send(known, { text: 'ನಮಸ್ಕಾರ' });
    for (const farmer of [stranger, known]) {
      await block(farmer.mobile, true);
      await expect(send(farmer, { text: 'x' })).rejects.toMatchObject({
        code: 'BLOCKED',
        message: 'You are blocked from messaging.',
      });
    }
    await expect(send(office, { chat_id: message.chat_id, text: 'x' })).rejects.toMatchObject({
      code: 'BLOCKED',
      message: 'User is blocked',
    });
    expect(await findChatByFarmer(test.ctx.db, stranger.farmerId)).toBeUndefined();
    await block(known.mobile, false);
    await expect(send(known, { text: 'ಧನ್ಯವಾದ' })).resolves.toMatchObject({ ok: true });
  });

  it('still gets the stored answer to a send that was accepted before the block', async () => {
    const farmer = await test.farmer();
    const fields = { client_id: randomUUID(), text: 'ಉತ್ತರ ಬರಲಿಲ್ಲ' };
    const first = await send(farmer, fields);
    await block(farmer.mobile, true);
    const again = await send(farmer, fields);
    expect(again.message).toEqual(first.message);
  });

  it('never has a message after the block in the log, however sends and blocks race', async () => {
    const farmer = await test.farmer();
    const { message } = await send(farmer, { text: 'ಶುರು' });
    for (let round = 0; round < 15; round += 1) {
      const sends = Array.from({ length: 8 }, () => send(farmer, { text: `${round}` }));
      await Promise.allSettled([...sends.slice(0, 4), block(farmer.mobile, true), ...sends.slice(4)]);
      const log = await listEvents(test.ctx.db, message.chat_id, 0, 10_000);
      expect(log.at(-1)?.type).toBe('blocked');
      await block(farmer.mobile, false);
    }
  });

  it('who writes their first message while they are being blocked has written it before, or not at all', async () => {
    for (let round = 0; round < 10; round += 1) {
      const farmer = await test.farmer();
      const [sent] = await Promise.allSettled([send(farmer, { text: 'x' }), block(farmer.mobile, true)]);
      const chat = await findChatByFarmer(test.ctx.db, farmer.farmerId);
      if (sent.status === 'rejected') expect(chat).toBeUndefined();
      else
        expect((await listEvents(test.ctx.db, chat?.id ?? 0, 0, 10)).map((each) => each.type)).toEqual([
          'message',
          'blocked',
        ]);
    }
  });

  it('leaves an audit row for each change, none for a repetition', async () => {
    const farmer = await test.farmer();
    await block(farmer.mobile, true);
    await block(farmer.mobile, true);
    await block(farmer.mobile, false);
    const rows = sql`select count(*) as n from audit_log where subject = ${`farmer:${farmer.farmerId}`}`;
    expect(await count(rows)).toBe(2);
  });
});

describe('what a message may be', () => {
  it('needs something visible: text, a file or a spray field', async () => {
    const farmer = await test.farmer();
    const nothing = [
      {},
      { text: '' },
      { text: ' \n\t ' },
      { text: '\u0000\u200E'.slice(0, 1) },
      { last_dosage: '  ' },
    ];
    for (const fields of nothing) {
      await expect(send(farmer, fields)).rejects.toMatchObject({ code: 'EMPTY_MESSAGE' });
    }
    await expect(send(farmer, { last_dosage: '2 ml/L' })).resolves.toMatchObject({
      message: { text: null, meta: { spray: { date: null, chemical: null, dosage: '2 ml/L' } } },
    });
  });

  it('keeps its lines, loses control characters and lone halves of emoji', async () => {
    const farmer = await test.farmer();
    const { message } = await send(farmer, { text: 'ಒಂದು\u0000\nಎರಡು\uD83C' });
    expect(message.text).toBe('ಒಂದು\nಎರಡು');
  });

  it('quotes the message it answers, as that message is at the time of reading', async () => {
    const farmer = await test.farmer();
    const { message: question } = await send(farmer, { text: 'ಯಾವ ಔಷಧಿ?' });
    const { message: answer } = await send(office, {
      chat_id: question.chat_id,
      text: 'Saaf',
      reply_to: question.id,
    });
    expect(answer.reply).toEqual({
      id: question.id,
      seq: 1,
      sender_role: 'farmer',
      message_type: 'text',
      snippet: 'ಯಾವ ಔಷಧಿ?',
      mime_type: null,
      deleted: false,
    });
    await deleteMessage(test.ctx, farmer, { id: question.id, mode: 'everyone' });
    const reread = (await wholeThread(office, question.chat_id)).at(-1);
    expect(reread?.reply).toMatchObject({ snippet: '', deleted: true });
  });

  it('answers only what its sender sees in this chat', async () => {
    const [farmer, other] = [await test.farmer(), await test.farmer()];
    const { message: foreign } = await send(other, { text: 'ಬೇರೆ' });
    const { message: hidden } = await send(farmer, { text: 'ಮರೆ' });
    const { message: deleted } = await send(farmer, { text: 'ಅಳಿಸಿದ' });
    await deleteMessage(test.ctx, farmer, { id: hidden.id, mode: 'me' });
    await deleteMessage(test.ctx, farmer, { id: deleted.id, mode: 'everyone' });
    for (const reply_to of [foreign.id, hidden.id, deleted.id, 999_999_999]) {
      await expect(send(farmer, { text: 'x', reply_to })).rejects.toMatchObject({ code: 'REPLY_NOT_FOUND' });
    }
    // The office did not hide it.
    await expect(
      send(office, { chat_id: hidden.chat_id, text: 'x', reply_to: hidden.id }),
    ).resolves.toBeTruthy();
  });
});

describe('whose chat it is', () => {
  it("is the farmer's own, whatever they name", async () => {
    const [farmer, other] = [await test.farmer(), await test.farmer()];
    const { message } = await send(other, { text: 'ನನ್ನದು' });
    const attempts = [
      [{ chat_id: message.chat_id }, 'NOT_FOUND'],
      [{ chat_id: 987_654 }, 'NOT_FOUND'],
      [{ mobile: other.mobile }, 'FORBIDDEN'],
      [{ mobile: 'me' }, 'FORBIDDEN'],
    ] as const;
    for (const [claim, code] of attempts) {
      await expect(send(farmer, { ...claim, text: 'x' })).rejects.toMatchObject({ code });
    }
    await expect(send(farmer, { mobile: `0${farmer.mobile}`, text: 'x' })).resolves.toBeTruthy();
  });

  it('is named by the office, by chat or by the number of a registered farmer', async () => {
    const [farmer, other] = [await test.farmer(), await test.farmer()];
    const { message } = await send(farmer, { text: 'ನಮಸ್ಕಾರ' });
    const attempts = [
      [{}, 'INVALID_INPUT'],
      [{ chat_id: 987_654 }, 'NOT_FOUND'],
      [{ mobile: '12345' }, 'INVALID_MOBILE'],
      [{ mobile: '9000000001' }, 'NOT_FOUND'],
      [{ mobile: other.mobile, chat_id: message.chat_id }, 'NOT_FOUND'],
    ] as const;
    for (const [claim, code] of attempts) {
      await expect(send(office, { ...claim, text: 'x' })).rejects.toMatchObject({ code });
    }
  });
});
