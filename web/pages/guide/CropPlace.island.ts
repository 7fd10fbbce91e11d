import { keepTextSize, shareSection } from '../../features/guide/reading/article-marks.ts';
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
    const follow = () => openFold(page, decodeURIComponent(location.hash.slice(1)));
    addEventListener('hashchange', follow);
    // On paper nothing is folded.
    addEventListener('beforeprint', () => {
      for (const fold of page.querySelectorAll('details')) fold.open = true;
    });
    follow();
  },
} satisfies PlainIsland;

function openFold(page: HTMLElement, id: string): void {
  const target = id === '' ? null : document.getElementById(id);
  const fold = target && page.contains(target) ? target.closest('details') : null;
  if (!fold) return;
  fold.open = true;
  fold.scrollIntoView();
}

/** The link leads to the chat by itself; with the name of the trouble where scripts run. */
function askAbout(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-ask]') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain) return;
  event.preventDefault();
  askDoctor(link.dataset.ask ?? '');
}
