import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import type { Customer } from '#shared/contract/customers.ts';
import type { Case } from '#shared/contract/office/cases.ts';
import { indiaMinute, instantOf } from './CaseView.tsx';
import { askedIn, factsOfNew, guessCrop } from './new-case.ts';

const aCase = (facts: Partial<Case['facts']>, ids: number[] = []) =>
  ({ facts: { crop: 'chilli', ...facts }, message_ids: ids }) as Case;
const customer = (crops: string[], spray?: object) =>
  ({ crops, sprays: spray ? [{ message_id: 1, sent_at: '', spray }] : [] }) as unknown as Customer;
const message = (id: number, by: 'farmer' | 'admin', kind = 'text') =>
  ({ id, sender_role: by, message_type: kind, deleted: false }) as Message;

describe('the crop of a new case', () => {
  const label = { kind: 'crop', key: 'onion' } as const;
  it('is that of the last case, else the farmer’s own, else of the label, else asked for', () => {
    expect(guessCrop([aCase({ crop: 'tomato' })], customer(['paddy']), [label])).toBe('tomato');
    expect(guessCrop([], customer(['paddy']), [label])).toBe('paddy');
    expect(guessCrop([], undefined, [{ kind: 'topic', key: null }, label] as never)).toBe('onion');
    expect(guessCrop([], customer([]), [])).toBeNull();
  });
});

describe('what is known of a new case', () => {
  const before = aCase({ variety: 'Byadgi', acres: 2, tank_litres: 16, taluk: 'Byadgi', stage: 'flowering' });
  it('is the field of the last case of its crop, but not how it stood then', () => {
    const facts = factsOfNew('chilli', [before], customer([]));
    expect(facts).toMatchObject({ crop: 'chilli', variety: 'Byadgi', acres: 2, tank_litres: 16 });
    expect(facts).not.toHaveProperty('stage');
  });
  it('is the sprayer and the place alone where the crop is another', () => {
    const facts = factsOfNew('paddy', [before], customer([]));
    expect(facts).toMatchObject({ crop: 'paddy', tank_litres: 16, taluk: 'Byadgi' });
    expect(facts).not.toHaveProperty('acres');
  });
  it('has the farmer’s last spray in their words', () => {
    const spray = { date: '2026-11-20', chemical: 'ನೀಮ್', dosage: null };
    expect(factsOfNew('paddy', [], customer([], spray)).sprayed).toBe('ನೀಮ್, 2026-11-20');
  });
});

it('begins with what the farmer has said since the last answer, without what another case holds', () => {
  const messages = [
    message(1, 'farmer'),
    message(2, 'admin'),
    message(3, 'farmer'),
    message(4, 'farmer', 'payment'),
    message(5, 'farmer'),
  ];
  expect(askedIn(messages, [aCase({}, [3])])).toEqual([5]);
});

it('reads and writes a deadline by India’s clock, over midnight', () => {
  expect(indiaMinute('2026-11-25T19:00:00.000Z')).toBe('2026-11-26T00:30');
  expect(instantOf('2026-11-26T00:30')).toBe('2026-11-25T19:00:00.000Z');
  expect(instantOf('soon')).toBeNull();
});
