import { followLinks, keepTextSize, shareSection } from '../../features/guide/reading/article-marks.ts';
import type { PlainIsland } from '../../lib/islands/island.ts';
import { askAbout } from './ask-doctor.ts';
import { showShelves } from './clinic-shelf.ts';

/** A crop's page: opens the fold a link leads to, keeps the size of the text, and takes a trouble's name to the doctor,
 * and shows what the clinic's farmers saw of it. */
export default {
  name: 'CropPlace',
  wake: 'now',
  start(page) {
    keepTextSize(page);
    page.addEventListener('click', (event) => {
      void shareSection(page, event);
      askAbout(event);
    });
    showShelves(page);
    followLinks(page);
  },
} satisfies PlainIsland;
