// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import { useKeptDraftStart } from './kept-start.ts';
import { useStaleDraftGuard } from './use-stale-draft-guard.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const upTo = (seq: number) =>
  Array.from(
    { length: seq },
    (_, at) => ({ id: at + 1, seq: at + 1, client_id: null, deleted: false }) as Message,
  );

/** One page over the thread, from its first render to `leave`. */
function page(messages: readonly Message[]) {
  const { result, rerender, unmount } = renderHook(
    ({ isBegun, messages }: { isBegun: boolean; messages: readonly Message[] }) =>
      useStaleDraftGuard(
        messages,
        useKeptDraftStart({ side: 'admin', phase: 'ready', messages }, isBegun, 'chatVoiceSince:anna:5'),
      ),
    { initialProps: { isBegun: false, messages } },
  );
  return {
    leave: unmount,
    begun: (isBegun: boolean, now = messages) => rerender({ isBegun, messages: now }),
    maySend() {
      let may = false;
      act(() => {
        may = result.current.maySend();
      });
      return may;
    },
    asks: () => result.current.arrived.map(({ seq }) => seq),
  };
}

it('holds back what an earlier page began before the newest messages', () => {
  const first = page(upTo(3));
  first.begun(true);
  first.leave();
  const second = page(upTo(5));
  second.begun(true);
  expect(second.maySend()).toBe(false);
  expect(second.asks()).toEqual([4, 5]);
  expect(second.maySend()).toBe(true);
});

it('forgets the beginning of what was sent or thrown away', () => {
  const first = page(upTo(3));
  first.begun(true);
  first.begun(false);
  first.begun(false, upTo(5));
  first.begun(true, upTo(5));
  expect(first.maySend()).toBe(true);
  first.leave();
});
