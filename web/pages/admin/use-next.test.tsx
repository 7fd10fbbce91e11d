// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import { useNext } from './use-next.ts';
import { useOpenChatId } from './use-open-chat-id.ts';

let answer: (chatId: number) => void;

beforeAll(async () => {
  await loadStrings(['common', 'office']);
  await switchLanguage('en');
});
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = (chatId) => resolve(Response.json({ ok: true, chat_id: chatId }));
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function desk() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/admin?chat=1']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      const { chatId, openChat } = useOpenChatId();
      return { chatId, openChat, goNext: useNext(chatId), navigate: useNavigate() };
    },
    { wrapper },
  );
  return result;
}

/** The answer is here and has been heeded. */
async function answered(chatId: number): Promise<void> {
  answer(chatId);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

it('opens the chat that comes next', async () => {
  const result = desk();
  act(() => result.current.goNext(false));
  await answered(7);
  expect(result.current.chatId).toBe(7);
});

it('leads nobody away from a chat that was opened before the answer came', async () => {
  const result = desk();
  act(() => result.current.goNext(true));
  act(() => result.current.openChat(2));
  await waitFor(() => expect(result.current.chatId).toBe(2));
  await answered(7);
  expect(result.current.chatId).toBe(2);
});

it('leads nobody away who has gone on writing, but who only left their words standing', async () => {
  const box = document.body.appendChild(document.createElement('textarea'));
  const result = desk();
  box.value = 'ನಮಸ್ಕಾರ';
  box.focus();
  act(() => result.current.goNext(false));
  box.value = 'ನಮಸ್ಕಾರ ರಾಮಯ್ಯ';
  await answered(7);
  expect(result.current.chatId).toBe(1);
  act(() => result.current.goNext(false));
  await answered(8);
  expect(result.current.chatId).toBe(8);
});
