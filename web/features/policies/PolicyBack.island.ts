import type { PlainIsland } from '../../lib/islands/island.ts';
import { swipeHandlers } from '../../ui/site/swipe.ts';

/** A pull this far to the right goes back (specification, constants). Pixels. */
const SWIPE_BACK_PX = 80;

/** Back to where the reader was, by the link at the head and, where the policy says so, by a swipe. */
export default {
  name: 'PolicyBack',
  wake: 'now',
  start(page) {
    page.querySelector('[data-back]')?.addEventListener('click', (event) => {
      event.preventDefault();
      goBack();
    });
    if (page.dataset.swipeBack === undefined) return;
    const swipe = swipeHandlers({ current: null }, goBack, SWIPE_BACK_PX);
    page.addEventListener('pointerdown', swipe.onPointerDown);
    page.addEventListener('pointermove', swipe.onPointerMove);
    page.addEventListener('pointerup', swipe.onPointerUp);
    page.addEventListener('pointercancel', swipe.onPointerCancel);
  },
} satisfies PlainIsland;

/** Who came straight to this page is taken home: a page before it is known by who sent the reader. */
function goBack(): void {
  if (history.length > 1 && document.referrer.startsWith(`${location.origin}/`)) history.back();
  else location.assign('/');
}
