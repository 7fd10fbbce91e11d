import type { CaseFacts } from '#shared/contract/office/cases.ts';
import { EMPTY_INTAKE } from '#shared/domain/intake/empty-intake.ts';

const {
  crop: _crop,
  words: _words,
  photos: _photos,
  voices: _voices,
  field_id: _field,
  ...facts
} = EMPTY_INTAKE;

/** Of a case of which nobody has said anything but its crop. */
export const NOTHING_KNOWN: Omit<CaseFacts, 'crop'> = {
  ...facts,
  zone: '',
  near_water: false,
  sprayer: null,
};
