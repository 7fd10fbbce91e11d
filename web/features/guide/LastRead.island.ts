import { readStored } from '../../lib/device/local-store.ts';
import type { PlainIsland } from '../../lib/islands/island.ts';
import { GUIDE_STORED, parsePlace } from './keep/kept.ts';

/** Turns "begin here" into the way back to where one was. `data-titles`: of written chapters, by slug. */
export default {
  name: 'LastRead',
  wake: 'now',
  start(link) {
    const titles = JSON.parse(link.dataset.titles ?? '{}') as Record<string, string>;
    const place = parsePlace(readStored(GUIDE_STORED.place));
    const title = place && titles[place.slug];
    const label = link.querySelector<HTMLElement>('[data-again]');
    const words = link.querySelector('[data-title]');
    if (!title || !label || !words) return;
    label.textContent = label.dataset.again ?? '';
    words.textContent = title;
    link.setAttribute('href', `/guide/chapter/${place.slug}${place.anchor ? `#${place.anchor}` : ''}`);
  },
} satisfies PlainIsland;
