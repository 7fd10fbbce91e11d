import { followLinks, keepTextSize, shareSection } from '../../features/guide/reading/article-marks.ts';
import type { PlainIsland } from '../../lib/islands/island.ts';
import { askDoctor } from './ask-doctor.ts';

/** A crop's page: opens the fold a link leads to, keeps the size of the text, and takes a trouble's name to the doctor. */
export default {
  name: 'CropPlace',
  wake: 'now',
  start(page) {
    keepTextSize(page);
    page.addEventListener('click', (event) => {
      void shareSection(page, event);
      askAbout(event);
    });
    followLinks(page);
  },
} satisfies PlainIsland;

/** The link leads to the chat by itself; with the name of the trouble where scripts run. */
function askAbout(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-ask]') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain) return;
  event.preventDefault();
  askDoctor(link.dataset.ask ?? '');
}
