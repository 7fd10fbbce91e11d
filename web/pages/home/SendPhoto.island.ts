import type { PlainIsland } from '../../lib/islands/island.ts';

/**
 * Opens the camera (or the gallery) before anybody is asked for a number, and keeps the photo on the phone for the chat's
 * composer, through a login, with the words of `data-photo`. Where nothing can be kept the chat opens without it, as the plain link does.
 */
export default {
  name: 'SendPhoto',
  wake: 'idle',
  start(link) {
    const chooser = document.createElement('input');
    Object.assign(chooser, { type: 'file', accept: 'image/*', multiple: true, hidden: true });
    link.after(chooser);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      chooser.click();
    });
    chooser.addEventListener('change', () => {
      if (chooser.files?.length) void handOver([...chooser.files], link.dataset.photo ?? '');
    });
  },
} satisfies PlainIsland;

async function handOver(files: File[], text: string): Promise<void> {
  const { keepShared } = await import('../../features/pwa/shared-files.ts');
  const kept = await keepShared({ files, text }).then(
    () => true,
    () => false,
  );
  location.assign(kept ? '/farmers?shared=1' : '/farmers');
}
