import type { PlainIsland } from '../../lib/islands/island.ts';

/**
 * Opens the camera (or the gallery) before anybody is asked for a number, and keeps the photo on the phone for where the link
 * leads, through a login, with the words of `data-photo`. Where it leads to the questions of a crop, one photo goes along: the
 * others are asked for there by what they show.
 */
export default {
  name: 'SendPhoto',
  wake: 'idle',
  start(link) {
    const chooser = document.createElement('input');
    Object.assign(chooser, { type: 'file', accept: 'image/*', hidden: true });
    link.after(chooser);
    const leadsTo = () => link.getAttribute('href') ?? '';
    link.addEventListener('click', (event) => {
      event.preventDefault();
      chooser.multiple = !leadsTo().includes('crop=');
      chooser.click();
    });
    chooser.addEventListener('change', () => {
      const files = [...(chooser.files ?? [])];
      if (files[0])
        void import('../../features/pwa/shared-files.ts').then(({ handOver }) =>
          handOver({ files, text: link.dataset.photo ?? '' }, leadsTo()),
        );
    });
  },
} satisfies PlainIsland;
