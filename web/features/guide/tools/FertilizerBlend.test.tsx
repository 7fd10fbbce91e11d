// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { said } from '../../../../tests/support/said.ts';
import { loadStrings } from '../../../lib/i18n.ts';
import { FertilizerBlend } from './FertilizerBlend.tsx';
import { carryLevels } from './soil-levels.ts';

beforeAll(() => loadStrings(['guidetools']));
beforeEach(() => void render(<FertilizerBlend onAsk={() => undefined} dapRupees={1350} />));
afterEach(cleanup);

const choose = (crop: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Crop' }), { target: { value: crop } });

const acres = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Field' }), { target: { value } });

it('says nothing before crop and field are told', () => {
  expect(said()).toContain('Fill in the boxes');
  choose('ragi-irrigated');
  expect(said()).toContain('Fill in the boxes');
  choose('arecanut');
  expect(said()).toContain('Fill in the boxes');
});

it('fills up what a complex leaves', () => {
  choose('ragi-irrigated');
  acres('1');
  fireEvent.change(screen.getByRole('combobox', { name: 'Phosphorus from' }), {
    target: { value: '10-26-26' },
  });
  expect(said()).toContain('10:26:26: 77.8 kg (1.56 bags).');
  expect(said()).toContain('Urea: 71.1 kg');
  expect(said()).not.toContain('MOP');
});

it('gives tomato its potash in parts, as its nitrogen', () => {
  choose('ragi-irrigated');
  acres('1');
  expect(said()).toContain('Phosphorus and potash at sowing or planting.');
  choose('tomato');
  expect(said()).toContain('Nitrogen and potash in parts, or through the drip: 33% at sowing or planting');
  expect(said()).not.toContain('potash at sowing');
  choose('tomato-variety');
  expect(said()).toContain('Nitrogen and potash in parts');
  expect(said()).toContain('MOP: 40.5 kg');
});

it('says when a complex brings nearly all the nitrogen before the plant can take it', () => {
  choose('tomato');
  acres('1');
  expect(said()).not.toContain('all at once');
  const from = (source: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Phosphorus from' }), {
      target: { value: source },
    });
  from('20-20-0-13');
  expect(said()).toContain('But 100% of the nitrogen comes with the phosphorus, all at once');
  from('ssp');
  expect(said()).not.toContain('all at once');
  choose('ragi-irrigated');
  from('20-20-0-13');
  expect(said()).not.toContain('all at once');
});

it('knows sugarcane and coconut', () => {
  choose('sugarcane');
  acres('1');
  expect(said()).toContain('Nitrogen in parts, all of it by 120 days.');
  expect(said()).toContain('DAP: 88 kg (1.76 bags)');
  expect(said()).toContain('2,700');
  choose('coconut');
  fireEvent.change(screen.getByRole('textbox', { name: 'Palms' }), { target: { value: '100' } });
  expect(said()).toContain('Each palm a year: urea 1087 g, rock phosphate 1600 g, MOP 2000 g.');
  expect(said()).toContain('with 50 kg of manure');
  choose('arecanut');
  fireEvent.change(screen.getByRole('textbox', { name: 'Palms' }), { target: { value: '100' } });
  expect(said()).toContain('urea 217 g, rock phosphate 200 g, MOP 233 g');
  expect(said()).toContain('with 12 kg of manure');
});

it('names the box in which no number stands', () => {
  choose('own');
  const nitrogen = screen.getByRole('textbox', { name: 'Nitrogen (N)' });
  fireEvent.change(nitrogen, { target: { value: '100:50:50' } });
  expect(nitrogen.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Write a number, zero or more')).toBeDefined();
  choose('arecanut');
  fireEvent.change(screen.getByRole('textbox', { name: 'Palms' }), { target: { value: '0' } });
  expect(screen.getByText('Write a number above zero')).toBeDefined();
});

it('takes the levels of a soil card, which can still be changed, and a newer card wins', () => {
  choose('ragi-irrigated');
  acres('1');
  expect(said()).toContain('DAP: 44');
  const isOn = (group: string, level: string) =>
    (within(screen.getByRole('group', { name: group })).getByLabelText(level) as HTMLInputElement).checked;
  act(() => carryLevels({ n: 'low', p: 'low', k: 'low' }));
  expect(isOn('Phosphorus in the soil test', 'low')).toBe(true);
  expect(said()).toContain('DAP: 55');
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Phosphorus in the soil test' })).getByLabelText('high'),
  );
  expect(said()).not.toContain('DAP: 55');
  act(() => carryLevels({ p: 'low' }));
  expect(isOn('Phosphorus in the soil test', 'low')).toBe(true);
  expect(isOn('Nitrogen in the soil test', 'medium')).toBe(true);
  act(() => carryLevels({}));
});
