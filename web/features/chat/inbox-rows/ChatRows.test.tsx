// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import type { ChatList } from '../inbox-store/use-chat-list.ts';
import { ChatRows } from './ChatRows.tsx';

beforeAll(async () => {
  await loadStrings(['common', 'inbox']);
  await switchLanguage('en');
});
beforeEach(() => {
  // jsdom lays nothing out: a list of three rows in sight.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const row = (id: number) =>
  ({
    id,
    name: `Farmer ${id}`,
    status: 'READ',
    unread_count: 0,
    deletion_requested_at: null,
    address: '',
    mobile: '9845000001',
    last_message: '',
    last_message_at: '2026-01-01T06:00:00Z',
    waiting_since: null,
    holder: null,
    labels: [],
    listed: true,
  }) as unknown as ChatSummary;

function Rows({ ids }: { ids: number[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = { chats: ids.map(row), above: 0, isStale: false } as unknown as ChatList;
  return (
    <MemoryRouter>
      <div ref={scroller}>
        <ChatRows
          list={list}
          scroller={scroller}
          showsWait={false}
          name="all"
          openChatId={null}
          chatLink={(id) => ({ to: `/admin?chat=${id}` })}
          onMenu={() => {}}
          Live={({ children }) => children}
        />
      </div>
    </MemoryRouter>
  );
}

const linkOf = (id: number) => screen.getByText(`Farmer ${id}`).closest('a') as HTMLAnchorElement;
const stops = () => screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0);

it('the one stop for Tab goes with the chat that has the focus, wherever its row moves', () => {
  const ids = Array.from({ length: 40 }, (_, index) => index + 1);
  const { rerender } = render(<Rows ids={ids} />);
  // The scroller is there only once it is drawn.
  rerender(<Rows ids={ids} />);
  act(() => linkOf(2).focus());
  expect(stops()).toEqual([linkOf(2)]);

  rerender(<Rows ids={[40, ...ids.slice(0, -1)]} />);
  expect(stops()).toEqual([linkOf(2)]);
  // Also far out of sight: it stays in the page, and so does the focus.
  rerender(<Rows ids={[...ids.filter((id) => id !== 2), 2]} />);
  expect(document.activeElement).toBe(linkOf(2));
  expect(stops()).toEqual([linkOf(2)]);
});
