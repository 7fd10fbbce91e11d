// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { said } from '../../../../tests/support/said.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { SprayDose } from './SprayDose.tsx';

beforeAll(() => loadStrings(['guidetools']));
beforeEach(() => void render(<SprayDose onAsk={() => undefined} />));
afterEach(cleanup);

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const gives = (dose: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'The label gives' }), { target: { value: dose } });
const tap = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

const field = (acres: string, guntas = '') => {
  type('Field', acres);
  if (guntas !== '') type('and guntas', guntas);
};
/** 500 L per hectare, as the sheet's examples have it, and one acre. */
const asInTheSheet = () => {
  gives('product');
  tap('per hectare');
  type(/^Water per hectare/, '500');
  field('1');
};

it('begins empty and says nothing of a dose nobody typed', () => {
  for (const box of screen.getAllByRole<HTMLInputElement>('textbox')) expect(box.value).toBe('');
  expect(said()).toContain('Fill in the boxes');
  type(/^Dose per acre/, '80');
  type(/^Water per acre/, '200');
  expect(said()).toContain('Fill in the boxes');
  field('1');
  expect(said()).toContain('Put 6 ml into each pump of 15 L.');
  expect(said()).toContain('That is 80 ml an acre (198 ml a hectare).');
});

it('reckons the product of a label as the sheet does', () => {
  asInTheSheet();
  type(/^Dose per hectare/, '200');
  tap('g');
  tap('16 L');
  expect(said()).toContain('Put 6.4 g into each pump of 16 L.');
  expect(said()).toContain('80.9 g in 202 L of water, 13 pumps');
  expect(said()).toContain('That is 80.9 g an acre (200 g a hectare).');
});

it('takes a dose per pump as the shop says it', () => {
  gives('pump');
  type(/^Dose per pump of 15 L/, '6');
  type(/^Water per acre/, '200');
  field('', '20');
  expect(said()).toContain('Put 6 ml into each pump of 15 L.');
  expect(said()).toContain('In all: 40 ml in 100 L of water, 7 pumps.');
});

it('asks whether 200 L is of an acre or of a hectare before it makes the spray 2.5 times as strong', () => {
  asInTheSheet();
  type(/^Dose per hectare/, '200');
  type(/^Water per hectare/, '200');
  expect(said()).toContain('is that per acre or per hectare?');
  expect(document.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('careful');
  tap('per acre');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Water per acre/ }).value).toBe('');
  type(/^Water per acre/, '500');
  expect(said()).toContain('is that figure per hectare?');
});

it('reads a field as the land record has it, and asks what a dot means', () => {
  asInTheSheet();
  type(/^Dose per hectare/, '200');
  field('1.20');
  expect(said()).toContain('Fill in the boxes');
  tap('1 acre 20 guntas');
  expect(said()).toContain('In all: 121 ml');
  expect(document.querySelector('[data-understood]')?.textContent).toContain('That is 1 acre 20 guntas.');
  tap('1.2 acre by calculator');
  expect(said()).toContain('In all: 97.1 ml');
  field('1-20');
  expect(said()).toContain('In all: 121 ml');
  field('1,5000');
  expect(screen.getByText(/as in the pahani: 1-20/)).toBeDefined();
  expect(said()).toContain('Fill in the boxes');
  tap('acre and cent');
  field('1');
  type('and cents', '50');
  expect(said()).toContain('In all: 121 ml');
});

it('says how to measure what no scale shows, and from how much land on it can be', () => {
  asInTheSheet();
  tap('g');
  type(/^Dose per hectare/, '20');
  expect(said()).toContain(
    'measure 1.2 g for 2 pumps, stir it into 2 L of water, and put 1 L of that into each pump',
  );
  field('', '1');
  expect(said()).toContain(
    '0.2 g is too little to weigh or measure at home. Spray at least 5 guntas at one time',
  );
});

it('tells a bed smaller than one pump its own dose alone, not that of a full pump', () => {
  asInTheSheet();
  type(/^Dose per hectare/, '200');
  field('', '1');
  expect(said()).toContain('In all: 2.02 ml in 5.06 L of water, 1 pump.');
  expect(said()).not.toContain('into each pump');
  field('', '3');
  expect(said()).toContain('Put 6 ml into each pump of 15 L.');
  expect(said()).toContain('The last pump: 0.18 L of water');
});

it('gives no ml of a liquid whose pack says only %, and asks which it is', () => {
  asInTheSheet();
  gives('active');
  type(/^Active ingredient per hectare/, '120');
  type('Strength on the pack', '34.4');
  expect(said()).toContain('Which does the pack print? Choose it above.');
  expect(said()).not.toMatch(/\d ml/);
  tap('% w/v');
  expect(said()).toContain('(349 ml a hectare)');
});

it('reckons a mere % of a product that the list reckons so, and says so', () => {
  asInTheSheet();
  gives('active');
  type(/^Active ingredient per hectare/, '750');
  type('Strength on the pack', '50');
  type(/^Name on the pack/, 'Pretilachlor 50% EC');
  expect(said()).toContain(
    'That is 607 ml of product an acre (1,500 ml a hectare). If your label prints less',
  );
  expect(said()).toContain(
    'taken as weight in volume (w/v), as the central list (CIB&RC) reckons this product',
  );
  expect(document.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('careful');
  for (const other of ['Pretilachlor 50 EW', 'pretilachlor 50 EC + bensulfuron 0.6']) {
    type(/^Name on the pack/, other);
    expect(said(), other).not.toMatch(/\d ml/);
  }
  type(/^Name on the pack/, 'Pretilachlor 50% EC');
  type('Strength on the pack', '30.7');
  expect(said()).not.toMatch(/\d ml/);
});

it('sends a farmer whose pack says w/w to the ml of the label', () => {
  asInTheSheet();
  gives('active');
  type(/^Active ingredient/, '30');
  type('Strength on the pack', '18.5');
  tap('% w/w');
  expect(said()).toContain('Use the ml per acre or hectare printed on the label');
  expect(said()).not.toMatch(/Put .* into each pump/);
  type(/litre of the product weighs/, '108');
  expect(said()).toContain('Use the ml per acre or hectare printed on the label');
  expect(screen.getByText(/weighs about 1 kg/)).toBeDefined();
});

it('takes the weight of a litre into account: 150 ml, not 162', () => {
  asInTheSheet();
  gives('active');
  type(/^Active ingredient/, '30');
  type('Strength on the pack', '18.5');
  tap('% w/w');
  type(/litre of the product weighs/, '1.08');
  expect(said()).toContain('(150 ml a hectare). If your label prints less');
  tap('hectare');
  field('1');
  expect(said()).toContain('In all: 150 ml in 500 L');
});

it('needs no weight for g/L, % by volume and powders', () => {
  asInTheSheet();
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
  asInTheSheet();
  gives(dose);
  tap('20 L');
  type(label, amount);
  expect(said()).toContain(`Put ${each} into each pump of 20 L.`);
});

it('takes ppm of active ingredient', () => {
  asInTheSheet();
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

it('stops at a banned name, and at a restricted one on its crop', () => {
  asInTheSheet();
  type(/^Dose per hectare/, '200');
  type(/^Name on the pack/, 'Monocil 36 SL');
  expect(said()).toContain('Stop: monocrotophos may not be used.');
  expect(said()).not.toContain('Put');
  type(/^Name on the pack/, 'Rogor');
  expect(said()).toContain('dimethoate is forbidden on these: tomato, chilli');
  expect(said()).not.toContain('Put');
  type('Your crop', 'chilli');
  expect(said()).toContain('Stop: dimethoate is forbidden on chilli.');
  type('Your crop', 'ಉಳ್ಳಾಗಡ್ಡಿ');
  expect(said()).toContain('Stop: dimethoate is forbidden on ಉಳ್ಳಾಗಡ್ಡಿ.');
  type('Your crop', 'strange');
  expect(said()).toContain('the crop you wrote is not known here');
  expect(said()).not.toContain('Put');
  type('Your crop', 'cotton');
  expect(said()).toContain('Put 6 ml into each pump of 15 L.');
  expect(document.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('careful');
  type(/^Name on the pack/, 'emamectin');
  expect(said()).not.toContain('forbidden');
});

it('says the same in Kannada', async () => {
  await switchLanguage('kn');
  cleanup();
  render(<SprayDose onAsk={() => undefined} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'active' } });
  expect(said()).not.toMatch(/[A-Za-z]{3}/);
  type('ಪ್ಯಾಕ್ ಮೇಲಿನ ಶಕ್ತಿ', '18.5');
  expect(said()).toContain('ಪ್ಯಾಕ್ ಮೇಲೆ ಯಾವುದು ಇದೆ?');
  fireEvent.click(screen.getByRole('radio', { name: '% w/w' }));
  type(/^ಲೇಬಲ್.*ಸಕ್ರಿಯ ಘಟಕ/, '30');
  expect(said()).toContain('ಲೇಬಲ್ ಮೇಲೆ ಎಕರೆಗೆ ಅಥವಾ ಹೆಕ್ಟೇರಿಗೆ ಬರೆದ ಮಿ.ಲೀ ಬಳಸಿ');
  type('1 ಲೀಟರ್ ಔಷಧಿಯ ತೂಕ', '1.08');
  type(/ಎಕರೆಗೆ ನೀರು/, '200');
  type('ಹೊಲ', '1');
  expect(said()).toContain('(ಹೆಕ್ಟೇರಿಗೆ 150 ಮಿ.ಲೀ)');
  await switchLanguage('en');
});
