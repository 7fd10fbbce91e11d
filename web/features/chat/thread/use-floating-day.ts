import { useEffect, useRef, useState } from 'react';
import { dayLabel, sayDay, serverNow } from '../../../lib/time.ts';
import type { ThreadItem } from './thread-items.ts';
import type { useThreadWindow } from './use-thread-window.ts';

/** It goes so long after the last move. Milliseconds. */
const SHOWN_MS = 1_200;

/** The day of what stands at the upper edge, while the thread is being moved; null at rest. */
export function useFloatingDay(
  items: readonly ThreadItem[],
  rows: ReturnType<typeof useThreadWindow>['rows'],
): { day: string | null; onMove: (box: HTMLElement) => void } {
  const [day, setDay] = useState<string | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  return {
    day,
    onMove(box) {
      const top = rows.getVirtualItems().find(({ end }) => end > box.scrollTop);
      setDay(labelOf(top && items[top.index]));
      clearTimeout(resting.current);
      resting.current = setTimeout(() => setDay(null), SHOWN_MS);
    },
  };
}

function labelOf(item: ThreadItem | undefined): string | null {
  if (item?.kind !== 'message') return null;
  return dayLabel(new Date(item.message.created_at), serverNow(), sayDay);
}
