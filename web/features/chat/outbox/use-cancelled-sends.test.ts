// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import { cancelledSends } from './cancelled-sends.ts';
import { useCancelledSends } from './use-cancelled-sends.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const message = (id: number, clientId: string | null, more: Partial<Message> = {}) =>
  ({
    id,
    client_id: clientId,
    sender_role: 'farmer',
    message_type: 'text',
    deleted: false,
    ...more,
  }) as Message;

it('takes away for everyone what was cancelled and came through all the same, and nothing else', () => {
  cancelledSends.add('cancelled');
  const remove = vi.fn();
  const others = [
    message(1, null),
    message(2, 'wanted'),
    message(3, 'cancelled', { deleted: true }),
    message(4, 'cancelled', { sender_role: 'admin' }),
    // What came of a plan stays: the server would refuse, the thread show it again, and this ask for ever.
    message(6, 'cancelled', { message_type: 'outcome' }),
  ];
  const { rerender } = renderHook((messages: Message[]) => useCancelledSends(messages, 'farmer', remove), {
    initialProps: others,
  });
  expect(remove).not.toHaveBeenCalled();
  const late = message(5, 'cancelled');
  rerender([...others, late]);
  expect(remove.mock.calls).toEqual([[[late], 'everyone']]);
  rerender([...others, { ...late, deleted: true }]);
  expect(remove).toHaveBeenCalledOnce();
});

it('leaves what its writer said again under the same name', () => {
  cancelledSends.add('intake');
  cancelledSends.remove('intake');
  const remove = vi.fn();
  renderHook(() => useCancelledSends([message(1, 'intake')], 'farmer', remove));
  expect(remove).not.toHaveBeenCalled();
});
