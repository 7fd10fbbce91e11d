// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadStrings } from '../../lib/i18n.ts';
import { loadPoisonNotice, PoisonNotice } from './PoisonNotice.tsx';
import { useSaid } from './use-said.ts';

beforeAll(async () => {
  await loadStrings(['common']);
  await loadPoisonNotice();
});
afterEach(cleanup);

function Desk({ pending }: { pending: readonly string[] }) {
  return <PoisonNotice said={useSaid(pending.map((text) => ({ text })))} />;
}
const calls = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('gives the numbers for a product that somebody took, and keeps them while the farmer writes on', () => {
  const { rerender } = render(<Desk pending={['how much thimet to take per acre']} />);
  expect(calls()).toEqual([]);
  rerender(<Desk pending={['ಹೆಂಡತಿ ಸೆಲ್ಫಾಸ್ ತಗೊಂಡಿದ್ದಾಳೆ']} />);
  expect(calls()).toContain('tel:108');
  rerender(<Desk pending={[]} />);
  rerender(<Desk pending={['please help']} />);
  expect(calls()).toContain('tel:108');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(calls()).toEqual([]);
  rerender(<Desk pending={['thimet tinda']} />);
  expect(calls()).toContain('tel:1800116117');
});
