import { readStored, STORED, writeStored } from '../../lib/device/local-store.ts';
import type { PlainIsland } from '../../lib/islands/island.ts';

/** After the page has loaded, milliseconds; and how long a closed popup stays away (specification, constants). */
const DELAY_MS = 800;
const DISMISSAL_MS = 604_800_000;

/** Shows the popup in its time, and closes it by its button, its link and Escape. */
export default {
  name: 'ChannelPopup',
  wake: 'idle',
  start(popup) {
    if (Number(readStored(STORED.channelPopupUntil)) > Date.now()) return;
    setTimeout(() => {
      popup.hidden = false;
    }, restOfDelay());
    const dismiss = () => {
      writeStored(STORED.channelPopupUntil, String(Date.now() + DISMISSAL_MS));
      popup.hidden = true;
    };
    for (const way of popup.querySelectorAll('[data-dismiss]')) way.addEventListener('click', dismiss);
    popup.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss());
  },
} satisfies PlainIsland;

/** What is left of the delay: it runs from the load of the document, which is over before this script has come. */
function restOfDelay(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation?.loadEventStart) return DELAY_MS;
  return Math.max(0, DELAY_MS - (performance.now() - navigation.loadEventStart));
}
