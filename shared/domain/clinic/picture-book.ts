/** Of the question in `pictureconsent.json`: raised with every change of what it asks. */
export const PICTURE_CONSENT_VERSION = 1;

/** Where a farmer answered. */
export const CONSENT_PLACES = ['chat', 'my-data'] as const;

/** What is known of a farmer's consent; `asked`: the question waits in the chat. */
export const CONSENT_STATES = ['unasked', 'asked', 'given', 'refused'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** A picture waits for a second look, is public, or was taken out a little while ago. */
export const BOOK_STATES = ['waiting', 'public', 'removed'] as const;
export type BookState = (typeof BOOK_STATES)[number];

/** Days after which a question that was not answered, or answered with no, may be put again. */
export const ASK_AGAIN_DAYS = { asked: 7, refused: 180 } as const;

/** How long a picture that was taken out can be brought back. */
export const UNDO_HOURS = 24;

/** Pixels on the longer side: on a page, in a row of several, and beside a drawing. */
export const BOOK_SIZES = { page: 1200, thumb: 400, small: 160 } as const;
export type BookSize = keyof typeof BOOK_SIZES;

/** Pixels: a smaller part shows nobody what is wrong. */
export const LEAST_BOOK_SIDE = 240;

/** Areas that may be hidden in one picture. */
export const MOST_HIDDEN = 20;

/** Pictures that the public is handed of one trouble. */
export const MOST_SHOWN = 4;

/** Seconds for which a browser or a cache between may go on showing what was taken out. */
export const SHOWN_SECONDS = 300;

/** Pixels of a photo, from its upper left corner. */
export interface BookArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether a part lies wholly in a photo of this size and is large enough to be of use. */
export function fitsPhoto(
  { x, y, width, height }: BookArea,
  photo: { width: number; height: number },
): boolean {
  const isInside = x >= 0 && y >= 0 && x + width <= photo.width && y + height <= photo.height;
  return isInside && Math.min(width, height) >= LEAST_BOOK_SIDE;
}

/** Where a public picture is found. */
export const bookAddress = (address: string, size: BookSize): string => `/book/${address}-${size}.webp`;
