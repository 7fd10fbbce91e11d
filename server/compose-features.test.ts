import { describe, expect, it } from 'vitest';
import { composeFeatures } from './compose-features.ts';
import type { AppContext } from './context.ts';
import type { Feature } from './feature.ts';
import type { Erasure } from './hooks.ts';
import type { Transaction } from './platform/database/transaction.ts';

const feature = (name: string, uses: string[] = [], hooks: Feature['hooks'] = {}): Feature => ({
  name,
  uses,
  tables: [],
  reads: {},
  hooks,
});

describe('what is wrong with the list is said in a sentence', () => {
  it.each([
    ['missing', [feature('orders', ['chat'])], 'the feature orders uses chat, which is not listed'],
    [
      'circular',
      [feature('chat', ['orders']), feature('orders', ['chat'])],
      'the feature chat uses orders, which does not stand before it: a circle, or the wrong order',
    ],
    ['twice', [feature('chat'), feature('chat')], 'the feature chat is listed twice'],
  ])('%s', (_, features, sentence) => {
    expect(() => composeFeatures(features)).toThrow(sentence);
  });
});

describe('hooks', () => {
  it('erase from the last feature to the first, and let papers expire from the first to the last', async () => {
    const order: string[] = [];
    const tracing = (name: string): Feature['hooks'] => ({
      onErase: async () => void order.push(`erase ${name}`),
      onPapersExpire: async () => [`file of ${name}`],
    });
    const { hooks } = composeFeatures([
      feature('chat', [], tracing('chat')),
      feature('site'),
      feature('quotes', ['chat'], tracing('quotes')),
    ]);
    await hooks.onErase({} as AppContext, {} as Transaction, {} as Erasure);
    expect(order).toEqual(['erase quotes', 'erase chat']);
    expect(await hooks.onPapersExpire({} as Transaction, new Date())).toEqual([
      'file of chat',
      'file of quotes',
    ]);
  });

  it('of two lists of features share nothing', async () => {
    const order: string[] = [];
    const erase = async () => void order.push('erased');
    composeFeatures([feature('chat', [], { onErase: erase })]);
    const { hooks } = composeFeatures([feature('chat')]);
    await hooks.onErase({} as AppContext, {} as Transaction, {} as Erasure);
    expect(order).toEqual([]);
  });
});
