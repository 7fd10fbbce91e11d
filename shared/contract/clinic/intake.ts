import { type Static, Type } from 'typebox';
import {
  FIRST_QUESTIONS,
  INTAKE_QUESTIONS,
  INTAKE_WORDS_MAX,
  MOST_INTAKE_VOICES,
  PHOTO_SLOTS,
} from '../../domain/intake/intake.ts';
import { closed, nullable, Uuid } from '../wire.ts';
import { CaseFacts, oneOf } from './case-facts.ts';

/** What of a case is asked; the rest of it is the office's to find out. */
const asked = Type.Pick(CaseFacts, [
  ...FIRST_QUESTIONS,
  'variety',
  'stage',
  'sprayed_on',
  'acres',
  'tank_litres',
  'taluk',
  'sown_on',
  'harvest_on',
]).properties;

const Photo = Type.Object(
  {
    slot: oneOf(PHOTO_SLOTS),
    client_id: { ...Uuid, description: 'of the message that brings it, before or after' },
  },
  closed,
);

const Voice = Type.Object({ question: oneOf(INTAKE_QUESTIONS), client_id: Uuid }, closed);

/**
 * What a farmer tells by "What is wrong?". The facts are those of a case, in the same words; null and empty wherever they
 * skipped the question.
 */
export const Intake = Type.Object(
  {
    ...asked,
    crop: nullable(asked.crop),
    signs: { ...asked.signs, description: 'ids of the signs of /guide/see, or their own short words' },
    words: Type.String({ maxLength: INTAKE_WORDS_MAX }),
    photos: Type.Array(Photo, { maxItems: PHOTO_SLOTS.length }),
    voices: Type.Array(Voice, { maxItems: MOST_INTAKE_VOICES }),
    field_id: nullable({ ...Uuid, description: 'the remembered field it is about' }),
  },
  closed,
);
export type Intake = Static<typeof Intake>;

/** As it is sent: what is left out is not told. */
export const ToldIntake = Type.Partial(Intake, closed);
