// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import type { SidePanelMode } from './SidePanels.tsx';
import { useGoToSent } from './use-go-to-sent.ts';

const message = (id: number, message_type: string, sender_role = 'admin') =>
  ({ id, message_type, sender_role }) as Message;
const EARLIER = [message(1, 'text', 'farmer'), message(2, 'lr')];
const OWN_LR = message(9, 'lr');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function desk() {
  const show = vi.fn();
  const { rerender } = renderHook(
    ([panel, messages]: [SidePanelMode, readonly Message[]]) => useGoToSent(panel, messages, show),
    { initialProps: ['none', EARLIER] },
  );
  return { show, now: (panel: SidePanelMode, messages: readonly Message[]) => rerender([panel, messages]) };
}

it.each([
  ['after the panel has closed', 'none'],
  ['while the panel is still open', 'lr'],
] as const)('goes once to the card that a panel sent, come %s', (_when, panel) => {
  const { show, now } = desk();
  now('lr', EARLIER);
  now(panel, [...EARLIER, OWN_LR]);
  now('none', [...EARLIER, OWN_LR]);
  expect(show).toHaveBeenCalledExactlyOnceWith(OWN_LR);
  now('none', [...EARLIER, OWN_LR, message(10, 'lr')]);
  expect(show).toHaveBeenCalledTimes(1);
});

it('goes nowhere for words, for what comes with no panel opened, and for a panel that sent nothing', () => {
  const { show, now } = desk();
  now('none', [...EARLIER, OWN_LR]);
  now('quote', [...EARLIER, OWN_LR]);
  now('none', [...EARLIER, OWN_LR, message(10, 'text')]);
  vi.setSystemTime(Date.now() + 5_000);
  now('none', [...EARLIER, OWN_LR, message(10, 'text'), message(11, 'quote')]);
  expect(show).not.toHaveBeenCalled();
});
