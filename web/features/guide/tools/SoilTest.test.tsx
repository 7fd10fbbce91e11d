// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { withoutJoins } from '#shared/domain/keep-together.ts';
import { loadStrings } from '../../../lib/i18n.ts';
import { GypsumLime } from './GypsumLime.tsx';
import { SoilTest } from './SoilTest.tsx';
import { said } from './said.ts';

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
  expect(screen.getByText('pH stands between 0 and 14')).toBeDefined();
  type('pH', '7');
  type('Iron', 'much');
  expect(screen.getByText('Write a number, zero or more')).toBeDefined();
  cleanup();
  render(<GypsumLime onAsk={() => undefined} />);
  type('pH on the card', '15');
  expect(screen.getByText('pH stands between 0 and 14')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Sodic: gypsum' }));
  type('ESP wanted', '25');
  expect(screen.getByText('Write less than the ESP now')).toBeDefined();
});
