/// <reference lib="dom" />
import type { EarlyEvents } from '../lib/islands/event-replay.ts';

/*
 * The one script inside every document, the same text everywhere, so that the content policy can name it by its hash.
 * It is made of the function below as it stands here: it names nothing from outside, and has no less-than sign, which
 * would end the search for what the policy has to allow.
 */

/** A link that waits for its island goes its own way when the code has not come by then. Milliseconds. */
const TIMEOUT_MS = 4000;

/**
 * Keeps what is tapped and typed in islands that are not alive yet; lib/islands/event-replay.ts takes it from there. And leaves
 * what lies below the screen for later; lib/page/draw-below.ts draws it.
 */
function holdEvents(timeout: number): void {
  const early: EarlyEvents = { tapped: undefined, typed: new Set(), release };

  function isInert(element: Element): boolean {
    return element.closest('[data-island]:not([data-alive])') !== null;
  }

  function hold(event: Event): void {
    const { ctrlKey, metaKey, shiftKey, target } = event as MouseEvent;
    const tapped = (target as Element).closest<HTMLElement>('button,[role=button],[data-scripted]');
    if (!tapped || !isInert(tapped) || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    early.tapped?.removeAttribute('data-waiting');
    early.tapped = tapped;
    tapped.setAttribute('data-waiting', '');
    if (tapped instanceof HTMLAnchorElement) setTimeout(release, timeout);
  }

  function note({ target }: Event): void {
    const field = target as HTMLInputElement;
    if (isInert(field)) early.typed.add(field);
  }

  function refuse(event: Event): void {
    if (isInert(event.target as Element)) event.preventDefault();
  }

  function release(): void {
    const { tapped } = early;
    tapped?.removeAttribute('data-waiting');
    early.tapped = undefined;
    if (tapped instanceof HTMLAnchorElement) location.assign(tapped.href);
  }

  // What is to be found again by its place (a mark, going back, another language) is laid out whole.
  const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  if (visit?.type === 'navigate' && !/#|choose=/.test(location.href)) document.body.dataset.fold = '';

  window.early = early;
  addEventListener('click', hold, true);
  addEventListener('input', note, true);
  addEventListener('submit', refuse, true);
}

/** Ready to stand between script tags; the bundle of the renderer has taken types and comments out. */
export const HOLD_SCRIPT = `(${String(holdEvents)})(${TIMEOUT_MS})`.replace(/\s*\n\s*/g, '\n');
