import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this counts as reading the newest. */
const END_SLACK_PX = 80;
/** Older messages are fetched before the reader hits the top. */
const TOP_REACH_PX = 700;

interface ThreadScroll {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  atEnd: boolean;
  onScroll: () => void;
  jumpToEnd: () => void;
}

/**
 * Keeps the reader's place: at the end while reading the newest (also when a photo grows or the keyboard
 * opens), on the same line when older messages appear above, and back at the end after an own send.
 * `oldest` is the DOM id of the topmost message, `ownNewest` changes with every own send.
 */
export function useThreadScroll(thread: {
  oldest: string | undefined;
  ownNewest: string | undefined;
  onNearTop: () => void;
}): ThreadScroll {
  const { oldest, ownNewest, onNearTop } = thread;
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const lastTop = useRef(0);
  const anchor = useRef<{ id: string; bottom: number } | null>(null);
  const [atEnd, setAtEnd] = useState(true);

  function stickToEnd(): void {
    const box = scroller.current;
    if (box && sticks.current) box.scrollTop = box.scrollHeight;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an own send is the trigger, not an input
  useLayoutEffect(() => {
    sticks.current = true;
  }, [ownNewest]);

  // After every commit: whatever has changed, the reader's line must not move.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const before = anchor.current;
    const same = before ? document.getElementById(before.id) : null;
    if (before && same && !sticks.current) box.scrollTop += bottomOf(same) - before.bottom;
    stickToEnd();
    const top = oldest ? document.getElementById(oldest) : null;
    anchor.current = oldest && top ? { id: oldest, bottom: bottomOf(top) } : null;
    if (box.scrollTop < TOP_REACH_PX) onNearTop();
  });

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    const watch = new ResizeObserver(() => {
      if (sticks.current) box.scrollTop = box.scrollHeight;
    });
    watch.observe(box);
    watch.observe(inner);
    return () => watch.disconnect();
  }, []);

  return {
    scroller,
    content,
    atEnd,
    onScroll() {
      const box = scroller.current;
      if (!box) return;
      const isNearEnd = box.scrollHeight - box.scrollTop - box.clientHeight < END_SLACK_PX;
      // Content that grew below is no reader going up: only a move upwards lets go of the end.
      if (isNearEnd) sticks.current = true;
      else if (box.scrollTop < lastTop.current) sticks.current = false;
      lastTop.current = box.scrollTop;
      setAtEnd(sticks.current);
      if (box.scrollTop < TOP_REACH_PX) onNearTop();
    },
    jumpToEnd() {
      sticks.current = true;
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'smooth' });
    },
  };
}

/** The lower edge holds still where the upper one does not: a message loses its gap when its run grows upwards. */
function bottomOf(element: HTMLElement): number {
  return element.offsetTop + element.offsetHeight;
}
