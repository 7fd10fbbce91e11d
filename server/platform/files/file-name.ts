import { MAX_FILE_NAME_LENGTH } from '#shared/domain/chat/upload-limits.ts';
import { cleanLine, graphemes } from '#shared/domain/text-safety.ts';
import type { FileType } from './file-types.ts';

/**
 * Bytes of UTF-8. A header that carries the name costs three times as much, and proxies commonly give all
 * headers of an answer 4 kB.
 */
const MAX_NAME_BYTES = 600;

/** UTF-16 units; no device gives a longer name, and what is done to it must not grow with what a liar sends. */
const MAX_DECLARED = 1000;

/** Marks that turn the reading direction but are not in `cleanLine`: `gpj.exe` must not read `exe.jpg`. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/g;

/**
 * The name as a label, never as a path: the last part of whatever the sender called it, without control and
 * direction characters, with an ending that tells the truth about the content. `photo.jpg.html` that is a
 * JPEG becomes `photo.jpg.html.jpg`; `photo.heic` that was turned into a JPEG becomes `photo.jpg`.
 *
 * @param received the type of the bytes as they came, `stored` as they are kept
 */
export function fileLabel(declared: string, received: FileType, stored: FileType): string {
  const base = (declared.split(/[/\\]/).at(-1) ?? '').slice(-MAX_DECLARED);
  const clean = trimEnd(cleanLine(base.replace(DIRECTION_MARKS, ''), base.length));
  const { stem, extension } = splitName(clean);
  const ending = extension.toLowerCase();
  if (stored.extensions.includes(ending)) return shorten(stem, extension);
  const replaced = received !== stored && received.extensions.includes(ending);
  return shorten(replaced ? stem : trimEnds(clean), stored.extensions[0]);
}

/** The name for bytes that were made from others: the small picture of `ಎಲೆ.jpg` is `ಎಲೆ.webp`. */
export function relabel(label: string, type: FileType): string {
  return shorten(splitName(label).stem, type.extensions[0]);
}

/** An ending is short and plain; `Rs. 500 bill` has none. */
function splitName(name: string): { stem: string; extension: string } {
  const [, stem, extension] = /^(.*)\.([A-Za-z0-9]{1,8})$/s.exec(name) ?? [];
  if (stem === undefined || extension === undefined) return { stem: trimEnds(name), extension: '' };
  return { stem: trimEnds(stem), extension };
}

/** Leading dots hide a file, trailing dots and blanks are dropped by Windows together with what they hid. */
function trimEnds(text: string): string {
  return trimEnd(text.replace(/^[\s.]+/, ''));
}

/** Letter by letter: a regular expression would begin anew at every dot of a name that is nothing but dots. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function shorten(stem: string, extension: string): string {
  const letters = graphemes(stem).slice(0, MAX_FILE_NAME_LENGTH - extension.length - 1);
  let bytes = Buffer.byteLength(letters.join(''));
  while (bytes > MAX_NAME_BYTES) bytes -= Buffer.byteLength(letters.pop() ?? '');
  return `${trimEnds(letters.join('')) || 'file'}.${extension}`;
}
