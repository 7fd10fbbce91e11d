// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { said } from '../../../../tests/support/said.ts';
import { loadStrings } from '../../../lib/i18n.ts';
import { TankMix } from './TankMix.tsx';

beforeAll(() => loadStrings(['guidetools']));
beforeEach(() => void render(<TankMix onAsk={() => undefined} />));
afterEach(cleanup);

const take = (name: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const pick = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name, hidden: true }), { target: { value } });
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name, hidden: true }), { target: { value } });
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add to the tank', hidden: true }));
const order = () =>
  within(screen.getAllByRole('list').at(0) as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('keeps living microbes out of sour water', () => {
  take('NPV');
  type(/^pH of the spray water/, '5.5');
  expect(said()).toContain('Living microbes want water of pH 6.5–7.5');
  type(/^pH of the spray water/, '7');
  expect(said()).not.toContain('Bring the water to pH');
  expect(said()).toContain('Nothing speaks against it.');
  expect(order()[0]).toBe('Half the tank of clean water without chlorine, pH 6.5–7.5; do not make it sour');
});

it('wants usual products in sour water, and leaves herbicides to their label', () => {
  take('Emamectin SG');
  expect(order()[0]).toContain('bring it to pH 5.5–6.5');
  take('Emamectin SG');
  take('Any herbicide');
  type(/^pH of the spray water/, '7');
  expect(said()).not.toContain('pH 5.5');
  expect(order()[0]).toContain('only if the label says so');
});

it('judges a pack that is not in the list by what stands on it', () => {
  take('Profenofos EC');
  pick('Letters on the pack', 'SC');
  type(/^Group number/, 'Group 1B');
  add();
  expect(said()).toContain('Two products of the same group');
  take(/Insecticide SC, group 1B/);
  expect(said()).toContain('Nothing speaks against it.');
  type(/^Group number/, '28');
  add();
  expect(order().slice(1, 3)).toEqual(['Insecticide SC, group 28 (1)', 'Profenofos EC']);
});

it('waves no pack through whose group is not known', () => {
  take('Profenofos EC');
  pick('What it is', 'fungicide');
  pick('Letters on the pack', 'WG');
  add();
  expect(said()).toContain('Not all is known of your own pack');
  expect(said()).toContain('Careful');
});

it('says so when pH or heat are no numbers a tank can have, and judges without them', () => {
  take('Emamectin SG');
  for (const ph of ['sour', '0', '85']) {
    type(/^pH of the spray water/, ph);
    expect(screen.getByText('pH stands between 0 and 14')).toBeDefined();
    expect(said()).not.toContain('Bring the water');
  }
  type(/^pH of the spray water/, '');
  expect(screen.queryByText('pH stands between 0 and 14')).toBeNull();
  type(/^Heat/, 'hot');
  expect(screen.getByText('Write a number, zero or more')).toBeDefined();
});

it('judges a ready mix by all its numbers, and asks a number back that is none', () => {
  take('Pyraclostrobin WG');
  pick('What it is', 'fungicide');
  pick('Letters on the pack', 'WG');
  type(/^Group numbers/, '113');
  add();
  expect(screen.getByText(/3 \+ 11 for a ready mix$/)).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: /^Fungicide WG/ })).toBeNull();
  type(/^Group numbers/, '11 + 3');
  add();
  expect(screen.getByRole('checkbox', { name: 'Fungicide WG, group 11 + 3 (1)' })).toBeDefined();
  expect(said()).toContain('Do not mix these.');
  expect(said()).toContain('Two products of the same group');
});

it('takes no banned product into the tank', () => {
  take('Pyraclostrobin WG');
  type(/^Name on the pack/, 'Nuvan 76 EC');
  add();
  expect(screen.getByText(/^Stop: dichlorvos may not be used/)).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: /^Insecticide EC/ })).toBeNull();
});
