// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { PaymentCard } from './PaymentCard.tsx';

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(['payments']);
});
afterEach(cleanup);

const RECEIVED = ['Payment received', '₹1,250.50', 'Payment ID #7'];

it.each([
  [{}, RECEIVED],
  [{ refunded: 0 }, RECEIVED],
  [{ refunded: 50 }, RECEIVED.toSpliced(2, 0, '₹50.00 of it was returned')],
  [{ refunded: 1250.5 }, RECEIVED.toSpliced(2, 0, 'This money was returned')],
])('a payment of ₹1,250.50 with %j says what of it went back', (refunds, lines) => {
  const { container } = render(<PaymentCard meta={{ pid: 7, amount: 1250.5, ...refunds }} />);
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(lines);
});
