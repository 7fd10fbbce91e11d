import { SHELF_WORDS } from '#content/guide/shelf-words.ts';
import type { ShownAnswer, ShownPicture } from '#shared/contract/clinic/picture-book.ts';
import { textIn } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import { formatMonth } from '../../../lib/month.ts';

/** What a shelf stands under. */
interface Trouble {
  /** Key of the trouble. */
  problem: string;
  /** Crop and trouble as the page calls them. */
  title: string;
}

/**
 * Draws what the clinic’s farmers saw of this trouble into its place on the page. Nothing is drawn where there is nothing,
 * or no network.
 */
export async function drawShelf(
  place: HTMLElement,
  { problem, title }: Trouble,
  language: Language,
): Promise<void> {
  const answer = await fetch(`/api/picture-book?crop=${cropOf(place)}&problem=${problem}`);
  if (!answer.ok) return;
  const { pictures } = (await answer.json()) as ShownAnswer;
  if (pictures.length === 0) return;
  const shelf = make('ul');
  for (const picture of pictures) shelf.append(itemOf(picture, title, language));
  place.replaceChildren(make('h3', SHELF_WORDS[language].title), shelf);
}

const cropOf = (place: HTMLElement): string =>
  place.closest<HTMLElement>('[data-crop-key]')?.dataset.cropKey ?? '';

function itemOf(picture: ShownPicture, title: string, language: Language): HTMLElement {
  const words = SHELF_WORDS[language];
  const { before, part, taluk, month } = picture;
  const alt = words.alt.replace('{{what}}', () =>
    [title, part && words.part[part]].filter(Boolean).join(', '),
  );
  const item = make('li');
  if (before) {
    const after = before.days === 1 ? words.after_one : words.after_other;
    item.append(
      imageOf(before, `${words.before}. ${alt}`, words.before),
      imageOf(picture, alt, after.replace('{{count}}', String(before.days))),
    );
  } else item.append(imageOf(picture, alt));
  const place = taluk && textIn(taluk, language);
  const said = [words.with, place, formatMonth(month, language)].filter(Boolean).join(', ');
  item.append(make('p', said));
  return item;
}

/** With the same proportions as its file, so that nothing moves when it comes. */
function imageOf(
  { page, thumb, width, height }: Pick<ShownPicture, 'page' | 'thumb' | 'width' | 'height'>,
  alt: string,
  said?: string,
): HTMLElement {
  const figure = make('figure');
  const link = make('a');
  link.href = page;
  const image = make('img');
  Object.assign(image, { src: thumb, alt, width, height, loading: 'lazy', decoding: 'async' });
  link.append(image);
  figure.append(link, ...(said ? [make('figcaption', said)] : []));
  return figure;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), text ? { textContent: text } : {});
}
