import { describe, expect, it } from 'vitest';
import { mergeOrder, type Part, type PartState, type PlacedMessage } from './merged-order.ts';

const NOTHING_SEEN = { visible_from_seq: 0, delivered_seq: 0, read_seq: 0 };

const state = (head_seq: number, change: Partial<PartState> = {}): PartState => ({
  head_seq,
  done_seq: 0,
  farmer: NOTHING_SEEN,
  admin: NOTHING_SEEN,
  ...change,
});

/** `F3@40`: the farmer's, at position 3 of its log, written at 40. The id tells part and position. */
function part(name: Part, words: string): PlacedMessage[] {
  return words.split(' ').map((word) => {
    const [, who, seq, at] = /^([FA])(\d+)@(\d+)$/.exec(word) ?? [];
    const isFarmer = who === 'F';
    return {
      id: (name === 'from' ? 100 : 200) + Number(seq),
      part: name,
      seq: Number(seq),
      at: Number(at),
      sender_role: isFarmer ? 'farmer' : 'admin',
      asks: isFarmer,
      answers: !isFarmer,
    };
  });
}

const TWO = [...part('from', 'F1@10 A3@30 F5@50'), ...part('into', 'F2@20 A4@40 F6@60')];

describe('two chats as one', () => {
  it('stand in the order of their times, beyond both logs', () => {
    const { ids, base } = mergeOrder(TWO, { from: state(7), into: state(9) });
    expect({ ids, base }).toEqual({ ids: [101, 202, 103, 204, 105, 206], base: 9 });
  });

  it('keep the order of each log where a clock was set back, and the old one’s first in one instant', () => {
    const messages = [...part('from', 'F1@50 F2@10 F3@50'), ...part('into', 'F1@50 F2@20')];
    expect(mergeOrder(messages, { from: state(3), into: state(2) }).ids).toEqual([101, 102, 103, 201, 202]);
  });

  it('are read as far as both were: what one had not read stays unread', () => {
    const marks = (read: number, delivered = read) => ({
      visible_from_seq: 0,
      delivered_seq: delivered,
      read_seq: read,
    });
    const { admin, farmer } = mergeOrder(TWO, {
      from: state(7, { admin: marks(1, 5), farmer: marks(3) }),
      into: state(9, { admin: marks(6), farmer: marks(4) }),
    });
    // Of the farmer's words the office had read all but the last of the old chat, which stands fifth.
    expect(admin).toMatchObject({ read_seq: 9 + 4, delivered_seq: 9 + 6 });
    expect(farmer).toMatchObject({ read_seq: 9 + 6, delivered_seq: 9 + 6 });
  });

  it('let wait what waited in its own chat, and nothing else', () => {
    const waiting = mergeOrder(TWO, { from: state(7), into: state(9) });
    expect(waiting.done_seq).toBe(9 + 4);
    const settled = mergeOrder(TWO, { from: state(7, { done_seq: 5 }), into: state(9, { done_seq: 6 }) });
    expect(settled.done_seq).toBe(9 + 6);
  });

  it('hide what a side had cleared: from the start as a clearing, elsewhere one by one', () => {
    const cleared = (from: number) => ({ visible_from_seq: from, delivered_seq: 0, read_seq: 0 });
    const order = mergeOrder(TWO, {
      from: state(7, { admin: cleared(4), farmer: cleared(4) }),
      into: state(9, { admin: cleared(3) }),
    });
    expect(order.admin.visible_from_seq).toBe(9 + 4);
    expect(order.farmer.visible_from_seq).toBe(9 + 2);
    expect(order.hidden).toEqual([{ id: 103, side: 'farmer' }]);
    expect(mergeOrder(TWO, { from: state(7), into: state(9) }).admin.visible_from_seq).toBe(0);
  });

  it('of which neither has a message are nothing', () => {
    expect(mergeOrder([], { from: state(0), into: state(4) })).toEqual({
      ids: [],
      base: 4,
      done_seq: 4,
      farmer: { visible_from_seq: 0, delivered_seq: 4, read_seq: 4 },
      admin: { visible_from_seq: 0, delivered_seq: 4, read_seq: 4 },
      hidden: [],
    });
  });
});

describe('any two chats', () => {
  /** The same numbers each time. */
  function numbers(seed: number): () => number {
    let state32 = seed;
    return () => {
      state32 = (Math.imul(state32, 1_664_525) + 1_013_904_223) >>> 0;
      return state32 / 2 ** 32;
    };
  }
  const anyPart = (name: Part, next: () => number): [PlacedMessage[], PartState] => {
    let [seq, at] = [0, 0];
    const messages = Array.from({ length: Math.floor(next() * 9) }, (): PlacedMessage => {
      seq += 1 + Math.floor(next() * 3);
      at += Math.floor(next() * 4) - 1;
      const isFarmer = next() < 0.6;
      return {
        id: (name === 'from' ? 1000 : 2000) + seq,
        part: name,
        seq,
        at,
        sender_role: isFarmer ? 'farmer' : 'admin',
        asks: isFarmer && next() < 0.9,
        answers: !isFarmer && next() < 0.8,
      };
    });
    const head = seq + Math.floor(next() * 3);
    const upTo = (limit: number) => Math.floor(next() * (limit + 2));
    const marks = () => {
      const delivered = upTo(head);
      return { visible_from_seq: upTo(head), delivered_seq: delivered, read_seq: upTo(delivered - 1) };
    };
    return [messages, { head_seq: head, done_seq: upTo(head), farmer: marks(), admin: marks() }];
  };

  it.each(Array.from({ length: 400 }, (_, seed) => seed))('lose and double nothing: %i', (seed) => {
    const next = numbers(seed + 1);
    const [[old, from], [own, into]] = [anyPart('from', next), anyPart('into', next)];
    const all = [...old, ...own];
    const order = mergeOrder(all, { from, into });
    const states = { from, into };
    expect(order.ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    for (const messages of [old, own]) {
      const ids = new Set(messages.map(({ id }) => id));
      expect(order.ids.filter((id) => ids.has(id))).toEqual(messages.map(({ id }) => id));
    }
    const hidden = new Set(order.hidden.map(({ id, side }) => `${side}:${id}`));
    for (const side of ['farmer', 'admin'] as const) {
      const marks = order[side];
      expect(marks.read_seq).toBeLessThanOrEqual(marks.delivered_seq);
      order.ids.forEach((id, index) => {
        const message = all.find((each) => each.id === id) as PlacedMessage;
        const place = order.base + index + 1;
        const was = states[message.part];
        const isGone = place < marks.visible_from_seq || hidden.has(`${side}:${id}`);
        expect(isGone).toBe(message.seq < was[side].visible_from_seq);
        if (message.sender_role !== side && place <= marks.read_seq) {
          expect(message.seq).toBeLessThanOrEqual(was[side].read_seq);
        }
        const answered = Math.max(
          0,
          ...all.filter((each) => each.part === message.part && each.answers).map(({ seq }) => seq),
        );
        if (message.asks && message.seq > Math.max(was.done_seq, answered)) {
          expect(place).toBeGreaterThan(order.done_seq);
        }
      });
    }
  });
});
