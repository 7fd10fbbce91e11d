import { expect, it } from 'vitest';
import { initialsOf } from './StaffPicture.tsx';

it.each([
  ['Asha Patil', 'AP'],
  [' asha  b. patil ', 'AP'],
  ['ಗೀತಾ', 'ಗೀ'],
  ['ಆಶಾ ಅಡಿಗ', 'ಆಅ'],
  // Two with their signs are cut off at the edge of a small circle.
  ['ವೆಂಕಟ ಹೊಸಮನೆ', 'ವೆಂ'],
  ['', ''],
])('of %j two letters are shown, or as many as have room', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
