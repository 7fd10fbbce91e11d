import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_TRACKING_PAGE } from '#shared/domain/chat/lr-text.ts';
import { type ChatContext, createChatContext } from '../../../tests/support/chat-context.ts';
import { sql } from '../../platform/database/db.ts';
import { findChat, setChatStatus } from '../chat/index.ts';
import type { OfficeActor } from '../identity/index.ts';
import { sendLr } from './send-lr.ts';

let test: ChatContext;
let office: OfficeActor;
let chatId: number;

beforeAll(async () => {
  test = await createChatContext();
  office = await test.office();
  const farmer = await test.farmer();
  const chat = await test.ctx.db.one(
    Type.Object({ id: Type.Integer() }),
    sql`insert into chats (farmer_id) values (${farmer.farmerId}) returning id`,
  );
  chatId = chat.id;
});
afterAll(() => test.close());

const send = (fields: Partial<Parameters<typeof sendLr>[2]>) =>
  sendLr(test.ctx, office, { chat_id: chatId, lr_number: 'VRL123456', ...fields });

async function count(statement: ReturnType<typeof sql>): Promise<number> {
  return (await test.ctx.db.one(Type.Object({ n: Type.Integer() }), statement)).n;
}
const dispatches = () => count(sql`select count(*) as n from dispatches where chat_id = ${chatId}`);

describe('sending a lorry receipt', () => {
  it('puts its card in the thread, marks the chat SENT and remembers who did it', async () => {
    const link = 'https://carrier.example/track?lr=VRL123456';
    const { message, head_seq } = await send({ lr_number: ' VRL 123456 ', tracking_link: link });
    expect(message).toMatchObject({
      message_type: 'lr',
      sender_role: 'admin',
      text: `LR: VRL123456\nTrack: ${link}`,
      meta: { lr_number: 'VRL123456', tracking_link: link },
    });
    expect(await findChat(test.ctx.db, chatId)).toMatchObject({ status: 'SENT', head_seq });
    const subject = `chat:${chatId}`;
    expect(
      await count(sql`select count(*) as n from audit_log where action = 'dispatch.send' and subject = ${subject}
                        and staff_id = ${office.staffId}`),
    ).toBe(1);
  });

  it.each([
    { lr_number: 'VRL1' },
    { lr_number: 'VRL2', tracking_link: '' },
    { lr_number: 'VRL3', tracking_link: '   ' },
  ])('without a link leads to the carrier’s public page (%j)', async (fields) => {
    expect((await send(fields)).message.meta.tracking_link).toBe(DEFAULT_TRACKING_PAGE);
  });

  it('stores one receipt for ten sends with one client id, and does not mark the chat again later', async () => {
    const fields = { client_id: randomUUID(), lr_number: 'KA-01/2026' };
    const before = await dispatches();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(fields)));
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
    expect((await dispatches()) - before).toBe(1);
    await test.ctx.inTransaction((tx) => setChatStatus(test.ctx, tx, chatId, 'UNREAD'));
    await send(fields);
    expect((await findChat(test.ctx.db, chatId))?.status).toBe('UNREAD');
    await expect(send({ ...fields, lr_number: 'KA-02' })).rejects.toMatchObject({ code: 'CLIENT_ID_REUSED' });
  });

  it.each(['', '   '])('needs a number (%j)', async (lr_number) => {
    await expect(send({ lr_number })).rejects.toMatchObject({ code: 'LR_REQUIRED' });
  });

  it.each(['VRL_1', 'VRL#1', '<b>', 'ಕನ್ನಡ', '-1', 'A'.repeat(61)])(
    'does not take %s for one',
    async (lr_number) => {
      await expect(send({ lr_number })).rejects.toMatchObject({ code: 'LR_INVALID' });
    },
  );

  it.each([
    'http://carrier.example',
    'javascript:alert(1)',
    'https://',
    'https://a b.example',
    'carrier.example',
  ])('refuses the link %s', async (tracking_link) => {
    await expect(send({ tracking_link })).rejects.toMatchObject({ code: 'TRACKING_LINK_INVALID' });
  });

  it('knows no chat that is not there', async () => {
    await expect(send({ chat_id: 999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
