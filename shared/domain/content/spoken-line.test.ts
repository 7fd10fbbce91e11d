import { expect, it } from 'vitest';
import { keepTogether } from '../keep-together.ts';
import { spokenKey, spokenState } from './spoken-line.ts';

it('is the same line, however its letters are set', async () => {
  const text = 'Wash 15 to 20 minutes, 0–15 cm';
  const key = spokenKey(text);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(spokenKey(`\n  ${keepTogether(text)} `)).toBe(key);
  expect(spokenKey('ಕೊ'.normalize('NFD'))).toBe(spokenKey('ಕೊ'.normalize('NFC')));
});

it.each([
  'Wash 15 to 20 minutes, 0–15 cm.',
  'Wash 15 to 20 minutes, 0–25 cm',
  'wash 15 to 20 minutes, 0–15 cm',
])('is another line with other words: %s', async (text) => {
  expect(spokenKey(text)).not.toBe(spokenKey('Wash 15 to 20 minutes, 0–15 cm'));
});

it('is stale as soon as it says something else than what stands there', () => {
  expect(spokenState('Which crop?', undefined)).toBe('missing');
  expect(spokenState('Which crop?', { text: 'Which  crop?' })).toBe('recorded');
  expect(spokenState('Which crop is it?', { text: 'Which crop?' })).toBe('stale');
});
