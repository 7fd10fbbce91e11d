import { describe, expect, it } from 'vitest';
import { countedMark, isCounted, isNewsFor, type NewMessageEvent } from './unread-rules.ts';

const OWNER = { mobile: '9845012345', chatId: 7 };

function event(over: Partial<NewMessageEvent> = {}): NewMessageEvent {
  return { chat_id: 7, seq: 20, sender_role: 'admin', to_mobile: '9845012345', ...over };
}

describe('a new message', () => {
  it('is news when the office writes in the farmer’s chat, whatever number it names', () => {
    expect(isNewsFor(OWNER, event({ to_mobile: '9000000000' }))).toBe(true);
  });

  it.each(['to_mobile', 'toMobile', 'to', 'mobile'] as const)('is news by the digits of %s', (name) => {
    const nameless = { chat_id: 9, seq: 1, sender_role: 'admin' } as const;
    expect(isNewsFor({ ...OWNER, chatId: null }, { ...nameless, [name]: '+91 98450 12345' })).toBe(true);
    expect(isNewsFor(OWNER, { ...nameless, [name]: '+91 98450 99999' })).toBe(false);
  });

  it('is none when the farmer wrote it, perhaps on their other phone', () => {
    expect(isNewsFor(OWNER, event({ sender_role: 'farmer' }))).toBe(false);
  });

  it('is none in a chat that is not theirs', () => {
    expect(isNewsFor(OWNER, { chat_id: 8, seq: 1, sender_role: 'admin' })).toBe(false);
  });
});

describe('counting once in all tabs', () => {
  it('passes over what was counted, and what came before it', () => {
    const mark = countedMark(event({ seq: 20 }));
    expect(isCounted(mark, event({ seq: 20 }))).toBe(true);
    expect(isCounted(mark, event({ seq: 19 }))).toBe(true);
    expect(isCounted(mark, event({ seq: 21 }))).toBe(false);
  });

  it('begins anew in another chat, or after nothing or nonsense', () => {
    expect(isCounted('6:500', event())).toBe(false);
    expect(isCounted(null, event())).toBe(false);
    expect(isCounted('nonsense', event())).toBe(false);
  });
});
