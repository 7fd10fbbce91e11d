/** The photos an intake asks for, in this order; each may be skipped. */
export const PHOTO_SLOTS = ['field', 'plant', 'part', 'underside'] as const;
export type PhotoSlot = (typeof PHOTO_SLOTS)[number];

/** The first questions, in the order in which they are asked and their answers are read. */
export const FIRST_QUESTIONS = [
  'crop',
  'part',
  'signs',
  'since',
  'spread',
  'weather',
  'irrigation',
  'sprayed',
] as const;

/** What may be answered by voice. */
export const INTAKE_QUESTIONS = [...FIRST_QUESTIONS, 'acres', 'variety', 'stage', 'words'] as const;
export type IntakeQuestion = (typeof INTAKE_QUESTIONS)[number];

/** Remembered fields of one farmer. */
export const FIELDS_MOST = 10;

export const MOST_INTAKE_VOICES = 8;
/** Characters. */
export const INTAKE_WORDS_MAX = 1000;
/** Of its JSON, in UTF-16 units. */
export const INTAKE_JSON_MAX = 16_000;
