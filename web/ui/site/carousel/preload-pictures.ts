import { documentLoaded } from '../../../lib/page/first-screen.ts';

/**
 * Fetches every picture in an element, each in the form this screen takes; after the page itself has loaded, so as not
 * to stand in its way. Rejects when one will not come.
 */
export async function preloadPictures(element: HTMLElement): Promise<void> {
  await documentLoaded();
  await Promise.all([...element.querySelectorAll('img')].map(preload));
}

async function preload(picture: HTMLImageElement): Promise<void> {
  const light = picture.parentElement?.querySelector('source');
  const source = light && matchMedia(light.media).matches ? light.srcset : picture.src;
  await new Promise<void>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => reject(new Error(`No picture at ${source}`));
    image.fetchPriority = 'low';
    image.src = source;
  });
}
