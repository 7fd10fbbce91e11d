import type { CaseFacts } from '#shared/contract/office/cases.ts';

/** Of a case of which nobody has said anything but its crop. */
export const NOTHING_KNOWN: Omit<CaseFacts, 'crop'> = {
  variety: '',
  sown_on: null,
  stage: null,
  acres: null,
  part: null,
  signs: [],
  since: null,
  spread: null,
  weather: null,
  irrigation: null,
  sprayed: '',
  sprayed_on: null,
  taluk: '',
  zone: '',
  harvest_on: null,
  tank_litres: null,
  near_water: false,
  sprayer: null,
};
