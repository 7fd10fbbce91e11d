// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { said } from '../../../../tests/support/said.ts';
import { loadStrings } from '../../../lib/i18n.ts';
import { HarvestDate } from './HarvestDate.tsx';

beforeAll(() => loadStrings(['guidetools']));
beforeEach(() => void render(<HarvestDate onAsk={() => undefined} />));
afterEach(cleanup);

const sprayed = (day: string) =>
  fireEvent.change(screen.getByLabelText('Day of the last spray'), { target: { value: day } });
const wait = (days: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Waiting period/ }), { target: { value: days } });

it('says no date of a spray and days nobody told', () => {
  expect(said()).toContain('Fill in the boxes');
  wait('3');
  expect(said()).toContain('Fill in the boxes');
  expect(document.body.textContent).toContain('no figure is not 0 days');
  sprayed('2026-06-01');
  wait('0');
  expect(said()).toContain('0 days only if your label prints 0 or nil.');
});

it('says the first day of harvest, and that a waiting period is never cut short', () => {
  sprayed('2026-12-25');
  wait('10');
  expect(said()).toContain('Harvest from Monday, 04-01-2027.');
  expect(said()).toContain('never fewer days than it says');
  expect(said()).toContain('from the last spray of this product alone');
  expect(said()).toContain('Every other product you sprayed has its own days');
  // 'Never more' is said of doses; of days it would be poison.
  expect(document.body.textContent).not.toContain('never more than it says');
});

it('names days that are none, and blames no day for a missing date', () => {
  for (const days of ['2.5', '-1', '500', 'three']) {
    wait(days);
    expect(screen.getByText('Write whole days, at most 400')).toBeDefined();
  }
  wait('');
  expect(screen.queryByText('Write whole days, at most 400')).toBeNull();
  wait('3');
  sprayed('');
  expect(screen.queryByText('Write whole days, at most 400')).toBeNull();
});

it('gives no harvest date for what may not be used', () => {
  sprayed('2026-06-01');
  wait('10');
  fireEvent.change(screen.getByRole('textbox', { name: /^Name on the pack/ }), { target: { value: 'ಥಿಮೆಟ್' } });
  expect(said()).toContain('Stop: phorate may not be used.');
  expect(said()).not.toContain('Harvest from');
});
