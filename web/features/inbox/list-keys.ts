import type { KeyboardEvent } from 'react';

/** Marks what the arrow keys walk over. */
export const ROW_MARK = 'data-chat-row';

/** Up, Down, Home and End walk through the rows; Enter is the row's own link. */
export function moveFocusInList(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${ROW_MARK}]`)];
  const current = rows.indexOf(document.activeElement as HTMLElement);
  if (current < 0) return;
  const target = { ArrowUp: current - 1, ArrowDown: current + 1, Home: 0, End: rows.length - 1 }[event.key];
  const row = target === undefined ? undefined : rows[target];
  if (!row) return;
  event.preventDefault();
  row.focus();
  row.scrollIntoView({ block: 'nearest' });
}
