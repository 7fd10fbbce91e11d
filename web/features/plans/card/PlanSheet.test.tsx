// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { planCard } from '../../../../tests/fixtures/plan-card.ts';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { PlanSheet } from './PlanSheet.tsx';
import { PLAN_STRINGS } from './plan-names.ts';

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(PLAN_STRINGS);
});
afterEach(cleanup);

const shown = () => screen.getByRole('region').textContent ?? '';

it('shows problem, steps, doses of this farmer’s tank, harvest date and the label’s rule', () => {
  render(<PlanSheet plan={planCard()} doctor={{ name: 'ಡಾ. ಸುರೇಶ್', picture: null }} />);
  for (const words of [
    'Plan 12',
    'ಡಾ. ಸುರೇಶ್',
    'The doctor is sure',
    'in each 16 litre tank15 ml',
    'in the last tank, of 15.6 litres14.5 ml',
    '0.94 ml in 1 litre of water · 190 ml for an acre285 ml in all, for 1.5 acres',
    'Spinetoram 11.7% SC',
    '4 Dec 2026',
    'never on open flowers',
    'Follow the label on your pack',
    'Buy it in any shop',
    'good until 2 Dec 2026',
  ])
    expect(shown()).toContain(words);
});

it('shows no dose behind the lock, but names, days and harvest date', () => {
  render(<PlanSheet plan={planCard()} lock={<p>locked</p>} />);
  expect(shown()).toContain('locked');
  expect(shown()).toContain('Spinetoram 11.7% SC');
  expect(shown()).toContain('4 Dec 2026');
  expect(shown()).not.toMatch(/\d ml/);
});

it('says that a plan without lines needs nothing to be bought', () => {
  render(<PlanSheet plan={planCard({ lines: [] })} />);
  expect(shown()).toContain('No spray is needed');
  expect(shown()).not.toMatch(/any shop|Do not harvest/);
});

it('names the day for which an earlier spray has to wait, as that spray’s, also where none is needed now', () => {
  const change = { harvest_from: '2027-02-19' };
  for (const plan of [planCard({ change }), planCard({ lines: [], change })]) {
    render(<PlanSheet plan={plan} />);
    expect(shown()).toContain('Do not harvest before19 Feb 2027The harvest waits for an earlier spray');
    expect(shown()).not.toContain('days after the spray');
    cleanup();
  }
});

it('names its own day beside an earlier spray whose label prints none', () => {
  const lines = [{ product: 'spinetoram-11.7-sc', sprayOn: '2026-11-27' }];
  render(<PlanSheet plan={planCard({ lines, change: { harvest_from: null } })} />);
  expect(shown()).toContain('Not before 4 Dec 2026. The label of an earlier spray prints no waiting days');
  expect(shown()).not.toContain('The label prints no waiting days');
});

it('says which plan holds, where a newer one has come', () => {
  render(<PlanSheet plan={planCard()} isReplaced />);
  expect(shown()).toContain('A newer plan has come');
});

it('has one asked before the harvest where the label prints no days', () => {
  const plan = planCard();
  plan.lines = plan.lines.map((line) => ({ ...line, waiting_days: null, harvest_from: null }));
  render(<PlanSheet plan={{ ...plan, harvest_from: null }} />);
  expect(shown()).toContain('Ask the doctor before you harvest');
  expect(shown()).not.toContain('Do not harvest before');
});
