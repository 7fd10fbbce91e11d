import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useRef } from 'react';
import type { ThreadItem } from './thread-items.ts';

/**
 * Rows far out of sight are not in the page. The one that has the focus must stay all the same, or a keyboard
 * user who scrolls a little is thrown back to the top of the page.
 */
export function useHeldRow(items: readonly ThreadItem[]) {
  const held = useRef<string | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      const index = held.current === null ? -1 : items.findIndex((item) => item.key === held.current);
      return index < 0 || rows.includes(index) ? rows : [...rows, index].sort((a, b) => a - b);
    },
    [items],
  );
  return {
    rangeExtractor,
    onFocus(event: FocusEvent) {
      held.current = event.target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null;
    },
    onBlur() {
      held.current = null;
    },
  };
}
