import { expect, it } from 'vitest';
import { cropsShown } from './ProductCard.tsx';

it('names each crop once, in the letters of the reader', () => {
  const crops = ['grape', 'grapes', 'citrus', 'peas', 'pea', 'ದ್ರಾಕ್ಷಿ'];
  expect(cropsShown(crops, 'en')).toBe('grape, citrus, pea');
  expect(cropsShown(crops, 'kn')).toBe('ದ್ರಾಕ್ಷಿ');
});
