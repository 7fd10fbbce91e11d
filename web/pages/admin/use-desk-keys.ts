import { focusComposer } from '../../features/chat/composer/composer-form.ts';
import { useShortcuts } from '../../features/shortcuts/use-shortcuts.ts';

/** Rows as the inbox marks them; a long list draws only those near the eye. */
const ROWS = '[data-chat-row]';

/** The desk's own keys; every other one presses what carries it. */
export function useDeskKeys(openSheet: () => void, isThreadOpen: boolean, goNext: () => void): void {
  useShortcuts(
    { j: () => goToChat(1), k: () => goToChat(-1), o: goNext, '?': openSheet },
    { writeInto: isThreadOpen ? focusComposer : undefined },
  );
}

/** The chat below or above the open one; without one, the first in sight. */
function goToChat(step: 1 | -1): void {
  const open = document.querySelector<HTMLElement>(`${ROWS}[aria-current="true"]`);
  if (!open) {
    press(document.querySelector<HTMLElement>(ROWS));
    return;
  }
  open.scrollIntoView({ block: 'nearest' });
  const wanted = placeOf(open) + step;
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(ROWS)].find((row) => placeOf(row) === wanted) ?? null;
  const next = find();
  // Scrolled far away from: its neighbours are drawn with the frame that shows it.
  if (next) press(next);
  else requestAnimationFrame(() => requestAnimationFrame(() => press(find())));
}

/** Counted over the whole list, drawn or not. */
function placeOf(row: HTMLElement): number {
  return Number(row.closest('[data-index]')?.getAttribute('data-index'));
}

function press(row: HTMLElement | null): void {
  if (!row) return;
  row.scrollIntoView({ block: 'nearest' });
  row.focus({ preventScroll: true });
  row.click();
}
