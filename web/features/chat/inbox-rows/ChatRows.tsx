import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { LinkProps } from 'react-router';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ScreenPoint } from '../../../ui/sheets/ActionMenu.tsx';
import styles from '../inbox/ChatList.module.css';
import type { ChatList } from '../inbox-store/use-chat-list.ts';
import { ChatRow } from './ChatRow.tsx';
import { type LiveLine, moveFocusInList } from './list-keys.ts';
import { useHeldOrder } from './use-held-order.ts';

/** Two lines, with room for Kannada's stacked signs; one height in both languages. */
const ROW_REM = 4.25;
const OVERSCAN = 8;
/** Rows left above the reader when the page before them is fetched. */
const REACH_ABOVE = 15;

export interface RowActions {
  openChatId: number | null;
  /** Where a row leads; the page owns the addresses. */
  chatLink: (chatId: number) => Pick<LinkProps, 'to' | 'replace' | 'state'>;
  onMenu: (chat: ChatSummary, at: ScreenPoint | null) => void;
  Live: LiveLine;
}

interface ChatRowsProps extends RowActions {
  list: ChatList;
  scroller: RefObject<HTMLDivElement | null>;
  showsWait: boolean;
  /** Which list it is. */
  name: string;
}

/** The rows in sight, each at its place in the whole; fifty thousand chats cost what thirty do. */
export function ChatRows({ list, scroller, showsWait, name, ...hands }: ChatRowsProps) {
  const { t } = useTranslation('inbox');
  const { above } = list;
  const chats = useHeldOrder(list.chats, scroller, name);
  const height = useRowHeight();
  const [heldId, setHeldId] = useState<number | null>(null);
  const rowOf = (chatId: number | null) => {
    const at = chats.findIndex(({ id }) => id === chatId);
    return at < 0 ? -1 : above + at;
  };
  const open = rowOf(hands.openChatId);
  // By its chat: rows move under the focus, and it goes with its own.
  const held = rowOf(heldId);
  const rows = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: above + chats.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    // The open row and the one with the focus stay in the page: keys go on from there.
    rangeExtractor: useCallback(
      (range: Range) => withRows(defaultRangeExtractor(range), range.count, [open, held]),
      [open, held],
    ),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height moves every row
  useEffect(() => rows.measure(), [height]);
  useReachAbove(list, rows.range);
  // One stop for Tab in the whole list; the arrows go from row to row.
  const stop = held >= 0 ? held : open >= 0 ? open : above;

  return (
    <ul
      className={classNames(styles.list, list.isStale && styles.stale)}
      style={{ height: rows.getTotalSize() }}
      aria-label={t('list.title')}
      onKeyDown={(event) => moveFocusInList(event, rows)}
      onFocus={(event) => setHeldId(chats[indexOf(event.target) - above]?.id ?? null)}
      onBlur={() => setHeldId(null)}
    >
      {rows.getVirtualItems().map(({ index, start, size }) => {
        const chat = chats[index - above];
        const place = { height: size, transform: `translateY(${start}px)` };
        if (!chat)
          return <li key={`gone-${index}`} className={styles.gone} style={place} aria-hidden="true" />;
        return (
          <ChatRow
            key={chat.id}
            chat={chat}
            isOpen={chat.id === hands.openChatId}
            link={hands.chatLink(chat.id)}
            onMenu={hands.onMenu}
            Live={hands.Live}
            index={index}
            top={start}
            height={size}
            showsWait={showsWait}
            isTabStop={index === stop}
          />
        );
      })}
    </ul>
  );
}

/** One height for every row, in the reader's own letter size. */
export function useRowHeight(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.round(ROW_REM * rem);
}

/** Fetches the page above when the reader comes near it; a jump beyond it begins the list anew. */
function useReachAbove(list: ChatList, range: { startIndex: number; endIndex: number } | null): void {
  const { above } = list;
  const first = range?.startIndex ?? 0;
  const last = range?.endIndex ?? 0;
  const handleRange = useEffectEvent(() => {
    if (above === 0) return;
    if (last < above) list.toTop();
    else if (first < above + REACH_ABOVE) list.loadAbove();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever the rows in sight change
  useEffect(() => handleRange(), [first, last, above]);
}

function withRows(range: number[], count: number, extra: number[]): number[] {
  const missing = extra.filter((index) => index >= 0 && index < count && !range.includes(index));
  return missing.length === 0 ? range : [...new Set([...range, ...missing])].sort((a, b) => a - b);
}

function indexOf(element: Element): number {
  return Number(element.closest('[data-index]')?.getAttribute('data-index') ?? -1);
}
