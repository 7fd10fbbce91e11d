import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatListFilter, ChatListSort } from '#shared/contract/chat/list.ts';
import { COUNTED_CHATS } from '#shared/contract/chat-list-limits.ts';
import type { Outcome } from '#shared/domain/plan/outcome.ts';
import { type ChatContext, createChatContext } from '../../../../tests/support/chat-context.ts';
import { type Statement, sql } from '../../../platform/database/db.ts';
import type { FarmerActor, OfficeActor } from '../../identity/index.ts';
import { markUnread, reopenChat, settleChat } from '../chat-status.ts';
import { clearChat } from '../clear/clear-chat.ts';
import { setChatStatus } from '../log/chat-log.ts';
import { mergeChats } from '../merge/merge-chats.ts';
import { appendMessage } from '../message/append-message.ts';
import { deleteMessage } from '../message/delete-message.ts';
import { sendMessage } from '../message/send-message.ts';
import { readThread } from '../thread/read-thread.ts';
import { blockFarmer } from './block-farmer.ts';
import { findFarmers } from './inbox.store.ts';
import { listChats, showChat } from './list-chats.ts';
import { beginChat, openChatForOffice } from './open-chat-for-office.ts';

let test: ChatContext;
let office: OfficeActor;

beforeEach(async () => {
  test = await createChatContext();
  office = await test.office();
});
afterEach(() => test.close());

const send = async (farmer: FarmerActor, text: string) =>
  (await sendMessage(test.ctx, farmer, { text }, null)).message;
/** As the outbox sends it: better asks for nothing. */
const sayOutcome = ({ farmerId }: FarmerActor, chatId: number, answer: Outcome) =>
  test.ctx.inTransaction((tx) =>
    appendMessage(test.ctx, tx, {
      chatId,
      senderRole: 'farmer',
      senderId: farmerId,
      clientId: null,
      contentHash: null,
      kind: 'outcome',
      text: 'ಉತ್ತರ',
      meta: { outcome: { plan_id: 1, answer } },
      replyTo: null,
      file: null,
      asksNothing: answer === 'better',
    }),
  );
const names = async (query: Parameters<typeof listChats>[1]) =>
  (await listChats(test.ctx, query)).chats.map((chat) => chat.name);

async function everyPage(query: {
  filter?: ChatListFilter;
  sort?: ChatListSort;
  limit: number;
}): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await listChats(test.ctx, { ...query, cursor });
    ids.push(...page.chats.map((chat) => chat.id));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return ids;
}

describe('the office list', () => {
  it('pages through every chat once, newest first, also when many share an instant', async () => {
    const chats: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      test.setNow(new Date(1_800_000_000_000 + Math.floor(n / 20)));
      chats.push((await send(await test.farmer(), `m${n}`)).chat_id);
    }
    const newestFirst = chats.reverse();
    for (const limit of [1, 7, 20, 60, 100]) expect(await everyPage({ limit })).toEqual(newestFirst);
    expect((await listChats(test.ctx, {})).chats).toHaveLength(50);
  });

  it('keeps a chat on a later page in its place while others move up', async () => {
    const farmers: FarmerActor[] = [];
    for (let n = 0; n < 9; n += 1) {
      const farmer = await test.farmer({ name: `F${n}` });
      farmers.push(farmer);
      await send(farmer, 'ನಮಸ್ಕಾರ');
    }
    const first = await listChats(test.ctx, { limit: 3 });
    await send(farmers[7] as FarmerActor, 'again');
    expect(await names({ limit: 10, cursor: first.nextCursor })).toEqual([
      'F5',
      'F4',
      'F3',
      'F2',
      'F1',
      'F0',
    ]);
  });

  it('filters by status and counts SENT and UNREAD whatever the filter', async () => {
    const [a, b, c] = [
      await test.farmer({ name: 'A' }),
      await test.farmer({ name: 'B' }),
      await test.farmer({ name: 'C' }),
    ];
    await send(a, 'one');
    const { chat_id: opened } = await send(b, 'two');
    const { chat_id: sent } = await send(c, 'three');
    await openChatForOffice(test.ctx, office, opened);
    await test.ctx.inTransaction((tx) => setChatStatus(test.ctx, tx, sent, 'SENT'));
    expect(await names({ filter: 'UNREAD' })).toEqual(['A']);
    expect(await names({ filter: 'READ' })).toEqual(['B']);
    expect(await names({ filter: 'SENT' })).toEqual(['C']);
    expect(await names({ filter: 'ALL' })).toEqual(['C', 'B', 'A']);
    expect(await listChats(test.ctx, { filter: 'READ' })).toMatchObject({ counts: { sent: 1, unread: 1 } });
    await send(c, 'ಇನ್ನೂ ಬಂದಿಲ್ಲ');
    expect(await listChats(test.ctx, {})).toMatchObject({ counts: { sent: 0, unread: 2 } });
  });

  it('counts as far as anybody reads, and not through a hundred thousand', async () => {
    await test.ctx.db.run(
      sql`with made as (
            insert into farmers (mobile, name, address)
            select (7000000000 + n)::text, 'ರೈತ', 'ಹೊಸನಗರ' from generate_series(1, ${COUNTED_CHATS + 5}::int) n returning id)
          insert into chats (farmer_id, status, head_seq, last_message_seq) select id, 'UNREAD', 1, 1 from made`,
    );
    expect(await listChats(test.ctx, { limit: 1 })).toMatchObject({
      counts: { sent: 0, unread: COUNTED_CHATS },
    });
  });

  it('searches name, number and last message, taking % and _ and \\ as they are', async () => {
    const farmers = [
      await test.farmer({ name: 'ಲಕ್ಷ್ಮೀದೇವಿ', mobile: '9876543210' }),
      await test.farmer({ name: 'Ravi_Kumar', mobile: '9123456780' }),
      await test.farmer({ name: 'RaviXKumar', mobile: '9000000002' }),
    ];
    await send(farmers[0] as FarmerActor, 'ಟೊಮೆಟೊ ಎಲೆ 100% ಹಳದಿ');
    await send(farmers[1] as FarmerActor, 'C:\\photo');
    await send(farmers[2] as FarmerActor, 'ok');
    expect(await names({ q: 'ಲಕ್ಷ್ಮೀ' })).toEqual(['ಲಕ್ಷ್ಮೀದೇವಿ']);
    expect(await names({ q: 'ravi_' })).toEqual(['Ravi_Kumar']);
    expect(await names({ q: '100%' })).toEqual(['ಲಕ್ಷ್ಮೀದೇವಿ']);
    expect(await names({ q: '%' })).toEqual(['ಲಕ್ಷ್ಮೀದೇವಿ']);
    expect(await names({ q: ':\\p' })).toEqual(['Ravi_Kumar']);
    expect(await names({ q: '+91 98765 43210' })).toEqual(['ಲಕ್ಷ್ಮೀದೇವಿ']);
    expect(await names({ q: '3456' })).toEqual(['Ravi_Kumar']);
    expect(await names({ q: "'; drop table chats --" })).toEqual([]);
  });

  it('sorts by who waits longest, from the first word nobody has answered', async () => {
    const farmers = await Promise.all(['A', 'B', 'C'].map((name) => test.farmer({ name })));
    const [a, b, c] = farmers as [FarmerActor, FarmerActor, FarmerActor];
    let minute = 0;
    const at = () => test.setNow(new Date(1_800_000_000_000 + minute++ * 60_000));
    for (const farmer of [a, b, c]) {
      at();
      await send(farmer, 'ಯಾವಾಗ?');
    }
    at();
    const { chat_id } = await send(a, 'ಇನ್ನೂ ಇಲ್ಲವೇ?');
    expect(await names({ sort: 'waiting' })).toEqual(['A', 'B', 'C']);
    at();
    await sendMessage(test.ctx, office, { text: 'ನಾಳೆ', chat_id }, null);
    expect(await names({ sort: 'waiting' })).toEqual(['B', 'C']);
    at();
    const again = await send(a, 'ಸರಿ');
    expect(await names({ sort: 'waiting' })).toEqual(['B', 'C', 'A']);
    expect(await everyPage({ sort: 'waiting', limit: 1 })).toHaveLength(3);
    await deleteMessage(test.ctx, a, { id: again.id, mode: 'everyone' });
    expect(await names({ sort: 'waiting' })).toEqual(['B', 'C']);
    const block = (blocked: boolean) =>
      blockFarmer(test.ctx, office, { mobile: b.mobile, blocked, reason: 'abuse' }, '127.0.0.1');
    await block(true);
    expect(await names({ sort: 'waiting' }), 'nobody can answer them').toEqual(['C']);
    await block(false);
    expect(await names({ sort: 'waiting' })).toEqual(['B', 'C']);
    await expect(
      listChats(test.ctx, { cursor: (await listChats(test.ctx, { sort: 'waiting', limit: 1 })).nextCursor }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('makes the farmer wait again when the answer is deleted for both, and not when the office cleared the chat', async () => {
    const farmer = await test.farmer();
    const { chat_id } = await send(farmer, 'ಯಾವಾಗ?');
    const answer = await sendMessage(test.ctx, office, { text: 'ನಾಳೆ', chat_id }, null);
    expect((await showChat(test.ctx, chat_id)).waiting_since).toBeNull();
    await deleteMessage(test.ctx, office, { id: answer.message.id, mode: 'everyone' });
    expect((await showChat(test.ctx, chat_id)).waiting_since).not.toBeNull();
    await clearChat(test.ctx, office, { chatId: chat_id, mode: 'clear' });
    expect((await showChat(test.ctx, chat_id)).waiting_since).toBeNull();
  });

  it.each([
    ['better', false],
    ['worse', true],
  ] as const)('%s waits for an answer: %s, whatever is deleted beside it', async (answer, waits) => {
    const farmer = await test.farmer();
    const { chat_id } = await send(farmer, 'ಎಲೆ ಹಳದಿ');
    await sendMessage(test.ctx, office, { text: 'ಸಿಂಪಡಿಸಿ', chat_id }, null);
    await sayOutcome(farmer, chat_id, answer);
    const other = await send(farmer, 'ತಪ್ಪು');
    await deleteMessage(test.ctx, farmer, { id: other.id, mode: 'everyone' });
    expect((await showChat(test.ctx, chat_id)).waiting_since !== null).toBe(waits);
  });

  it('leaves settled what was settled when two chats become one, though one of them was told better', async () => {
    const [one, two] = [await test.farmer(), await test.farmer()];
    let minute = 0;
    const at = () => test.setNow(new Date(1_800_000_000_000 + minute++ * 60_000));
    const settle = async ({ chat_id, seq }: { chat_id: number; seq: number }) =>
      settleChat(test.ctx, office, { chatId: chat_id, upTo: seq });
    at();
    const first = await send(one, 'ಧನ್ಯವಾದ');
    await settle(first);
    at();
    await sayOutcome(one, first.chat_id, 'better');
    at();
    const second = await send(two, 'ನಮಸ್ಕಾರ');
    await settle(second);
    await test.ctx.inTransaction((tx) =>
      mergeChats(test.ctx, tx, {
        from: { farmerId: one.farmerId, chatId: first.chat_id },
        into: { farmerId: two.farmerId, chatId: second.chat_id },
      }),
    );
    expect((await showChat(test.ctx, second.chat_id)).waiting_since).toBeNull();
  });

  it('lets a thank-you wait no more once it is done, and the next word waits again', async () => {
    const farmer = await test.farmer();
    const { chat_id, seq } = await send(farmer, 'ಧನ್ಯವಾದ ಸರ್ 🙏');
    await settleChat(test.ctx, office, { chatId: chat_id, upTo: seq });
    expect(await showChat(test.ctx, chat_id)).toMatchObject({
      waiting_since: null,
      status: 'READ',
      unread_count: 0,
    });
    const next = await send(farmer, 'ಇನ್ನೊಂದು ಮಾತು');
    expect(await showChat(test.ctx, chat_id)).toMatchObject({
      waiting_since: next.created_at,
      status: 'UNREAD',
      unread_count: 1,
    });
  });

  it('never calls done what came after the eyes that looked, keeps done through a deletion, and takes it back', async () => {
    const farmer = await test.farmer();
    const { chat_id, seq } = await send(farmer, 'ಸರಿ');
    const unseen = await send(farmer, 'ಎಲೆ ಒಣಗುತ್ತಿದೆ!');
    const settle = (upTo: number) => settleChat(test.ctx, office, { chatId: chat_id, upTo });
    const reopen = () => reopenChat(test.ctx, office, { chatId: chat_id, backTo: 0 });
    await settle(seq);
    expect(await showChat(test.ctx, chat_id)).toMatchObject({
      waiting_since: unseen.created_at,
      unread_count: 1,
      status: 'UNREAD',
    });
    await deleteMessage(test.ctx, farmer, { id: unseen.id, mode: 'everyone' });
    expect((await showChat(test.ctx, chat_id)).waiting_since).toBeNull();
    const head = await reopen();
    expect((await showChat(test.ctx, chat_id)).waiting_since).not.toBeNull();
    expect(await reopen(), 'said twice, logged once').toBe(head);
    await settle(Number.MAX_SAFE_INTEGER);
    await send(farmer, 'ಮತ್ತೆ');
    expect((await showChat(test.ctx, chat_id)).waiting_since, 'a claim beyond the head').not.toBeNull();
    const stranger = { chatId: chat_id + 1000, upTo: 1 };
    await expect(settleChat(test.ctx, office, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const back = { chatId: stranger.chatId, backTo: 0 };
    await expect(reopenChat(test.ctx, office, back)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('takes back the last settling alone, and no other by a second click', async () => {
    const farmer = await test.farmer();
    test.setNow(new Date(1_800_000_000_000));
    const { chat_id: chatId, ...monday } = await send(farmer, 'ಧನ್ಯವಾದ');
    const settle = (upTo: number) => settleChat(test.ctx, office, { chatId, upTo });
    const reopen = (backTo: number) => reopenChat(test.ctx, office, { chatId, backTo });
    const since = async () => (await showChat(test.ctx, chatId)).waiting_since;
    expect((await settle(monday.seq)).doneBefore).toBe(0);
    test.setNow(new Date(1_800_000_060_000));
    const friday = await send(farmer, 'ಇನ್ನೊಂದು ಮಾತು');
    const { doneBefore } = await settle(friday.seq);
    expect(doneBefore).toBe(monday.seq);
    expect((await settle(friday.seq)).doneBefore, 'said again, nobody knows').toBe(0);
    const head = await reopen(doneBefore);
    expect(await since()).toBe(friday.created_at);
    expect(await reopen(doneBefore)).toBe(head);
    expect(await reopen(Number.MAX_SAFE_INTEGER), 'settles nothing').toBe(head);
    expect(await since()).toBe(friday.created_at);
    await reopen(0);
    expect(await since()).toBe(monday.created_at);
  });

  it('puts an opened chat back among the unread, until it is opened again', async () => {
    const { chat_id } = await send(await test.farmer({ name: 'A' }), 'x');
    await openChatForOffice(test.ctx, office, chat_id);
    await markUnread(test.ctx, office, chat_id);
    expect(await showChat(test.ctx, chat_id)).toMatchObject({ status: 'UNREAD', unread_count: 0 });
    expect(await names({ filter: 'UNREAD' })).toEqual(['A']);
    await openChatForOffice(test.ctx, office, chat_id);
    expect(await names({ filter: 'UNREAD' })).toEqual([]);
  });

  it('finds registered farmers who never wrote, and opens an empty chat that stands in no list', async () => {
    const { mobile } = await test.farmer({ name: 'ಪಾರ್ವತಮ್ಮ', mobile: '9812300045' });
    for (const q of ['ಪಾರ್ವ', '12300'])
      expect(await findFarmers(test.ctx.db, q, 20)).toMatchObject([{ mobile, chat_id: null }]);
    const chatId = await beginChat(test.ctx, '+91 98123 00045');
    expect(await beginChat(test.ctx, mobile)).toBe(chatId);
    expect(await findFarmers(test.ctx.db, 'ಪಾರ್ವ', 20)).toMatchObject([{ chat_id: chatId }]);
    expect(await names({})).toEqual([]);
    await sendMessage(test.ctx, office, { text: 'ನಮಸ್ಕಾರ', chat_id: chatId }, null);
    expect(await names({})).toEqual(['ಪಾರ್ವತಮ್ಮ']);
    await expect(beginChat(test.ctx, '12')).rejects.toMatchObject({ code: 'INVALID_MOBILE' });
    await expect(beginChat(test.ctx, '9000000000')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('filters by unpaid quotations: priced, not paid, not taken back by either side', async () => {
    const ids: number[] = [];
    const quote = async (name: string, price: number, change: Statement | null) => {
      const farmer = await test.farmer({ name });
      const message = await send(farmer, 'ಬೆಲೆ?');
      ids.push(message.chat_id);
      await test.ctx.db.run(
        sql`insert into quotations (chat_id, message_id, amount_paise, original_name, created_by)
            values (${message.chat_id}, ${message.id}, ${price}, 'q.pdf', ${office.staffId})`,
      );
      if (change) await test.ctx.db.run(sql`${change} where chat_id = ${message.chat_id}`);
    };
    await quote('open', 100, null);
    await quote('free', 0, null);
    await quote('paid', 100, sql`update quotations set paid_at = now()`);
    await quote('removed', 100, sql`update quotations set farmer_removed_at = now()`);
    await quote('withdrawn', 100, sql`update quotations set withdrawn_at = now()`);
    expect(await names({ unpaid: true })).toEqual(['open']);
    expect(await names({ unpaid: true, filter: 'READ' })).toEqual([]);
    expect((await showChat(test.ctx, ids[0] as number)).unpaid).toBe(true);
    expect((await showChat(test.ctx, ids[2] as number)).unpaid).toBe(false);
  });

  it('costs two statements a page, however many chats', async () => {
    for (let n = 0; n < 8; n += 1) await send(await test.farmer(), 'x');
    const query = vi.spyOn(test.ctx.db.pool, 'query');
    await listChats(test.ctx, { limit: 5 });
    expect(query).toHaveBeenCalledTimes(2);
  });

  it('refuses a cursor it did not write', async () => {
    for (const cursor of [
      '',
      'x',
      'MTIz',
      Buffer.from('9e9.1').toString('base64url'),
      '%%%',
      '9'.repeat(100),
    ]) {
      await expect(listChats(test.ctx, { cursor })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
  });
});

describe('the line of a chat', () => {
  it('falls back to the newest message the office still sees', async () => {
    const farmer = await test.farmer();
    const first = await send(farmer, 'first');
    const second = await send(farmer, 'second');
    const third = await send(farmer, 'third');
    const line = async () => (await showChat(test.ctx, first.chat_id)).last_message;
    expect(await line()).toBe('third');
    await deleteMessage(test.ctx, farmer, { id: third.id, mode: 'me' });
    expect(await line()).toBe('third');
    await deleteMessage(test.ctx, farmer, { id: third.id, mode: 'everyone' });
    expect(await line()).toBe('second');
    await deleteMessage(test.ctx, office, { id: second.id, mode: 'me' });
    expect(await line()).toBe('first');
    await clearChat(test.ctx, office, { chatId: first.chat_id, mode: 'clear' });
    expect(await line()).toBe('');
    expect(await names({})).toHaveLength(1);
  });

  it('counts as unread only what the office can still open', async () => {
    const farmer = await test.farmer();
    const message = await send(farmer, 'one');
    await send(farmer, 'two');
    await deleteMessage(test.ctx, office, { id: message.id, mode: 'me' });
    expect(await showChat(test.ctx, message.chat_id)).toMatchObject({ status: 'UNREAD', unread_count: 1 });
    await clearChat(test.ctx, office, { chatId: message.chat_id, mode: 'clear' });
    expect(await showChat(test.ctx, message.chat_id)).toMatchObject({ status: 'READ', unread_count: 0 });
  });

  it.each(['clear', 'delete'] as const)('keeps by a %s what came after it was last seen', async (mode) => {
    const farmer = await test.farmer();
    const { chat_id: chatId } = await send(farmer, 'old');
    const { head_seq: seen } = await showChat(test.ctx, chatId);
    await send(farmer, 'a question nobody has seen');
    await clearChat(test.ctx, office, { chatId, mode, upTo: seen });
    const left = await showChat(test.ctx, chatId);
    expect(left).toMatchObject({ last_message: 'a question nobody has seen', unread_count: 1, listed: true });
    expect(left.waiting_since).not.toBeNull();
    expect(await listChats(test.ctx, {})).toMatchObject({ chats: [{ id: chatId }], counts: { unread: 1 } });
    const { messages } = await readThread(test.ctx, office, { chatId });
    expect(messages.map(({ text }) => text)).toEqual(['a question nobody has seen']);
    await clearChat(test.ctx, office, { chatId, mode, upTo: 1_000 });
    expect(await showChat(test.ctx, chatId)).toMatchObject({ last_message: '', listed: mode === 'clear' });
  });

  it("leaves the list with the chat and comes back with the next message, not with the farmer's housekeeping", async () => {
    const farmer = await test.farmer();
    const { chat_id, id } = await send(farmer, 'old');
    await clearChat(test.ctx, office, { chatId: chat_id, mode: 'delete' });
    expect(await listChats(test.ctx, {})).toMatchObject({ chats: [], counts: { unread: 0 } });
    await deleteMessage(test.ctx, farmer, { id, mode: 'everyone' });
    await clearChat(test.ctx, farmer, { chatId: chat_id, mode: 'delete' });
    expect(await names({})).toEqual([]);
    await send(farmer, 'new');
    expect((await listChats(test.ctx, {})).chats).toMatchObject([{ last_message: 'new', unread_count: 1 }]);
  });

  it('shows the spray when nothing else was said, and one line of a long text', async () => {
    const farmer = await test.farmer();
    const { message } = await sendMessage(
      test.ctx,
      farmer,
      { last_chemical: 'Saaf', last_spray_date: '2 June' },
      null,
    );
    expect((await showChat(test.ctx, message.chat_id)).last_message).toBe('Last Spray: Saaf, 2 June');
    await send(farmer, `ಒಂದು\n${'ಕ್ಷೇ'.repeat(300)}`);
    const { last_message } = await showChat(test.ctx, message.chat_id);
    expect(last_message.startsWith('ಒಂದು ಕ್ಷೇ')).toBe(true);
    expect(last_message.endsWith('ಕ್ಷೇ')).toBe(true);
  });
});

describe('opening a chat', () => {
  it("marks it READ, also one that was SENT; a farmer's message makes it UNREAD again", async () => {
    const farmer = await test.farmer();
    const { chat_id } = await send(farmer, 'one');
    await openChatForOffice(test.ctx, office, chat_id);
    await test.ctx.inTransaction((tx) => setChatStatus(test.ctx, tx, chat_id, 'SENT'));
    expect(await showChat(test.ctx, chat_id)).toMatchObject({ status: 'SENT', unread_count: 0 });
    expect(await openChatForOffice(test.ctx, office, chat_id)).toMatchObject({ status: 'READ' });
    await send(farmer, 'two');
    expect(await showChat(test.ctx, chat_id)).toMatchObject({ status: 'UNREAD', unread_count: 1 });
  });
});
