// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { said } from '../../../../tests/support/said.ts';
import { fieldTable } from '../../../build/guide/claims/field-table.ts';
import { loadStrings } from '../../../lib/i18n.ts';
import { MyField } from './MyField.tsx';

beforeAll(() => loadStrings(['guidetools']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The tool at a row of the table that the site is built with. */
async function openAt(row: string): Promise<void> {
  history.replaceState(null, '', `/guide?row=${row}`);
  vi.stubGlobal('fetch', async () => new Response(fieldTable('en')));
  render(<MyField onAsk={() => undefined} rows="/rows.json" />);
  await screen.findByLabelText('Day of the last spray');
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

it('says beside the dose what harms bees, and that other sprays have days of their own', async () => {
  await openAt('chilli.emamectin-5-sg');
  type('Field', '1');
  expect(said()).toContain('Put 6.07 g into each pump of 15 L.');
  expect(said()).toContain('Bees: where crop or weeds flower, only after sunset');
  fireEvent.change(screen.getByLabelText('Day of the last spray'), { target: { value: '2026-06-01' } });
  expect(said()).toContain('Harvest from');
  expect(said()).toContain('from the last spray of this product alone');
});

it('leaves to the pack how much of a liquid by weight, and warns of its drift all the same', async () => {
  await openAt('maize.2-4-d-amine-58-sl');
  expect(said()).toContain('How much: as on the pack.');
  expect(said()).toContain('kills cotton, tomato, grape, chilli and red gram');
  expect(said()).not.toContain('Put');
});
