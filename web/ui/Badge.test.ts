import { expect, it } from 'vitest';
import { unreadBadge } from './Badge.tsx';

it('shows nothing at zero, the count up to 99, and 99+ above', () => {
  expect([0, -1, Number.NaN].map(unreadBadge)).toEqual([null, null, null]);
  expect([1, 99, 100, 5000].map(unreadBadge)).toEqual(['1', '99', '99+', '99+']);
});
