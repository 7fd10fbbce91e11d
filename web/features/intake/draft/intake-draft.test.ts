import { expect, it } from 'vitest';
import type { Field } from '#shared/contract/clinic/fields.ts';
import { fieldOfDraft, isToldAnew } from '../fields/field-of-draft.ts';
import {
  isEmptyDraft,
  newDraft,
  toIntake,
  withCrop,
  withField,
  withoutPhoto,
  withPart,
  withPhoto,
  withVoice,
} from './intake-draft.ts';
import { STEPS, stepBeside } from './steps.ts';

const FIELD: Field = {
  id: '00000000-0000-4000-8000-00000000000f',
  version: 3,
  name: 'ಮನೆ ಹಿಂದೆ',
  crop: 'chilli',
  variety: 'Byadgi',
  acres: 1.5,
  water: 'drip',
  soil: { ph: 7.1, ec: null, oc: null, n: null, p: null, k: null },
  tank_litres: 16,
  taluk: 'Byadagi',
  zone: '',
  sown_on: '2026-07-01',
  updated_at: '2026-11-01T00:00:00Z',
};

it('is nothing until something is told; a crop, a photo or a voice alone is something', () => {
  const draft = newDraft();
  expect(isEmptyDraft(draft)).toBe(true);
  expect(isEmptyDraft(withCrop(draft, 'tomato'))).toBe(false);
  expect(isEmptyDraft(withPhoto(draft, { slot: 'part', clientId: 'a', fault: null }))).toBe(false);
  expect(isEmptyDraft(withVoice(draft, { question: 'words', clientId: 'a' }))).toBe(false);
});

it('has one photo a slot and one voice a question; the newer takes the place', () => {
  const first = withPhoto(newDraft(), { slot: 'part', clientId: 'a', fault: 'dark' });
  const second = withPhoto(first, { slot: 'part', clientId: 'b', fault: null });
  expect(toIntake(second).photos).toEqual([{ slot: 'part', client_id: 'b' }]);
  expect(toIntake(withoutPhoto(second, 'part')).photos).toEqual([]);
  const said = withVoice(withVoice(second, { question: 'crop', clientId: 'c' }), {
    question: 'crop',
    clientId: 'd',
  });
  expect(toIntake(said).voices).toEqual([{ question: 'crop', client_id: 'd' }]);
});

it('forgets the signs of another crop and of another part, and counts shoots to the stem', () => {
  const seen = withPart(withCrop(newDraft(), 'chilli'), 'shoot');
  const told = { ...seen, answers: { ...seen.answers, signs: ['chilli-thrips'] } };
  expect(told.answers.part).toBe('stem');
  expect(withCrop(told, 'chilli').answers.signs).toEqual(['chilli-thrips']);
  expect(withCrop(told, 'tomato').answers.signs).toEqual([]);
  expect(withPart(told, 'shoot').answers.signs).toEqual(['chilli-thrips']);
  expect(withPart(told, 'leaf').answers.signs).toEqual([]);
});

it('takes from a remembered field what was not told, and leaves what was', () => {
  const draft = newDraft();
  const told = { ...draft, answers: { ...draft.answers, irrigation: 'furrow' as const } };
  const intake = toIntake(withField(told, FIELD));
  expect(intake).toMatchObject({
    field_id: FIELD.id,
    crop: 'chilli',
    variety: 'Byadgi',
    acres: 1.5,
    irrigation: 'furrow',
    tank_litres: 16,
    taluk: 'Byadagi',
    sown_on: '2026-07-01',
  });
  expect(toIntake(withCrop(withField(told, FIELD), 'tomato')).field_id).toBeNull();
});

it('says of another field nothing that the first one said, and keeps what was told', () => {
  const other: Field = {
    ...FIELD,
    id: 'b',
    acres: null,
    tank_litres: 20,
    sown_on: null,
    taluk: '',
    variety: '',
  };
  const told = { ...newDraft(), answers: { ...newDraft().answers, irrigation: 'furrow' as const } };
  const first = withField(told, FIELD);
  const bare = { acres: null, sown_on: null, taluk: '', variety: '', irrigation: 'furrow' };
  expect(toIntake(withField(first, other))).toMatchObject({ ...bare, field_id: 'b', tank_litres: 20 });
  expect(toIntake(withCrop(first, 'tomato'))).toMatchObject({ ...bare, field_id: null, tank_litres: null });
  expect(toIntake(withCrop(first, 'chilli'))).toMatchObject({ ...bare, field_id: null, crop: 'chilli' });
  const wider = { ...first, answers: { ...first.answers, acres: 3 } };
  expect(toIntake(withField(wider, other))).toMatchObject({ acres: 3, tank_litres: 20 });
});

it('offers to remember what was told anew, and only that', () => {
  const same = withField(newDraft(), FIELD);
  expect(isToldAnew(fieldOfDraft(same, FIELD.name, FIELD), FIELD)).toBe(false);
  const wider = { ...same, answers: { ...same.answers, acres: 2 } };
  const body = fieldOfDraft(wider, FIELD.name, FIELD);
  expect(isToldAnew(body, FIELD)).toBe(true);
  expect(body).toMatchObject({ version: 3, acres: 2, soil: FIELD.soil, name: FIELD.name });
});

it('asks for signs only where the guide knows some', () => {
  expect(stepBeside('part', 1, true)).toBe('signs');
  expect(stepBeside('part', 1, false)).toBe('since');
  expect(stepBeside('since', -1, false)).toBe('part');
  expect([stepBeside('crop', -1, true), stepBeside('summary', 1, true)]).toEqual([null, null]);
  expect(STEPS.at(-1)).toBe('summary');
});
