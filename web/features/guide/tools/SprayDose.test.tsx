// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { SprayDose } from './SprayDose.tsx';
import { said } from './said.ts';

beforeAll(() => loadStrings(['guidetools']));
beforeEach(() => void render(<SprayDose onAsk={() => undefined} />));
afterEach(cleanup);

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const gives = (dose: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'The label gives' }), { target: { value: dose } });
const tap = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

it('reckons the product of a label as the sheet does', () => {
  type(/^Dose per hectare/, '200');
  tap('g');
  tap('16 L');
  expect(said()).toContain('Put 6.4 g into each pump of 16 L.');
  expect(said()).toContain('80.9 g in 202 L of water, 13 pumps');
});

it('tells a bed smaller than one pump its own dose alone, not that of a full pump', () => {
  tap('gunta');
  expect(said()).toContain('In all: 2.02 ml in 5.06 L of water, 1 pump.');
  expect(said()).not.toContain('into each pump');
  type(/^Field/, '3');
  expect(said()).toContain('Put 6 ml into each pump of 15 L.');
  expect(said()).toContain('The last pump: 0.18 L of water');
});

it('sends a farmer with a mere "18.5 SC" to the ml of his label', () => {
  gives('active');
  type(/^Active ingredient/, '30');
  type('Strength on the pack', '18.5');
  expect(said()).toContain('Use the ml per hectare printed on the label');
  expect(said()).not.toMatch(/Put .* into each pump/);
  type(/litre of the product weighs/, '108');
  expect(said()).toContain('Use the ml per hectare printed on the label');
  expect(screen.getByText(/weighs about 1 kg/)).toBeDefined();
});

it('takes the weight of a litre into account: 150 ml, not 162', () => {
  gives('active');
  type(/^Active ingredient/, '30');
  type('Strength on the pack', '18.5');
  type(/litre of the product weighs/, '1.08');
  expect(said()).toContain('That is 150 ml of product per hectare. If your label prints less');
  tap('hectare');
  expect(said()).toContain('In all: 150 ml in 500 L');
});

it('needs no weight for g/L, % by volume and powders', () => {
  gives('active');
  type(/^Active ingredient/, '1000');
  type('Strength on the pack', '30');
  tap('% w/v');
  expect(said()).toContain('In all: 1,349 ml');
  tap('g/L');
  type('Strength on the pack', '300');
  expect(said()).toContain('In all: 1,349 ml');
  tap('g');
  expect(screen.getByText('Read the strength on the pack again')).toBeDefined();
  type('Strength on the pack', '50');
  expect(said()).toContain('In all: 809 g');
});

it.each([
  ['litre', /^Dose per litre/, '2.5', '50 ml'],
  ['ten-litres', /^Dose per 10 litres/, '7.5', '15 ml'],
  ['percent', /^Per cent/, '0.1', '20 ml'],
])('takes a dose for the water: %s', (dose, label, amount, each) => {
  gives(dose);
  tap('20 L');
  type(label, amount);
  expect(said()).toContain(`Put ${each} into each pump of 20 L.`);
});

it('takes ppm of active ingredient', () => {
  gives('ppm');
  type(/^ppm/, '10');
  tap('% w/v');
  type('Strength on the pack', '4.5');
  tap('10 L');
  expect(said()).toContain('Put 2.22 ml into each pump of 10 L.');
});

it('never takes a figure per hectare for one per litre', () => {
  gives('litre');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Dose per litre/ }).value).toBe('');
  expect(said()).toContain('Fill in the boxes');
});

it('says the same in Kannada', async () => {
  await switchLanguage('kn');
  cleanup();
  render(<SprayDose onAsk={() => undefined} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'active' } });
  expect(said()).not.toMatch(/[A-Za-z]{3}/);
  type('ಪ್ಯಾಕ್ ಮೇಲಿನ ಸಾಮರ್ಥ್ಯ', '18.5');
  type(/ಸಕ್ರಿಯ ಘಟಕ/, '30');
  expect(said()).toContain('ಲೇಬಲ್ ಮೇಲೆ ಹೆಕ್ಟೇರಿಗೆ ಬರೆದ ಮಿ.ಲೀ ಬಳಸಿ');
  type('1 ಲೀಟರ್ ಔಷಧಿಯ ತೂಕ', '1.08');
  expect(said()).toContain('ಅಂದರೆ ಹೆಕ್ಟೇರಿಗೆ 150 ಮಿ.ಲೀ ಔಷಧಿ.');
  await switchLanguage('en');
});
