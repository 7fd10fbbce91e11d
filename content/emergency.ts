/**
 * Whom to ring when somebody is poisoned or in despair. National numbers, free, day and night; the guide's safety block
 * (guide/{en,kn}/safety.md) tells what to do until help comes.
 */
export const EMERGENCY_LINES = [
  { key: 'ambulance', number: '108' },
  { key: 'poison', number: '1800 116 117' },
  { key: 'distress', number: '14416' },
] as const;

/** As a telephone takes it. */
export const dialAddress = (number: string) => `tel:${number.replaceAll(' ', '')}`;
