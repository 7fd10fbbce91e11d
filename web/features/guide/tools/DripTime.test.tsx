// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { said } from '../../../../tests/support/said.ts';
import { loadStrings } from '../../../lib/i18n.ts';
import { DripTime } from './DripTime.tsx';

beforeAll(() => loadStrings(['guidetools']));
beforeEach(() => void render(<DripTime onAsk={() => undefined} />));
afterEach(cleanup);

const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const choose = (crop: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Crop' }), { target: { value: crop } });
const tap = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

it('says nothing of a crop and a season nobody chose', () => {
  expect(said()).toContain('Fill in the boxes');
  choose('tomato');
  expect(said()).toContain('Fill in the boxes');
  expect(screen.queryByText('Write a number above zero')).toBeNull();
});

it('says the guide’s own example when the day’s evaporation is written: 3.45 L, 1 h 44 min', () => {
  choose('tomato');
  tap('My own figure');
  type(/^Evaporation/, '5');
  expect(said()).toContain('Run the drip 1 h 44 min a day.');
  expect(said()).toContain('That is 3.45 L for each plant.');
  choose('areca');
  expect(said()).toContain('That is 21.3 L for each plant.');
});

it('runs no drip longer than the day is', () => {
  choose('tomato');
  tap('October–January');
  type('From row to row', '8');
  type('From plant to plant', '8');
  expect(said()).toContain('A day has only 24 hours');
  expect(said()).not.toContain('Run the drip');
  type('Drippers at each plant', '10');
  expect(said()).toContain('Run the drip 14 h 43 min a day.');
});

it('takes any other crop by its factor and its wetted ground', () => {
  choose('own');
  expect(said()).toContain('Fill in the boxes');
  expect(screen.queryByText('Write a number above zero')).toBeNull();
  type('Crop factor (Kc)', '1.15');
  type('Ground that is wetted', '80');
  type('From row to row', '1.5');
  type('From plant to plant', '0.45');
  tap('My own figure');
  type(/^Evaporation/, '5');
  expect(said()).toContain('That is 3.45 L for each plant.');
  type('Ground that is wetted', '120');
  expect(screen.getByText('Write a number above zero, at most 100')).toBeDefined();
});

it('knows every crop of the chapter’s table that is dripped, and holds areca against the usual litres', () => {
  tap('February–May');
  for (const crop of ['chilli', 'banana', 'coconut', 'sugarcane', 'grape', 'redgram']) {
    choose(crop);
    type('From row to row', '2');
    type('From plant to plant', '1');
    expect(said(), crop).toContain('Run the drip');
  }
  choose('areca');
  expect(said()).toContain('The usual advice for arecanut is 16–20 L a palm a day.');
});
