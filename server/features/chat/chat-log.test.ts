import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatContext, createChatContext } from '../../../tests/support/chat-context.ts';
import { applyEvent, type ChatModel, emptyModel } from '../../../tests/support/chat-model.ts';
import { AppError } from '../../platform/errors.ts';
import type { Actor, FarmerActor, OfficeActor } from '../identity/index.ts';
import { bringBackChat, bringBackMessage } from './clear/bring-back.ts';
import { clearChat } from './clear/clear-chat.ts';
import { blockFarmer } from './inbox/block-farmer.ts';
import { showChat } from './inbox/list-chats.ts';
import { openChatForOffice } from './inbox/open-chat-for-office.ts';
import { readEvents, setChatStatus } from './log/chat-log.ts';
import { listEvents } from './log/events.store.ts';
import { deleteMessage } from './message/delete-message.ts';
import { sendMessage } from './message/send-message.ts';
import { readThread } from './thread/read-thread.ts';
import { recordReceipt } from './thread/record-receipt.ts';

/** `npm run trials -- log` makes up 1,500 histories; the ordinary suite a hundred, other ones each time. */
const { LOG_HISTORIES = 100, LOG_SEED } = process.env;
const HISTORIES = Number(LOG_HISTORIES);
const PATIENCE = { timeout: 300_000 + HISTORIES * 1_000 };
const seeded = LOG_SEED === undefined ? {} : { seed: Number(LOG_SEED) };

let test: ChatContext;
let office: OfficeActor;

beforeAll(async () => {
  test = await createChatContext();
  office = await test.office();
});
afterAll(() => test.close());

/** Numbers choose among what is there when the step runs: `pick` of the messages, `at` of the positions. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      side: side(),
      pick: fc.nat(),
      reply: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('delete' as const),
      side: side(),
      pick: fc.nat(),
      everyone: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('receipt' as const), side: side(), at: fc.nat(), read: fc.nat() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('clear' as const), side: side(), list: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undelete' as const), side: side(), pick: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('open' as const, 'dispatch' as const, 'restore' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('block' as const), on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sync' as const), side: side() }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function side() {
  return fc.constantFrom('farmer' as const, 'admin' as const);
}

interface World {
  chatId: number;
  farmer: FarmerActor;
  messageIds: number[];
  models: Record<Actor['side'], ChatModel>;
}

async function newWorld(): Promise<World> {
  const farmer = await test.farmer();
  const { message } = await sendMessage(test.ctx, farmer, { text: 'ನಮಸ್ಕಾರ' }, null);
  return {
    chatId: message.chat_id,
    farmer,
    messageIds: [message.id],
    models: { farmer: emptyModel(), admin: emptyModel() },
  };
}

const actorOf = (world: World, role: Actor['side']): Actor => (role === 'farmer' ? world.farmer : office);

async function take(world: World, s: Step): Promise<void> {
  const { ctx } = test;
  const { chatId, messageIds } = world;
  const actor = 'side' in s ? actorOf(world, s.side) : office;
  const id = 'pick' in s ? (messageIds[s.pick % messageIds.length] as number) : 0;
  switch (s.do) {
    case 'send': {
      const fields = { chat_id: chatId, text: `m${messageIds.length}`, ...(s.reply ? { reply_to: id } : {}) };
      messageIds.push((await sendMessage(ctx, actor, fields, null)).message.id);
      return;
    }
    case 'delete':
      await deleteMessage(ctx, actor, { id, mode: s.everyone ? 'everyone' : 'me' });
      return;
    case 'undelete':
      await bringBackMessage(ctx, actor, id);
      return;
    case 'restore':
      await bringBackChat(ctx, office, chatId);
      return;
    case 'receipt': {
      const body = { chat_id: chatId, delivered_seq: s.at % 60, read_seq: s.read % 60 };
      await recordReceipt(ctx, actor, body);
      return;
    }
    case 'clear':
      await clearChat(ctx, actor, { chatId, mode: s.list ? 'delete' : 'clear' });
      return;
    case 'open':
      await openChatForOffice(ctx, office, chatId);
      return;
    case 'dispatch':
      await ctx.inTransaction((tx) => setChatStatus(ctx, tx, chatId, 'SENT'));
      return;
    case 'block':
      await blockFarmer(ctx, office, { mobile: world.farmer.mobile, blocked: s.on }, '::1');
      return;
    case 'sync':
      await catchUp(world, s.side);
  }
}

async function catchUp(world: World, role: Actor['side']): Promise<void> {
  const model = world.models[role];
  const answer = await readEvents(test.ctx, actorOf(world, role), { chatId: world.chatId, after: model.seq });
  if (answer.limited) {
    // What was cleared is back: the log cannot tell it, a fresh page does.
    const fresh = await readThread(test.ctx, actorOf(world, role), { chatId: world.chatId, limit: 200 });
    const { status, unread_count, blocked } = await showChat(test.ctx, world.chatId);
    const messages = new Map(fresh.messages.map((message) => [message.id, message]));
    world.models[role] = {
      seq: fresh.headSeq,
      messages,
      status,
      unread: unread_count,
      blocked,
      marks: fresh.watermarks,
    };
    return;
  }
  for (const event of answer.events) applyEvent(model, event);
  expect(model.seq).toBe(answer.head_seq);
}

async function expectModelEqualsThread(world: World, role: Actor['side']): Promise<void> {
  const model = world.models[role];
  const fresh = await readThread(test.ctx, actorOf(world, role), { chatId: world.chatId, limit: 200 });
  expect([...model.messages.values()].sort((a, b) => a.seq - b.seq)).toEqual(fresh.messages);
  expect(model.marks).toEqual(fresh.watermarks);
  expect(model.seq).toBe(fresh.headSeq);
  if (role === 'farmer') return;
  const { status, unread_count, blocked } = await showChat(test.ctx, world.chatId);
  expect({ status: model.status, unread_count: model.unread, blocked: model.blocked }).toEqual({
    status,
    unread_count,
    blocked,
  });
}

describe('the log of a chat', () => {
  it('brings each side, however late it reads, to the thread a fresh reader gets', PATIENCE, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const world = await newWorld();
        for (const each of steps) {
          await take(world, each).catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error;
          });
        }
        for (const role of ['farmer', 'admin'] as const) {
          await catchUp(world, role);
          await expectModelEqualsThread(world, role);
        }
      }),
      { numRuns: HISTORIES, ...seeded },
    );
  });

  it('does so when everything happens at once', PATIENCE, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
        const world = await newWorld();
        const outcomes = await Promise.allSettled(
          steps.filter((s) => s.do !== 'sync').map((s) => take(world, s)),
        );
        for (const each of outcomes)
          if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(AppError);
        const { head_seq } = await showChat(test.ctx, world.chatId);
        const log = await listEvents(test.ctx.db, world.chatId, 0, head_seq + 10);
        expect(log.map((event) => event.seq)).toEqual(Array.from({ length: head_seq }, (_, n) => n + 1));
        for (const role of ['farmer', 'admin'] as const) {
          await catchUp(world, role);
          await expectModelEqualsThread(world, role);
        }
      }),
      { numRuns: Math.ceil(HISTORIES / 4), ...seeded },
    );
  });

  it("says nothing to the farmer about the office's list, and to neither about the other's housekeeping", async () => {
    const world = await newWorld();
    await openChatForOffice(test.ctx, office, world.chatId);
    await clearChat(test.ctx, office, { chatId: world.chatId, mode: 'delete' });
    await clearChat(test.ctx, world.farmer, { chatId: world.chatId, mode: 'clear' });
    const types = async (actor: Actor) =>
      (await readEvents(test.ctx, actor, { chatId: world.chatId, after: 0 })).events.map(
        (event) => event.type,
      );
    expect(await types(world.farmer)).toEqual(['skip', 'receipt', 'skip', 'skip', 'cleared']);
    expect(await types(office)).toEqual(['skip', 'receipt', 'status', 'chat_deleted', 'skip']);
  });

  it('brings a message deleted for one side back to that side alone, once, in its place', async () => {
    const world = await newWorld();
    const { ctx } = test;
    const [id] = world.messageIds as [number];
    await sendMessage(ctx, world.farmer, { text: 'second' }, null);
    await deleteMessage(ctx, world.farmer, { id, mode: 'me' });
    const gone = await readEvents(ctx, world.farmer, { chatId: world.chatId, after: 0 });
    expect(gone.events.map(({ type }) => type)).toEqual(['skip', 'message', 'deleted']);
    const head = await bringBackMessage(ctx, world.farmer, id);
    expect(await bringBackMessage(ctx, world.farmer, id)).toBe(head);
    const { events } = await readEvents(ctx, world.farmer, { chatId: world.chatId, after: 3 });
    expect(events).toMatchObject([{ type: 'restored', seq: 4, message: { id, seq: 1, text: 'ನಮಸ್ಕಾರ' } }]);
    expect((await readEvents(ctx, office, { chatId: world.chatId, after: 3 })).events).toMatchObject([
      { type: 'skip' },
    ]);
  });

  it('brings back for nobody what was deleted for everyone', async () => {
    const world = await newWorld();
    const [id] = world.messageIds as [number];
    await deleteMessage(test.ctx, world.farmer, { id, mode: 'me' });
    await deleteMessage(test.ctx, world.farmer, { id, mode: 'everyone' });
    await bringBackMessage(test.ctx, world.farmer, id);
    const { messages } = await readThread(test.ctx, world.farmer, { chatId: world.chatId });
    expect(messages).toMatchObject([{ id, deleted: true, text: null }]);
  });

  it('of a chat that is back tells whoever comes past that to reload, and the list has it as before', async () => {
    const world = await newWorld();
    const { ctx } = test;
    const before = await showChat(ctx, world.chatId);
    await clearChat(ctx, office, { chatId: world.chatId, mode: 'delete' });
    expect(await showChat(ctx, world.chatId)).toMatchObject({
      listed: false,
      put_away: true,
      last_message: '',
    });
    const { head_seq } = await showChat(ctx, world.chatId);
    const after = await bringBackChat(ctx, office, world.chatId);
    expect(await readEvents(ctx, office, { chatId: world.chatId, after: head_seq })).toMatchObject({
      limited: true,
      head_seq: after,
    });
    expect((await readEvents(ctx, world.farmer, { chatId: world.chatId, after: head_seq })).limited).toBe(
      false,
    );
    expect(await showChat(ctx, world.chatId)).toEqual({ ...before, head_seq: after });
    expect(before).toMatchObject({ status: 'UNREAD', unread_count: 1, put_away: false });
    expect(await bringBackChat(ctx, office, world.chatId)).toBe(after);
  });

  it('never gives back what was deleted or hidden after it was logged', async () => {
    const world = await newWorld();
    const { message } = await sendMessage(test.ctx, world.farmer, { text: 'secret words' }, null);
    await deleteMessage(test.ctx, world.farmer, { id: message.id, mode: 'everyone' });
    const { events } = await readEvents(test.ctx, office, { chatId: world.chatId, after: 0 });
    expect(JSON.stringify(events)).not.toContain('secret words');
  });

  it('tells a reader too far behind, or ahead of a restored database, to reload', async () => {
    const world = await newWorld();
    const { ctx } = test;
    for (let n = 0; n < 10; n += 1) {
      await Promise.all(
        Array.from({ length: 51 }, () => sendMessage(ctx, world.farmer, { text: 'x' }, null)),
      );
    }
    const read = (after: number) => readEvents(ctx, office, { chatId: world.chatId, after });
    expect(await read(10)).toMatchObject({ limited: true, events: [], head_seq: 511 });
    expect(await read(512)).toMatchObject({ limited: true, events: [] });
    expect((await read(11)).events).toHaveLength(500);
    expect(await read(511)).toMatchObject({ limited: false, events: [] });
  });
});

describe('receipts', () => {
  it('only grow, never pass the head, and never answer each other', async () => {
    const world = await newWorld();
    const { ctx } = test;
    const receipt = (actor: Actor, delivered_seq: number, read_seq = 0) =>
      recordReceipt(ctx, actor, { chat_id: world.chatId, delivered_seq, read_seq });
    expect(await receipt(office, 900)).toBe(2);
    const marks = async () => (await readThread(ctx, office, { chatId: world.chatId })).watermarks;
    expect(await marks()).toEqual({
      farmer: { delivered_seq: 0, read_seq: 0 },
      admin: { delivered_seq: 1, read_seq: 0 },
    });
    // Each side acknowledges the other's receipts and its own messages: nothing new is said.
    expect(await receipt(world.farmer, 2, 2)).toBe(2);
    expect(await receipt(office, 2)).toBe(2);
    expect(await receipt(office, 0)).toBe(2);
    // Read: the receipt, and the list's line that follows from it.
    expect(await receipt(office, 1, 1)).toBe(4);
    expect(await receipt(office, 4, 4)).toBe(4);
    expect(await showChat(ctx, world.chatId)).toMatchObject({ status: 'READ', unread_count: 0 });
    expect((await marks()).admin).toEqual({ delivered_seq: 1, read_seq: 1 });
  });

  it('come from the office with opening a chat, once', async () => {
    const world = await newWorld();
    expect((await openChatForOffice(test.ctx, office, world.chatId)).headSeq).toBe(3);
    expect((await openChatForOffice(test.ctx, office, world.chatId)).headSeq).toBe(3);
    const { watermarks } = await readThread(test.ctx, world.farmer, { chatId: world.chatId });
    expect(watermarks.admin).toEqual({ delivered_seq: 1, read_seq: 1 });
  });
});
