/** A film inside a chapter. Nothing of the film's host is loaded before the reader taps. */
export interface Video {
  /** Id on YouTube; empty shows the clinic's own film (content/business.ts). */
  youtube: string;
}

/** The owner fills these in; the key is what a chapter writes: `::video[Title]{#bio-inputs}`. */
export const VIDEOS: Record<string, Video> = {
  'bio-inputs': { youtube: '' },
  'soil-sample': { youtube: '' },
};
