// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import en from '#content/strings/en/plancard.json' with { type: 'json' };
import { planCard } from '../../../../tests/fixtures/plan-card.ts';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { PLAN_STRINGS } from '../card/plan-names.ts';
import { FarmerPlan, type PlanThread } from './FarmerPlan.tsx';
import { sprayId } from './plan-sends.ts';
import { saidIn } from './said.ts';

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(['common', ...PLAN_STRINGS]);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-12T12:00:00+05:30') });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const PLAN = planCard();

/** On a phone on which nothing of the plan was pressed before: the three promises are given first. */
function open(thread: Partial<PlanThread> = {}) {
  const whole = {
    plans: [PLAN],
    said: new Map(),
    hasOlder: false,
    former: null,
    onSend: () => {},
    ...thread,
  };
  render(<FarmerPlan plan={PLAN} doctor={undefined} voice={null} {...whole} />);
  for (const tap of screen.queryAllByRole('button', { pressed: false })) fireEvent.click(tap);
}
const shown = () => screen.getByRole('region').textContent ?? '';
const told = (meta: object) => saidIn([{ client_id: sprayId(PLAN.id, 0), meta }], []);

it('says the day of the spray as it was told from another phone, and counts the harvest from it', () => {
  open({ said: told({ spray: { date: '10-12-2026', chemical: 'Spinetoram', dosage: '15 ml' } }) });
  expect(shown()).toContain('Sprayed on 10 Dec 2026');
  expect(shown()).toContain('Do not harvest before17 Dec 2026');
});

it('names no day of a spray whose message is gone, and does not ask for it again', () => {
  open({ said: told({}) });
  expect(shown()).toContain('I have sprayed this');
  expect(shown()).not.toContain('Sprayed on');
  expect(screen.queryByRole('button', { name: 'I have sprayed this' })).toBeNull();
});

it('says of the days of all fields that plans further up are not among them yet', () => {
  const said = told({ spray: { date: '10-12-2026', chemical: null, dosage: null } });
  open({ said, hasOlder: true });
  fireEvent.click(screen.getByRole('button', { name: 'Harvest days of all my fields' }));
  expect(screen.getByText(/further up in the chat are not in this list yet/)).toBeDefined();
  cleanup();
  open({ said });
  fireEvent.click(screen.getByRole('button', { name: 'Harvest days of all my fields' }));
  expect(screen.queryByText(/further up/)).toBeNull();
  cleanup();
  // Nothing of what is loaded waits: what is further up may.
  vi.setSystemTime(new Date('2027-03-01T12:00:00+05:30'));
  open({ said, hasOlder: true });
  fireEvent.click(screen.getByRole('button', { name: 'Harvest days of all my fields' }));
  expect(screen.getByText(/further up in the chat are not in this list yet/)).toBeDefined();
  expect(screen.queryByText(en.days.none)).toBeNull();
});
