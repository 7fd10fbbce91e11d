import type { Virtualizer } from '@tanstack/react-virtual';
import type { ComponentType, KeyboardEvent, ReactNode } from 'react';

/** Marks what the arrow keys walk over. */
export const ROW_MARK = 'data-chat-row';

/** What happens in a chat at this moment, or else its children. Another feature knows; the page hands it in. */
export type LiveLine = ComponentType<{ chatId: number; children: ReactNode }>;

/** Up, Down, Home and End walk through the rows, also those not drawn yet; Enter is the row's own link. */
export function moveFocusInList(
  event: KeyboardEvent<HTMLElement>,
  rows: Virtualizer<HTMLDivElement, HTMLLIElement>,
): void {
  const list = event.currentTarget;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.hasAttribute(ROW_MARK)) return;
  const current = Number(focused.closest('[data-index]')?.getAttribute('data-index'));
  const last = rows.options.count - 1;
  const target = { ArrowUp: current - 1, ArrowDown: current + 1, Home: 0, End: last }[event.key];
  if (target === undefined || target < 0 || target > last) return;
  event.preventDefault();
  rows.scrollToIndex(target);
  // A row far away is drawn with the frame that shows it.
  focusRow(list, target) || requestAnimationFrame(() => focusRow(list, target));
}

function focusRow(list: HTMLElement, index: number): boolean {
  const row = list.querySelector<HTMLElement>(`[data-index="${index}"] [${ROW_MARK}]`);
  row?.focus({ preventScroll: true });
  return row !== null;
}
