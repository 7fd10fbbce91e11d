/// <reference lib="dom" />
import type { EarlyUse } from '../lib/islands/early-use.ts';

/*
 * The one script inside every document, the same text everywhere, so that the content policy can name it by its hash.
 * It is made of the function below as it stands here: it names nothing from outside, and has no less-than sign, which
 * would end the search for what the policy has to allow.
 */

/** A link that waits for its island goes its own way when the code has not come by then. Milliseconds. */
const PATIENCE_MS = 4000;

/**
 * Keeps what is tapped and typed in islands that are not alive yet; lib/islands/early-use.ts takes it from there. And leaves
 * what lies below the screen for later; lib/page/draw-below.ts draws it.
 */
function holdBack(patience: number): void {
  const early: EarlyUse = { tapped: undefined, typed: new Set(), giveBack };

  function isAsleep(element: Element): boolean {
    return element.closest('[data-island]:not([data-alive])') !== null;
  }

  function hold(event: Event): void {
    const { ctrlKey, metaKey, shiftKey, target } = event as MouseEvent;
    const tapped = (target as Element).closest<HTMLElement>('button,[role=button],[data-scripted]');
    if (!tapped || !isAsleep(tapped) || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    early.tapped?.removeAttribute('data-waiting');
    early.tapped = tapped;
    tapped.setAttribute('data-waiting', '');
    if (tapped instanceof HTMLAnchorElement) setTimeout(giveBack, patience);
  }

  function note({ target }: Event): void {
    const field = target as HTMLInputElement;
    if (isAsleep(field)) early.typed.add(field);
  }

  function refuse(event: Event): void {
    if (isAsleep(event.target as Element)) event.preventDefault();
  }

  function giveBack(): void {
    const { tapped } = early;
    tapped?.removeAttribute('data-waiting');
    early.tapped = undefined;
    if (tapped instanceof HTMLAnchorElement) location.assign(tapped.href);
  }

  // What is to be found again by its place (a mark, going back, another language) is laid out whole.
  const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  if (visit?.type === 'navigate' && !/#|choose=/.test(location.href)) document.body.dataset.fold = '';

  window.earlyUse = early;
  addEventListener('click', hold, true);
  addEventListener('input', note, true);
  addEventListener('submit', refuse, true);
}

/** Ready to stand between script tags; the bundle of the renderer has taken types and comments out. */
export const HOLD_SCRIPT = `(${String(holdBack)})(${PATIENCE_MS})`.replace(/\s*\n\s*/g, '\n');
