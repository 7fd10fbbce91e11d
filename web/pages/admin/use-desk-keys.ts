import { useShortcuts } from '../../features/shortcuts/use-shortcuts.ts';

/** Rows as the inbox marks them; a long list draws only those near the eye. */
const ROWS = '[data-chat-row]';

/** The desk's own keys; every other one presses what carries it. */
export function useDeskKeys(openSheet: () => void): void {
  useShortcuts({ j: () => goToChat(1), k: () => goToChat(-1), '?': openSheet });
}

/** The chat below or above the open one; without one, the first. */
function goToChat(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const open = rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  const row = rows[open < 0 ? 0 : open + step];
  if (!row) return;
  row.scrollIntoView({ block: 'nearest' });
  row.focus({ preventScroll: true });
  row.click();
}
