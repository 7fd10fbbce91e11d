import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import { textOf } from './copy-and-save.ts';
import { NOTHING_SELECTED, planDeletionForAll, selectedOf, toggled } from './selection.ts';

function message(id: number, sender_role: Message['sender_role'], over: Partial<Message> = {}): Message {
  return {
    id,
    chat_id: 1,
    seq: id,
    client_id: null,
    sender_role,
    message_type: 'text',
    text: `text ${id}`,
    file_path: null,
    mime_type: null,
    meta: {},
    reply_to: null,
    reply: null,
    author: null,
    deleted: false,
    created_at: '2026-01-01T00:00:00.000Z',
    ...over,
  };
}

const THREAD = [message(1, 'farmer'), message(2, 'admin'), message(3, 'farmer')];

describe('selecting messages', () => {
  it('adds with one tap and takes away with the next', () => {
    const two = toggled(toggled(NOTHING_SELECTED, 3), 1);
    expect(selectedOf(THREAD, two).map(({ id }) => id)).toEqual([1, 3]);
    expect(toggled(toggled(two, 1), 3).size).toBe(0);
    expect(NOTHING_SELECTED.size).toBe(0);
  });

  it('forgets what has left the thread', () => {
    const both = toggled(toggled(NOTHING_SELECTED, 1), 2);
    expect(selectedOf(THREAD.slice(1), both).map(({ id }) => id)).toEqual([2]);
  });
});

describe('deleting for everyone', () => {
  const ids = (plan: { deletable: readonly Message[] }) => plan.deletable.map(({ id }) => id);

  it('takes a farmer’s own messages and counts the others as skipped', () => {
    const plan = planDeletionForAll(THREAD, 'farmer');
    expect(ids(plan)).toEqual([1, 3]);
    expect(plan.skipped).toBe(1);
  });

  it('has nothing to do with the office’s messages alone', () => {
    expect(planDeletionForAll([message(2, 'admin')], 'farmer')).toEqual({ deletable: [], skipped: 1 });
  });

  it('takes everything for the office', () => {
    expect(planDeletionForAll(THREAD, 'admin').skipped).toBe(0);
    expect(ids(planDeletionForAll(THREAD, 'admin'))).toEqual([1, 2, 3]);
  });

  it('passes over what is deleted already', () => {
    const gone = message(4, 'farmer', { deleted: true, text: null });
    expect(planDeletionForAll([gone], 'farmer')).toEqual({ deletable: [], skipped: 0 });
  });
});

it('copies the words in the order of the thread, and only words', () => {
  const photo = message(5, 'farmer', { text: null, file_path: '/uploads/a.jpg' });
  expect(textOf([...THREAD, photo])).toBe('text 1\ntext 2\ntext 3');
});
