import { readStored } from '../../lib/device/local-store.ts';
import type { PlainIsland } from '../../lib/islands/island.ts';
import { GUIDE_STORED, parsePlace } from './keep/kept.ts';

/** The link back to where one was; hidden until somebody has been anywhere. `data-titles`: of written chapters, by slug. */
export default {
  name: 'LastRead',
  wake: 'now',
  start(link) {
    const titles = JSON.parse(link.dataset.titles ?? '{}') as Record<string, string>;
    const place = parsePlace(readStored(GUIDE_STORED.place));
    const title = place && titles[place.slug];
    const words = link.querySelector('[data-title]');
    if (!title || !words) return;
    words.textContent = title;
    link.setAttribute('href', `/guide/chapter/${place.slug}${place.anchor ? `#${place.anchor}` : ''}`);
    link.hidden = false;
  },
} satisfies PlainIsland;
