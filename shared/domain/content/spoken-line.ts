import { withoutJoins } from '../keep-together.ts';
import { sha256 } from '../proof-of-work.ts';

/** Bytes of a recording. */
export const SPOKEN_BYTES = 200_000;
/** Seconds of a recording. */
export const SPOKEN_SECONDS = 30;
/** Letters of a line. */
export const SPOKEN_LETTERS = 1_500;

/** A recording by the file names it is served under: as it was spoken, and where some phone would stay silent a copy in AAC. */
export interface SpokenFile {
  file: string;
  mime: string;
  copy?: string;
  /** Of the larger. */
  bytes: number;
}

/** All recordings in one language, by `spokenKey` of the text each was spoken for. */
export type SpokenManifest = Readonly<Record<string, SpokenFile>>;

export const manifestPath = (language: string) => `/media/spoken-${language}.json`;
export const spokenPath = (file: string) => `/media/spoken/${file}`;

/** A text without what does not change how it is said: line breaks, spaces, joins, the way its letters are stored. */
export const spokenForm = (text: string) => withoutJoins(text).normalize('NFC').replace(/\s+/g, ' ').trim();

/** What a recording belongs to: these words and no others. Half of a SHA-256, in hex. */
export function spokenKey(text: string): string {
  // Percent signs make ASCII of every script.
  const words = sha256(encodeURIComponent(spokenForm(text).replace(/\p{Surrogate}/gu, '?')));
  return Array.from(words.subarray(0, 4), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** `stale`: what was recorded says something else than what stands there now. */
export type SpokenState = 'missing' | 'stale' | 'recorded';

/** Of a line that stands in the product now, by what was spoken for it last. */
export function spokenState(textNow: string, recorded: { text: string } | undefined): SpokenState {
  if (!recorded) return 'missing';
  return spokenForm(recorded.text) === spokenForm(textNow) ? 'recorded' : 'stale';
}
