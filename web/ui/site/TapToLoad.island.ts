import type { PlainIsland } from '../../lib/islands/island.ts';
import styles from './TapToLoad.module.css';

/** A tap puts the frame of another house in the place of its picture. */
export default {
  name: 'TapToLoad',
  wake: 'use',
  start(link) {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const frame = document.createElement('iframe');
      frame.className = styles.frame ?? '';
      frame.src = link.dataset.frame ?? '';
      frame.title = link.dataset.frameTitle ?? '';
      frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
      frame.allowFullscreen = true;
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      link.replaceWith(frame);
      // The tap has taken away what was focused.
      frame.focus();
    });
  },
} satisfies PlainIsland;
