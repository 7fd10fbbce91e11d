import { expect, it } from 'vitest';
import { itemsOfStep, nextStep, START_STEPS, type StartStep, type StepState } from './first-start.ts';

const states = (more: Partial<Record<StartStep, StepState>> = {}) =>
  ({ ...Object.fromEntries(START_STEPS.map((step) => [step, 'done'])), ...more }) as Record<
    StartStep,
    StepState
  >;

it.each([
  [{ you: 'open', pay: 'open' }, [], 'you'],
  [{ hours: 'skipped', sms: 'open' }, [], 'sms'],
  [{}, ['product:FERT-DAP'], 'catalogue'],
  // Put off: nobody is led back to it.
  [{ films: 'skipped' }, ['films'], undefined],
  [{}, [], undefined],
] as const)('of %j with the samples %j the next step is %s', (more, samples, step) => {
  expect(nextStep(states(more), samples)).toBe(step);
});

it('each step knows its items, and steps without a form have none', () => {
  const ids = ['shop', 'product:A', 'product:B', 'policy:terms'];
  expect(itemsOfStep('catalogue', ids)).toEqual(['product:A', 'product:B']);
  expect(itemsOfStep('shop', ids)).toEqual(['shop']);
  expect(itemsOfStep('you', ids)).toEqual([]);
});
