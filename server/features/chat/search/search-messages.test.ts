import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ChatContext, createChatContext } from '../../../../tests/support/chat-context.ts';
import { sql } from '../../../platform/database/db.ts';
import type { FarmerActor, OfficeActor } from '../../identity/index.ts';
import { clearChat } from '../clear/clear-chat.ts';
import { deleteMessage } from '../message/delete-message.ts';
import { sendMessage } from '../message/send-message.ts';
import { searchMessages } from './search-messages.ts';

let test: ChatContext;
let office: OfficeActor;
let farmer: FarmerActor;

beforeEach(async () => {
  test = await createChatContext();
  office = await test.office();
  farmer = await test.farmer({ name: 'ಲಕ್ಷ್ಮೀದೇವಿ' });
});
afterEach(() => test.close());

const send = async (text: string, as = farmer) => (await sendMessage(test.ctx, as, { text }, null)).message;

/** What is found, as the texts with their marks. */
async function found(q: string): Promise<string[]> {
  const { hits } = await searchMessages(test.ctx, { q });
  return hits.map(({ text, file_name }) =>
    [...(text ?? []), ...(file_name ?? [])].map((part) => (part.hit ? `[${part.text}]` : part.text)).join(''),
  );
}

/** Puts many messages at the end of the farmer's chat at once, all with this text. */
async function fill(chatId: number, count: number, text: string): Promise<void> {
  await test.ctx.db.run(
    sql`with head as (update chats set head_seq = head_seq + ${count}::int where id = ${chatId} returning head_seq)
        insert into messages (chat_id, seq, sender_role, sender_id, text)
        select ${chatId}, head.head_seq - ${count}::int + n, 'farmer', ${farmer.farmerId}, ${text}::text || ' ' || n
        from head, generate_series(1, ${count}::int) n`,
  );
}

describe('the search over everything written', () => {
  it('finds any part of a word in any chat, newest first, and names whose it is', async () => {
    const other = await test.farmer({ name: 'Ravi Kumar', mobile: '9876543210' });
    await send('ಅಡಿಕೆ ಕೊಳೆ ರೋಗ');
    await send('Adike Kole Roga', other);
    const last = await send('ನಮ್ಮ ಅಡಿಕೆತೋಟ', other);
    expect(await found('ಅಡಿಕೆ')).toEqual(['ನಮ್ಮ [ಅಡಿಕೆ]ತೋಟ', '[ಅಡಿಕೆ] ಕೊಳೆ ರೋಗ']);
    expect(await found('KOLE')).toEqual(['Adike [Kole] Roga']);
    expect((await searchMessages(test.ctx, { q: 'ಅಡಿಕೆತೋಟ' })).hits).toMatchObject([
      { message_id: last.id, chat_id: last.chat_id, seq: last.seq, name: 'Ravi Kumar', mobile: '9876543210' },
    ]);
  });

  it('finds conjuncts by any of their letters, and words typed with another joiner', async () => {
    await send('ಬೆಳೆ ಕ್ಷೀಣವಾಗಿದೆ');
    await send('ಸೂರ್\u200Dಯಕಾಂತಿ');
    expect(await found('ಕ್ಷೀಣ')).toEqual(['ಬೆಳೆ [ಕ್ಷೀಣ]ವಾಗಿದೆ']);
    expect(await found('ಷೀಣ')).toEqual(['ಬೆಳೆ [ಕ್ಷೀಣ]ವಾಗಿದೆ']);
    expect(await found('ಸೂರ್ಯ')).toEqual(['[ಸೂರ್\u200Dಯ]ಕಾಂತಿ']);
  });

  it('tells apart letters that share a form in the index', async () => {
    await send('ಕಾಳು');
    await send('ಖಾಲು');
    await send('k1l4');
    expect(await found('ಕಾಳು')).toEqual(['[ಕಾಳು]']);
  });

  it('wants every word, takes signs as they are, and nothing for a single letter', async () => {
    await send('ಬೆಲೆ 100% ಖಚಿತ');
    await send('ಬೆಲೆ 1000');
    expect(await found('ಖಚಿತ ಬೆಲೆ')).toHaveLength(1);
    expect(await found('100%')).toEqual(['ಬೆಲೆ [100%] ಖಚಿತ']);
    expect(await found('_000')).toEqual([]);
    expect(await found('ಬ')).toEqual([]);
    expect(await found("'; drop table messages --")).toEqual([]);
  });

  it('finds an emoji among the newest messages and says that it looked no further', async () => {
    await send('ಸರಿ 👍');
    expect(await searchMessages(test.ctx, { q: '👍' })).toMatchObject({ complete: false, hits: [{}] });
    expect(await searchMessages(test.ctx, { q: '👍 ಸರಿ' })).toMatchObject({ complete: true, hits: [{}] });
    expect(await searchMessages(test.ctx, { q: 'ಸರಿ' })).toMatchObject({ complete: true });
  });

  it('finds nothing that was deleted for both, hidden from the office or cleared; what the farmer hid stays', async () => {
    const [gone, hidden, kept] = [
      await send('ಗುಟ್ಟು ಒಂದು'),
      await send('ಗುಟ್ಟು ಎರಡು'),
      await send('ಗುಟ್ಟು ಮೂರು'),
    ];
    await deleteMessage(test.ctx, farmer, { id: gone.id, mode: 'everyone' });
    await deleteMessage(test.ctx, office, { id: hidden.id, mode: 'me' });
    await deleteMessage(test.ctx, farmer, { id: kept.id, mode: 'me' });
    expect(await found('ಗುಟ್ಟು')).toEqual(['[ಗುಟ್ಟು] ಮೂರು']);
    await clearChat(test.ctx, office, { chatId: kept.chat_id, mode: 'clear' });
    expect(await found('ಗುಟ್ಟು')).toEqual([]);
  });

  it('pages through everything once, also a word that was frequent once and not lately', async () => {
    const { chat_id } = await send('ಮೊದಲ ಮಾತು');
    await fill(chat_id, 3_500, 'ಶುಂಠಿ ಬೆಲೆ');
    await fill(chat_id, 51_000, 'ok');
    const { hits, nextBefore } = await searchMessages(test.ctx, { q: 'ಶುಂಠಿ' });
    expect(hits.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, n) => 3_501 - n));
    const second = await searchMessages(test.ctx, { q: 'ಶುಂಠಿ', before: nextBefore as number });
    expect(second.hits[0]?.seq).toBe(3_481);
    const rare = await searchMessages(test.ctx, { q: 'ಶುಂಠಿ 3499' });
    expect(rare).toMatchObject({ hits: [{ seq: 3_500 }], nextBefore: undefined });
    expect((await searchMessages(test.ctx, { q: 'ok', limit: 50 })).hits).toHaveLength(50);
  });
});
