import { describe, expect, it } from 'vitest';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import {
  type ChatListData,
  findChat,
  isUnder,
  loadedChats,
  TOP,
  withChat,
  withoutChat,
} from './chat-list-cache.ts';
import { ALL_CHATS, type ListCriteria } from './inbox.api.ts';

const ALL = ALL_CHATS;

function buildChat(id: number, minute: number, overrides: Partial<ChatSummary> = {}): ChatSummary {
  return {
    id,
    mobile: `98000000${String(id).padStart(2, '0')}`,
    name: `Farmer ${id}`,
    address: 'Hosakote',
    status: 'READ',
    unread_count: 0,
    last_message: 'ನಮಸ್ಕಾರ',
    last_message_at: new Date(Date.UTC(2026, 0, 1, 6, minute)).toISOString(),
    waiting_since: null,
    unpaid: false,
    to_send: false,
    mentioned: false,
    holder: null,
    labels: [],
    reminded: false,
    dispatched_at: null,
    blocked: false,
    head_seq: 10,
    listed: true,
    put_away: false,
    deletion_requested_at: null,
    set_aside: false,
    ...overrides,
  };
}

/** Two pages: chats 1-2 (minutes 50, 40) and 3-4 (30, 20); `more` when a third page exists. */
function buildList({ more = false } = {}): ChatListData {
  const counts = { sent: 0, unread: 0, toSend: 0, dispatched: 0, mine: 0, nobodys: 0 };
  return {
    pages: [
      { chats: [buildChat(1, 50), buildChat(2, 40)], nextCursor: 'a', counts },
      { chats: [buildChat(3, 30), buildChat(4, 20)], nextCursor: more ? 'b' : null, counts },
    ],
    pageParams: [TOP, 'a'],
  };
}

const ids = (data: ChatListData) => data.pages.map((page) => page.chats.map(({ id }) => id));

describe('the office list under live updates', () => {
  it('brings a chat with a new message to the top, from whichever page it stood on', () => {
    expect(ids(withChat(buildList(), buildChat(4, 59, { head_seq: 11 }), ALL))).toEqual([[4, 1, 2], [3]]);
  });

  it('puts a chat it has not seen before in its place by time', () => {
    expect(ids(withChat(buildList(), buildChat(9, 35), ALL))).toEqual([
      [1, 2],
      [9, 3, 4],
    ]);
  });

  it('changes a chat whose time is the same where it stands', () => {
    const list = withChat(buildList(), buildChat(2, 40, { blocked: true, head_seq: 11 }), ALL);
    expect(ids(list)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(findChat(list, 2)?.blocked).toBe(true);
  });

  it('leaves a chat below the last loaded row to the page it belongs to', () => {
    expect(ids(withChat(buildList({ more: true }), buildChat(9, 5), ALL)).flat()).not.toContain(9);
    expect(ids(withChat(buildList(), buildChat(9, 5), ALL)).flat()).toEqual([1, 2, 3, 4, 9]);
  });

  it('ignores an answer older than what it knows', () => {
    const list = buildList();
    expect(withChat(list, buildChat(2, 59, { head_seq: 9 }), ALL)).toBe(list);
  });

  it('sorts by id where the minutes are equal, and chats without a message last', () => {
    const list = withChat(buildList(), buildChat(9, 30), ALL);
    expect(ids(list).flat()).toEqual([1, 2, 9, 3, 4]);
    expect(ids(withChat(list, buildChat(8, 0, { last_message_at: null }), ALL)).flat()).toEqual([
      1, 2, 9, 3, 4, 8,
    ]);
  });

  it('takes in an unseen chat only when the filter and the search want it', () => {
    const unread = buildChat(9, 59, { status: 'UNREAD', name: 'ಲಕ್ಷ್ಮಮ್ಮ' });
    const has = (criteria: ListCriteria) =>
      ids(withChat(buildList(), unread, criteria))
        .flat()
        .includes(9);
    expect(has({ ...ALL, filter: 'UNREAD', q: '' })).toBe(true);
    expect(has({ ...ALL, filter: 'SENT', q: '' })).toBe(false);
    expect(has({ ...ALL, filter: 'ALL', q: 'ಲಕ್ಷ್ಮ' })).toBe(true);
    expect(has({ ...ALL, filter: 'ALL', q: '+91 98000 00009' })).toBe(true);
    expect(has({ ...ALL, filter: 'ALL', q: '9 ಎಕರೆ' })).toBe(false);
    expect(has({ ...ALL, filter: 'ALL', q: '00009' })).toBe(true);
    expect(has({ ...ALL, filter: 'ALL', q: 'ರಾಮಯ್ಯ' })).toBe(false);
  });

  it('keeps a shown chat that no longer fits: the screen hides it, not the cache', () => {
    const list = withChat(buildList(), buildChat(2, 40, { status: 'SENT', head_seq: 11 }), {
      ...ALL,
      filter: 'READ',
    });
    expect(findChat(list, 2)?.status).toBe('SENT');
  });

  it('leaves a chat that moved above the loaded window to the page it belongs to', () => {
    const list = { ...buildList(), pageParams: ['x', 'a'] };
    expect(ids(withChat(list, buildChat(4, 59, { head_seq: 11 }), ALL))).toEqual([[1, 2], [3]]);
    expect(ids(withChat(list, buildChat(4, 45, { head_seq: 11 }), ALL))).toEqual([[1, 4, 2], [3]]);
  });

  it('keeps the longest wait on top, and whoever got an answer where they stand', () => {
    const waiting = { ...ALL, only: ['waiting'] } as const;
    const since = (minute: number) => new Date(Date.UTC(2026, 0, 1, 5, minute)).toISOString();
    let list = buildList();
    [10, 20, 30, 40].forEach((minute, index) => {
      list = withChat(
        list,
        buildChat(index + 1, 50, { head_seq: 11, waiting_since: since(minute) }),
        waiting,
      );
    });
    expect(ids(list).flat()).toEqual([1, 2, 3, 4]);
    expect(ids(withChat(list, buildChat(9, 59, { waiting_since: since(25) }), waiting)).flat()).toEqual([
      1, 2, 9, 3, 4,
    ]);
    const answered = buildChat(1, 59, { head_seq: 12 });
    const after = withChat(list, answered, waiting);
    expect(ids(after).flat()).toEqual([1, 2, 3, 4]);
    expect(ids(withChat(after, buildChat(9, 59, { waiting_since: since(5) }), waiting)).flat()).toEqual([
      1, 9, 2, 3, 4,
    ]);
    const again = buildChat(1, 59, { head_seq: 13, waiting_since: since(50) });
    expect(ids(withChat(after, again, waiting)).flat()).toEqual([2, 3, 4, 1]);
    expect(isUnder(answered, waiting)).toBe(false);
    expect(isUnder(answered, { ...ALL, only: ['unpaid'] })).toBe(false);
  });

  it('counts among nobody’s what waits of a role of which nobody is here', () => {
    const nobodys = { ...ALL, only: ['nobodys'] } as const;
    const holder = { staff_id: null, role: 'dispatch', name: null, mine: false, away_until: null } as const;
    const waiting_since = '2026-01-01T05:00:00.000Z';
    const given = (role_away: boolean) =>
      buildChat(1, 50, { waiting_since, holder: { ...holder, role_away } });
    expect([given(true), given(false)].map((chat) => isUnder(chat, nobodys))).toEqual([true, false]);
    expect(isUnder({ ...given(true), waiting_since: null }, nobodys)).toBe(false);
  });

  it('drops a deleted chat and shows a chat on two pages once', () => {
    expect(ids(withoutChat(buildList(), 3))).toEqual([[1, 2], [4]]);
    const doubled = buildList();
    doubled.pages[1]?.chats.unshift(buildChat(2, 40));
    expect(loadedChats(doubled).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(loadedChats(undefined)).toEqual([]);
  });
});
