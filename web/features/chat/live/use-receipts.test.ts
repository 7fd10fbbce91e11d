// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import { EMPTY_CHAT } from '../model/chat-state.ts';
import { useReceipts } from './use-receipts.ts';

const MESSAGES = [{ seq: 7, sender_role: 'admin' } as Message];
const THREAD = { side: 'farmer', chatId: 3, messages: MESSAGES, watermarks: EMPTY_CHAT.watermarks } as const;
/** What the server says to each receipt in turn; an error is a line that breaks. */
let answers: (Response | Error)[];
let told: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    told.push(JSON.parse(body));
    const answer = answers.shift() ?? new Response('{"ok":true}');
    if (answer instanceof Error) throw answer;
    return answer;
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** In steps: React draws what a timer has changed when a step is over. */
async function pass(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 400) await act(() => vi.advanceTimersByTimeAsync(400));
}

it('says a receipt once more that the line lost, though nothing new comes', async () => {
  answers = [new TypeError('Failed to fetch')];
  renderHook(() => useReceipts(THREAD));
  await pass(400);
  expect(told).toHaveLength(1);
  await pass(2_000);
  expect(told).toHaveLength(2);
  expect(told[1]).toEqual(told[0]);
  expect(told[1]).toMatchObject({ chat_id: 3, role: 'farmer', delivered_seq: 7 });
  await pass(120_000);
  expect(told).toHaveLength(2);
});

it('gives a receipt up after 20 seconds without an answer, and says it again', async () => {
  answers = [];
  vi.stubGlobal('fetch', (_url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    told.push(JSON.parse(body));
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  renderHook(() => useReceipts(THREAD));
  await pass(400 + 20_000 + 2_000);
  expect(told).toHaveLength(2);
});

it('does not repeat what the server refuses', async () => {
  answers = [new Response('{"ok":false,"code":"FORBIDDEN"}', { status: 403 })];
  renderHook(() => useReceipts(THREAD));
  await pass(120_000);
  expect(told).toHaveLength(1);
});
