// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { said } from '../../../../tests/support/said.ts';
import { loadStrings } from '../../../lib/i18n.ts';
import { MulchFilm } from './MulchFilm.tsx';

beforeAll(() => loadStrings(['guidetools']));
afterEach(cleanup);

it('reckons the sheet’s acre, and takes no feet for metres', () => {
  render(<MulchFilm onAsk={() => undefined} />);
  expect(said()).toContain('Fill in the boxes');
  const type = (name: string | RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  type('Field', '1');
  type(/^From bed/, '1.5');
  type('Width of the film', '1.2');
  expect(said()).toContain('You need about 75.3 kg of 25 micron film.');
  const width = screen.getByRole('textbox', { name: 'Width of the film' });
  fireEvent.change(width, { target: { value: '4' } });
  expect(screen.getByText('Wider than from bed to bed: write metres, not feet')).toBeDefined();
  expect(said()).not.toContain('You need');
  fireEvent.change(width, { target: { value: '0' } });
  expect(screen.getByText('Write a number above zero')).toBeDefined();
});
