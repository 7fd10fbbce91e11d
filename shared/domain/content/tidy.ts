import { cleanText } from '../text-safety.ts';

/** Spaces around a text and a decomposed letter are nobody's wish. Letters that turn the reading direction are left, to be refused. */
export function tidy(value: unknown): unknown {
  if (typeof value === 'string') {
    const composed = value.replace(/\r\n?/g, '\n').normalize('NFC').trim();
    return composed === cleanText(value, Number.POSITIVE_INFINITY) ? composed : value;
  }
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tidy(part)]));
}
