import { type ReactVirtualizer, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { estimateRow } from './estimate-row.ts';
import type { ThreadItem } from './thread-items.ts';
import { useHeldRow } from './use-held-row.ts';
import { useJump } from './use-jump.ts';

/** Nearer to the end than this counts as reading the newest. */
const END_SLACK_PX = 80;
/** Older messages are fetched before the reader hits the top. */
const TOP_REACH_PX = 1500;
/** Rows drawn beyond each edge: a flick must not outrun them. */
const OVERSCAN = 8;
const PADDING = { paddingStart: 12, paddingEnd: 16 };
const USUAL_WIDTH_PX = 360;
/** A glide over more screens than this is a blur; then it is a jump. */
const GLIDE_SCREENS = 4;

type Rows = ReactVirtualizer<HTMLDivElement, HTMLDivElement>;

interface ThreadWindow {
  scroller: RefObject<HTMLDivElement | null>;
  rows: Rows;
  atEnd: boolean;
  onScroll: () => void;
  jumpToEnd: () => void;
  /** Brings a line to the middle, or to the upper edge. False: it is not here. */
  showItem: (isWanted: (item: ThreadItem) => boolean, align?: 'center' | 'start') => boolean;
  /** Keeps the focused line in the page. */
  focus: Pick<ReturnType<typeof useHeldRow>, 'onFocus' | 'onBlur'>;
}

/**
 * Draws only the lines in sight and keeps the reader's place: at the end while reading the newest (also when a
 * photo grows or the keyboard opens), on the same line when older messages appear above, and back at the end
 * after an own send. `ownNewest` changes with every own send.
 */
export function useThreadWindow(thread: {
  items: readonly ThreadItem[];
  ownNewest: string | undefined;
  onNearTop: () => void;
}): ThreadWindow {
  const { items, ownNewest } = thread;
  const scroller = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const lastTop = useRef(0);
  const jump = useJump();
  const [atEnd, setAtEnd] = useState(true);
  const { rangeExtractor, ...focus } = useHeldRow(items);
  const rows = useRows(items, scroller, rangeExtractor);

  function stickToEnd(): void {
    const box = scroller.current;
    if (box && sticks.current && distanceFromEnd(box) > 1) rows.scrollToEnd();
  }

  const handlePlace = useEffectEvent(() => {
    stickToEnd();
    if (scroller.current && scroller.current.scrollTop < TOP_REACH_PX) thread.onNearTop();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: an own send is the trigger, not an input
  useLayoutEffect(() => {
    sticks.current = true;
  }, [ownNewest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are the trigger, not an input
  useLayoutEffect(() => handlePlace(), [items, ownNewest]);

  useEffect(() => {
    const box = scroller.current;
    const inner = box?.firstElementChild;
    if (!box || !inner) return;
    const watch = new ResizeObserver(() => handlePlace());
    watch.observe(box);
    watch.observe(inner);
    return () => watch.disconnect();
  }, []);

  return {
    scroller,
    rows,
    atEnd,
    focus,
    onScroll() {
      const box = scroller.current;
      if (!box) return;
      // Content that grew below is no reader going up: only a move upwards lets go of the end.
      if (distanceFromEnd(box) < END_SLACK_PX) sticks.current = !jump.isUnderWay();
      else if (box.scrollTop < lastTop.current) sticks.current = false;
      lastTop.current = box.scrollTop;
      setAtEnd(sticks.current);
      if (box.scrollTop < TOP_REACH_PX) thread.onNearTop();
    },
    jumpToEnd() {
      const box = scroller.current;
      if (!box) return;
      jump.end();
      sticks.current = true;
      rows.scrollToEnd({ behavior: glideOver(box, distanceFromEnd(box)) });
    },
    showItem(isWanted, align = 'center') {
      const box = scroller.current;
      const index = items.findIndex(isWanted);
      if (index < 0 || !box) return false;
      // A thread that is being opened still moves under the line: then there is no gliding to it.
      const isSettled = !jump.isUnderWay() && lastTop.current > 0;
      sticks.current = false;
      scrollToLine(rows, box, { index, align, mayGlide: isSettled && align === 'center' });
      jump.start(() => {
        sticks.current = distanceFromEnd(box) < END_SLACK_PX;
        setAtEnd(sticks.current);
      });
      return true;
    },
  };
}

function useRows(
  items: readonly ThreadItem[],
  scroller: RefObject<HTMLDivElement | null>,
  rangeExtractor: ReturnType<typeof useHeldRow>['rangeExtractor'],
): Rows {
  const width = useRef(USUAL_WIDTH_PX);
  // Every row that is measured makes the virtualiser ask again for all rows below it.
  const guesses = useMemo(() => new Float64Array(items.length), [items]);
  function guess(index: number): number {
    guesses[index] ||= estimateRow(items[index] as ThreadItem, width.current);
    return guesses[index] ?? 0;
  }
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: guess,
    getItemKey: useCallback((index: number) => items[index]?.key ?? index, [items]),
    rangeExtractor,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_SLACK_PX,
    overscan: OVERSCAN,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    ...PADDING,
  });
  width.current = rows.scrollRect?.width || USUAL_WIDTH_PX;
  rows.shouldAdjustScrollPositionOnItemSizeChange = isAboveSight;
  return rows;
}

/** What changes its size above the reader's first line must push nothing, whichever way the reader is going. */
function isAboveSight(
  row: { key: PropertyKey | bigint; start: number; end: number },
  _delta: number,
  rows: Virtualizer<HTMLDivElement, HTMLDivElement>,
): boolean {
  const top = rows.scrollOffset ?? 0;
  const wasDrawn = rows.itemSizeCache.has(row.key as string);
  return wasDrawn ? row.end <= top : row.start < top;
}

function scrollToLine(
  rows: Rows,
  box: HTMLElement,
  { index, align, mayGlide }: { index: number; align: 'center' | 'start'; mayGlide: boolean },
): void {
  const start = rows.getOffsetForIndex(index, align)?.[0] ?? 0;
  const behavior = mayGlide ? glideOver(box, start - box.scrollTop) : 'auto';
  rows.scrollToIndex(index, { align, behavior });
}

function distanceFromEnd(box: HTMLElement): number {
  return box.scrollHeight - box.scrollTop - box.clientHeight;
}

function glideOver(box: HTMLElement, distance: number): 'smooth' | 'auto' {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !isCalm && Math.abs(distance) < GLIDE_SCREENS * box.clientHeight ? 'smooth' : 'auto';
}
