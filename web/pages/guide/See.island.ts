import { followTaps } from '../../features/guide/see/follow-taps.ts';
import type { PlainIsland } from '../../lib/islands/island.ts';

/** "What do you see?": the folds of the page become three steps, and what was tapped goes with the reader into the chat. */
export default {
  name: 'See',
  wake: 'now',
  start: (page) =>
    followTaps(page, (cards, crop) => {
      void import('./clinic-photos.ts').then(({ showPhotos }) => showPhotos(cards, crop)).catch(() => {});
    }),
} satisfies PlainIsland;
