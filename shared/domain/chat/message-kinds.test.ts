import { describe, expect, it } from 'vitest';
import { isRecord, KINDS, kindOf, MESSAGE_KINDS, type MessageKind } from './message-kinds.ts';

/** Said once more by hand: a new kind does not compile here before somebody has judged it. */
const DELETABLE_BY: Record<MessageKind, 'writer' | 'nobody'> = {
  text: 'writer',
  call: 'writer',
  intake: 'writer',
  consent: 'writer',
  quote: 'nobody',
  lr: 'nobody',
  plan: 'nobody',
  checkup: 'nobody',
  outcome: 'nobody',
  alert: 'nobody',
  payment: 'nobody',
  receipt: 'nobody',
  refund: 'nobody',
};

describe('a kind of message', () => {
  it.each(MESSAGE_KINDS)('says who may delete it for everyone: %s', (kind) => {
    expect(KINDS[kind].deletableBy).toBe(DELETABLE_BY[kind]);
    expect(isRecord(kind)).toBe(DELETABLE_BY[kind] === 'nobody');
  });

  it('fits the column it is stored in', () => {
    for (const kind of MESSAGE_KINDS) expect(kind).toMatch(/^[a-z_]{1,32}$/);
  });

  it.each(['a kind of tomorrow', 'toString', ''])('is a record while nobody here knows it: %j', (word) => {
    expect(kindOf(word)).toBeUndefined();
    expect(isRecord(word)).toBe(true);
  });

  it('has the two names of a quotation', () => {
    expect([kindOf('quote'), kindOf('quotation')]).toEqual(['quote', 'quote']);
  });
});
