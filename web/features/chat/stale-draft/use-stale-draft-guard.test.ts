// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import { useDraftStart } from './draft-start.ts';
import { useStaleDraftGuard } from './use-stale-draft-guard.ts';

afterEach(cleanup);

const message = (seq: number, clientId: string | null = null) =>
  ({ id: seq, seq, client_id: clientId, deleted: false }) as Message;
const upTo = (seq: number) => Array.from({ length: seq }, (_, index) => message(index + 1));

interface Given {
  isBegun: boolean;
  messages: Message[];
  side?: 'admin' | 'farmer';
  phase?: 'loading' | 'ready';
}

const guarded = (first: Given) => {
  const { result, rerender } = renderHook(
    ({ isBegun, messages, side = 'admin', phase = 'ready' }: Given) =>
      useStaleDraftGuard(messages, useDraftStart({ side, phase, messages }, isBegun)),
    { initialProps: first },
  );
  return {
    given: rerender,
    maySend() {
      let may = false;
      act(() => {
        may = result.current.maySend();
      });
      return may;
    },
    accept: () => act(() => result.current.accept()),
    asks: () => result.current.arrived.map(({ seq }) => seq),
  };
};

it('lets go what was begun after the newest message', () => {
  const guard = guarded({ isBegun: true, messages: upTo(3) });
  expect(guard.maySend()).toBe(true);
  expect(guard.asks()).toEqual([]);
});

it('holds once what was begun before it, and again for what came after the question', () => {
  const guard = guarded({ isBegun: true, messages: upTo(3) });
  guard.given({ isBegun: true, messages: upTo(5) });
  expect(guard.asks(), 'a word that comes disturbs nobody').toEqual([]);
  expect(guard.maySend()).toBe(false);
  expect(guard.asks()).toEqual([4, 5]);
  guard.given({ isBegun: true, messages: upTo(6) });
  expect(guard.maySend()).toBe(false);
  expect(guard.maySend()).toBe(true);
  expect(guard.maySend(), 'the next file of the same choice').toBe(true);
});

it('read first: it answers these too', () => {
  const guard = guarded({ isBegun: true, messages: upTo(1) });
  guard.given({ isBegun: true, messages: upTo(2) });
  expect(guard.maySend()).toBe(false);
  guard.accept();
  expect(guard.asks()).toEqual([]);
  expect(guard.maySend()).toBe(true);
});

it('begins anew with the next choice, counts from when the thread was here, and not what this page sent', () => {
  const guard = guarded({ isBegun: true, messages: [], phase: 'loading' });
  guard.given({ isBegun: true, messages: upTo(4) });
  expect(guard.maySend()).toBe(true);
  guard.given({ isBegun: false, messages: upTo(4) });
  guard.given({ isBegun: false, messages: upTo(6) });
  guard.given({ isBegun: true, messages: upTo(6) });
  guard.given({ isBegun: true, messages: [...upTo(6), message(7, newClientId())] });
  expect(guard.maySend()).toBe(true);
});

it('never stops a farmer', () => {
  const guard = guarded({ isBegun: true, messages: upTo(1), side: 'farmer' });
  guard.given({ isBegun: true, messages: upTo(2), side: 'farmer' });
  expect(guard.maySend()).toBe(true);
});
