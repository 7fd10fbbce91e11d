import type { Intake } from '../../contract/clinic/intake.ts';

/** An intake of which nothing is told yet. */
export const EMPTY_INTAKE: Intake = {
  crop: null,
  variety: '',
  stage: null,
  part: null,
  signs: [],
  since: null,
  spread: null,
  weather: null,
  irrigation: null,
  sprayed: '',
  sprayed_on: null,
  acres: null,
  tank_litres: null,
  taluk: '',
  sown_on: null,
  harvest_on: null,
  words: '',
  photos: [],
  voices: [],
  field_id: null,
};

/** What stands there by itself says nothing of what is wrong: the field, its size, the sprayer, the place. */
const REMEMBERED = new Set<keyof Intake>(['field_id', 'acres', 'tank_litres', 'taluk']);

/** Nothing is told, neither in taps nor in words, pictures or voice. What a remembered field filled in does not count. */
export function isEmptyIntake(intake: Intake): boolean {
  return Object.entries(intake).every(
    ([name, value]) =>
      REMEMBERED.has(name as keyof Intake) ||
      value === null ||
      (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0),
  );
}
