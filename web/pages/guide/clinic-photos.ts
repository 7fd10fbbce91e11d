import { textIn } from '#shared/domain/by-language.ts';
import { loadRealPhotos } from '../../features/picture-book/shelf/real-photos.ts';
import { formatMonth } from '../../lib/month.ts';
import { pageLanguage } from '../../lib/page/reader-language.ts';

/** Beside the plate of each card what a farmer saw of this trouble, where the clinic has a picture of it. */
export async function showPhotos(cards: HTMLElement, crop: string): Promise<void> {
  const photos = await loadRealPhotos(crop);
  for (const card of cards.querySelectorAll<HTMLElement>('[data-key]')) {
    const shown = photos.get(card.dataset.key ?? '');
    const place = card.querySelector<HTMLElement>('[data-real]');
    if (!shown || !place?.hidden) continue;
    const { thumb, page, month } = shown.before ?? shown;
    const link = Object.assign(document.createElement('a'), { href: page });
    const image = Object.assign(document.createElement('img'), {
      loading: 'lazy',
      decoding: 'async',
      width: 132,
      height: 132,
      src: thumb,
      alt: card.querySelector('[data-name]')?.textContent ?? '',
    });
    image.addEventListener('error', () => {
      place.hidden = true;
    });
    link.append(image);
    const where = [shown.taluk && textIn(shown.taluk, pageLanguage()), formatMonth(month, pageLanguage())];
    place.querySelector('figcaption')?.append(`, ${where.filter(Boolean).join(', ')}`);
    place.prepend(link);
    place.hidden = false;
  }
}
