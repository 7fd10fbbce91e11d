import path from 'node:path';
import type { Font } from 'fontkit';
import { loadShapedFont } from './shaped-font.ts';

const FILES = path.join(import.meta.dirname, '../../../node_modules/@fontsource/anek-kannada/files');

/** The brand's face comes as one file per script; the rupee sign is in the Kannada one. */
const SCRIPTS = ['latin', 'kannada', 'latin-ext'] as const;

const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

/** One file of the face, under the name a document registers it by. */
export interface FontFile {
  name: string;
  font: Font;
}

/** The files of one weight, the one that is asked first at the front. */
export type BrandFace = Readonly<Record<Weight, readonly FontFile[]>>;

let loaded: Promise<BrandFace> | undefined;

/** Read once per process: 40 ms, and nothing about them changes. */
export function loadBrandFace(): Promise<BrandFace> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<BrandFace> {
  const [regular, bold] = await Promise.all([loadWeight('regular'), loadWeight('bold')]);
  return { regular, bold };
}

function loadWeight(weight: Weight): Promise<FontFile[]> {
  return Promise.all(
    SCRIPTS.map(async (script) => ({
      name: `${script}-${weight}`,
      font: await loadShapedFont(path.join(FILES, `anek-kannada-${script}-${WEIGHTS[weight]}-normal.woff`)),
    })),
  );
}

/** A stretch of text that one file can draw. */
export interface Stretch {
  file: FontFile;
  text: string;
}

/**
 * Cuts a word where its file has to change, as seldom as possible: the file of the letter before goes on while it
 * knows the next, so that joiners stay with what they join. What no file knows (another script, a picture) is
 * left out; see `canPrint`.
 */
export function cutByFile(files: readonly FontFile[], word: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (const letter of word) {
    const code = letter.codePointAt(0) ?? 0;
    const last = stretches.at(-1);
    if (last?.file.font.hasGlyphForCodePoint(code)) {
      last.text += letter;
      continue;
    }
    const file = files.find(({ font }) => font.hasGlyphForCodePoint(code));
    if (file) stretches.push({ file, text: letter });
  }
  return stretches;
}

/** Whether all of a text will be seen on paper. A name in a third script is better told otherwise. */
export function canPrint(face: BrandFace, text: string): boolean {
  return [...text].every(
    (letter) =>
      /\s/.test(letter) ||
      face.regular.some(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  );
}
