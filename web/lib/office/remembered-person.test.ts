import { afterEach, expect, it } from 'vitest';
import { STORED, writeStored } from '../device/local-store.ts';
import { rememberedPerson } from './remembered-person.ts';

afterEach(() => writeStored(STORED.staffSession, null));

it.each([
  ['{"email":" Asha@Clinic.example","loggedInAt":1}', 'asha@clinic.example'],
  ['{"email":7}', ''],
  ['null', ''],
  ['{', ''],
  [null, ''],
])('of %j it is %j', (stored, person) => {
  writeStored(STORED.staffSession, stored);
  expect(rememberedPerson()).toBe(person);
});
