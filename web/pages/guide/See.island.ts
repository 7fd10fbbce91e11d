import { followTaps } from '../../features/guide/see/follow-taps.ts';
import type { PlainIsland } from '../../lib/islands/island.ts';
import { askAbout } from './ask-doctor.ts';

/** "What do you see?": the folds of the page become three steps, and what was tapped goes to the doctor. */
export default {
  name: 'See',
  wake: 'now',
  start(page) {
    followTaps(page);
    page.addEventListener('click', askAbout);
  },
} satisfies PlainIsland;
