import { FIGURES } from '#content/guide/figures/figures.ts';
import { PLATE_SIZE } from '#content/guide/plates/plate.ts';
import { PLATES } from '#content/guide/plates/plates.ts';
import { keepTogether } from '#shared/domain/keep-together.ts';
import type { Language } from '#shared/domain/languages.ts';
import { escapeHtml } from './render-words.ts';

/** Stands in the HTML where the address of a drawing goes; the file's path begins at content/guide. */
const figureMark = (file: string) => `@@figure:${file}@@`;

/** The file of a drawing, from content/guide; one with words in it has two. */
export function figureFile(id: string, language: Language): string {
  return FIGURES[id]?.hasWords ? `figures/${id}.${language}.svg` : `figures/${id}.svg`;
}

/** The file of a plate, from content/guide. */
export const plateFile = (id: string) => `plates/${id}.svg`;

/** `<img>` of a figure; its address is only known to the bundler. */
export function figureImage(id: string, language: Language): string {
  const figure = FIGURES[id];
  return figure ? image(figureFile(id, language), figure, figure.alt[language]) : '';
}

/** A plate with its own caption: the numerals of the drawing are those of the list. */
export function plateFigure(id: string, language: Language): string {
  const plate = PLATES[id];
  if (!plate) return '';
  const marks = plate.marks[language].map((mark) => `<li>${escapeHtml(keepTogether(mark))}</li>`);
  const drawing = image(plateFile(id), PLATE_SIZE, plate.alt[language]);
  const caption = `<strong>${escapeHtml(plate.name[language])}</strong><ol>${marks.join('')}</ol>`;
  return `<figure data-plate>${drawing}<figcaption>${caption}</figcaption></figure>`;
}

function image(file: string, { width, height }: { width: number; height: number }, alt: string): string {
  return `<img src="${figureMark(file)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`;
}
