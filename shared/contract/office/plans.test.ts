import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../domain/plan/plan.ts';
import * as cases from './cases.ts';
import * as card from './plan-card.ts';
import * as plans from './plans.ts';

const PLAN: plans.PlanBody = {
  problem: {
    key: 'chilli-thrips',
    name: '',
    certainty: 'likely',
    signs: 'curled leaves',
    threshold: 'reached',
  },
  first: ['Blue sticky traps'],
  lines: [
    {
      product: 'emamectin-5-sg',
      claim: null,
      dose: { amount: 80, unit: 'g', per: 'acre' },
      water: null,
      spray_on: '2026-06-01',
      tank: 1,
      pack: null,
    },
  ],
  check: { on: '2026-06-08', look: 'new leaves' },
  prevent: '',
};

describe('the contract of plans', () => {
  it('takes a plan, and one without a spray', () => {
    expect(Value.Check(plans.PlanBody, PLAN)).toBe(true);
    expect(Value.Check(plans.PlanBody, { ...PLAN, lines: [] })).toBe(true);
    expect(Value.Check(plans.JudgePlanBody, { plan: PLAN })).toBe(true);
    const same: Omit<Plan, 'lines'> = PLAN;
    expect(same.problem.key).toBe('chilli-thrips');
  });

  it.each([
    ['four lines', { lines: Array(4).fill(PLAN.lines[0]) }],
    ['a unit of no label', { lines: [{ ...PLAN.lines[0], dose: { amount: 1, unit: 'kg', per: 'acre' } }] }],
    ['a dose of nothing', { lines: [{ ...PLAN.lines[0], dose: { amount: 0, unit: 'g', per: 'acre' } }] }],
    ['a day in words', { check: { on: 'monday', look: '' } }],
    ['a field nobody declared', { price: 12 }],
  ])('refuses %s', (_, more) => {
    expect(Value.Check(plans.PlanBody, { ...PLAN, ...more })).toBe(false);
  });

  it.each([
    [cases.CaseParams, { id: 1 }],
    [cases.CaseChatParams, { chat_id: 1 }],
    [plans.PlanParams, { id: 1 }],
    [plans.PlanChoicesQuery, { crop: 'chilli' }],
  ])('finds what it is asked for by name alone', (schema, asked) => {
    expect(Value.Check(schema, asked)).toBe(true);
    expect(Value.Check(schema, {})).toBe(false);
  });

  it('has closed objects alone: nothing undeclared is stored or leaves', () => {
    const schemas = Object.values({ ...card, ...cases, ...plans }).filter((each) => Type.IsObject(each));
    expect(schemas.length).toBeGreaterThan(25);
    for (const schema of schemas) expect(schema).toMatchObject({ additionalProperties: false });
  });
});
