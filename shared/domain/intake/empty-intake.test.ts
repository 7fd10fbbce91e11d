import { expect, it } from 'vitest';
import { EMPTY_INTAKE, isEmptyIntake } from './empty-intake.ts';

const CLIENT_ID = '00000000-0000-4000-8000-000000000001';

it.each([
  ['nothing', {}, true],
  ['blanks', { words: ' \n', variety: ' ' }, true],
  [
    'what a remembered field fills in',
    { field_id: CLIENT_ID, acres: 2, tank_litres: 16, taluk: 'Hiriyur' },
    true,
  ],
  ['a crop alone', { crop: 'tomato' }, false],
  ['a photo alone', { photos: [{ slot: 'part', client_id: CLIENT_ID }] }, false],
  ['a voice alone', { voices: [{ question: 'words', client_id: CLIENT_ID }] }, false],
  ['words alone', { words: 'Leaves curl' }, false],
  ['a sign alone', { signs: ['chilli-thrips'] }, false],
] as const)('an intake of %s is empty: %s', (_what, told, empty) => {
  const intake = { ...EMPTY_INTAKE, ...told } as typeof EMPTY_INTAKE;
  expect(isEmptyIntake(intake)).toBe(empty);
});
