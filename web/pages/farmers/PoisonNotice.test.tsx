// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadStrings } from '../../lib/i18n.ts';
import { PoisonNotice } from './PoisonNotice.tsx';

beforeAll(async () => {
  await loadStrings(['common', 'guidesearch']);
});
afterEach(cleanup);

const calls = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('gives the numbers for a product that somebody took, and keeps them while the farmer writes on', () => {
  let said = '|how much thimet to take per acre';
  const { rerender } = render(<PoisonNotice said={said} />);
  const write = (words: string) => {
    said += `|${words}`;
    rerender(<PoisonNotice said={said} />);
  };
  expect(calls()).toEqual([]);
  write('ಹೆಂಡತಿ ಸೆಲ್ಫಾಸ್ ತಗೊಂಡಿದ್ದಾಳೆ');
  expect(calls()).toContain('tel:108');
  write('please help');
  expect(calls()).toContain('tel:108');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(calls()).toEqual([]);
  write('ok');
  expect(calls()).toEqual([]);
  write('my wife took\ncelphos');
  expect(calls()).toContain('tel:1800116117');
});
