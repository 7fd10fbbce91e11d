// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { withoutJoins } from '#shared/domain/keep-together.ts';
import { said } from '../../../../tests/support/said.ts';
import { loadStrings } from '../../../lib/i18n.ts';
import { GypsumLime } from './GypsumLime.tsx';
import { SoilTest } from './SoilTest.tsx';

beforeAll(() => loadStrings(['guidetools']));
beforeEach(() => void render(<SoilTest onAsk={() => undefined} />));
afterEach(cleanup);

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('begins empty and says nothing of a soil nobody described', () => {
  expect(field('pH').value).toBe('');
  expect(field('Zinc').value).toBe('');
  expect(said()).toContain('Fill in the boxes');
});

it('says of a pH alone what it is, and nothing of shortages', () => {
  type('pH', '5.1');
  expect(said()).toContain('Strongly acid soil.');
  expect(said()).toContain('Lime or dolomite');
  expect(said()).toContain('Write the nutrients of the card too');
  expect(said()).not.toMatch(/short\. Give|Zinc sulphate|Borax|Gypsum/);
  type('pH', '7');
  expect(said()).not.toContain('Give the normal dose');
  type('Nitrogen', '320');
  expect(said()).toContain('None of the lines you wrote is short.');
});

it('shows the example as an example: the sheet’s three things first, the rest behind a tap', () => {
  tap('Show an example');
  expect(said()).toContain('An example, not your soil.');
  expect(said()).toContain('Zinc sulphate hepta (21% zinc) 10.1 kg per acre');
  expect(said()).toContain('Borax 2–4 kg per acre');
  expect(said()).toContain('Gypsum 101.2 kg per acre, for sulphur.');
  expect(said()).not.toContain('5 t of manure');
  const rest = screen.getByText('And after that').closest('details');
  expect(withoutJoins(rest?.textContent ?? '')).toContain('5 t of manure per acre');
  expect(rest?.open).toBe(false);
});

it('ends the example with the first number of one’s own', () => {
  tap('Show an example');
  type('pH', '6.8');
  expect(field('Zinc').value).toBe('');
  expect(said()).not.toContain('example');
  expect(said()).not.toContain('Borax');
});

it('gives more zinc where the soil locks it up', () => {
  type('pH', '8.9');
  type('Zinc', '0.5');
  expect(said()).toContain('Zinc sulphate hepta (21% zinc) 10.1–20.2 kg per acre');
});

it('says what is wrong with a number as it is', () => {
  type('pH', '15');
  expect(screen.getByText(/pH of soil stands between 3 and 11/)).toBeDefined();
  type('pH', '7');
  type('Iron', 'much');
  expect(screen.getByText('Write a number, zero or more')).toBeDefined();
  cleanup();
  render(<GypsumLime onAsk={() => undefined} />);
  expect(said()).toContain('Fill in the boxes');
  type('pH on the card', '15');
  expect(screen.getByText(/pH of soil stands between 3 and 11/)).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Sodic: gypsum' }));
  type('ESP now', '25');
  type('ESP wanted', '25');
  expect(screen.getByText('Write less than the ESP now')).toBeDefined();
});

it('reckons lime and gypsum for the farmer’s own field, and begins with neither', () => {
  cleanup();
  render(<GypsumLime onAsk={() => undefined} />);
  type('pH on the card', '5.2');
  expect(said()).toContain('about 142 kg of lime per acre');
  expect(said()).not.toContain('For your field');
  type('Field', '2');
  type('and guntas', '20');
  expect(said()).toContain('For your field: about 354 kg.');
  type('pH on the card', '6.2');
  expect(said()).toContain('No lime is needed.');
  fireEvent.click(screen.getByRole('radio', { name: 'Sodic: gypsum' }));
  expect(said()).toContain('Fill in the boxes');
  type('ESP now', '25');
  type('CEC on the card', '30');
  expect(said()).toContain('Give 2.51 t of 70% gypsum per acre first.');
});

it('carries the levels of the card, and not of an example, to the fertilizer tool of the page', () => {
  const fertilizer = document.createElement('div');
  fertilizer.id = 'tool-fertilizer-blend';
  document.body.append(fertilizer);
  const carry = 'Use these levels in the fertilizer tool';
  tap('Show an example');
  expect(screen.queryByRole('button', { name: carry })).toBeNull();
  type('Nitrogen', '200');
  tap(carry);
  expect(sessionStorage.getItem('soilLevels')).toBe('{"n":"low"}');
  expect(location.hash).toBe('#tool-fertilizer-blend');
  fertilizer.remove();
  sessionStorage.clear();
  location.hash = '';
});

it('asks back what no soil has, and takes the answer', () => {
  type('Organic carbon', '4.2');
  expect(said()).toContain('Fill in the boxes');
  expect(screen.getByText(/4.2 % is more than soils have/)).toBeDefined();
  tap('0.42 % (the card says 4.2 g/kg)');
  expect(field('Organic carbon').value).toBe('0.42');
  expect(said()).toContain('5 t of manure per acre');
  type('Salt (EC)', '210');
  tap('0.21 dS/m (the card says 210 µS/cm)');
  expect(said()).toContain('Salt is normal.');
  type('Salt (EC)', '21');
  tap('No, the card really says 21 dS/m');
  expect(said()).toContain('Salt is injurious to most crops.');
  type('Salt (EC)', '22');
  expect(said()).toContain('Fill in the boxes');
});
