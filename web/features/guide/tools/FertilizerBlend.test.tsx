// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadStrings } from '../../../lib/i18n.ts';
import { FertilizerBlend } from './FertilizerBlend.tsx';
import { said } from './said.ts';

beforeAll(() => loadStrings(['guidetools']));
beforeEach(() => void render(<FertilizerBlend onAsk={() => undefined} />));
afterEach(cleanup);

const choose = (crop: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Crop' }), { target: { value: crop } });

it('gives tomato its potash in parts, as its nitrogen', () => {
  expect(said()).toContain('Phosphorus and potash at sowing or planting.');
  choose('tomato');
  expect(said()).toContain('Nitrogen and potash in parts, or through the drip: 33% at sowing or planting');
  expect(said()).not.toContain('potash at sowing');
  choose('tomato-variety');
  expect(said()).toContain('Nitrogen and potash in parts');
  expect(said()).toContain('MOP: 40.5 kg');
});

it('knows sugarcane and coconut', () => {
  choose('sugarcane');
  expect(said()).toContain('Nitrogen in parts, all of it by 120 days.');
  expect(said()).toContain('DAP: 88 kg (1.76 bags)');
  choose('coconut');
  expect(said()).toContain('Each palm a year: urea 1087 g, rock phosphate 1600 g, MOP 2000 g.');
  expect(said()).toContain('with 50 kg of manure');
  choose('arecanut');
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
