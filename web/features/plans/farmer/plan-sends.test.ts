// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { isClientId } from '#shared/domain/chat/client-id.ts';
import { planCard } from '../../../../tests/fixtures/plan-card.ts';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { PLAN_STRINGS } from '../card/plan-names.ts';
import '../card/plan-strings.ts';
import { type TankView, viewOfPlan } from '../card/plan-view.ts';
import { askForQuotation, quotationId, sprayId, tellSpray } from './plan-sends.ts';

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(PLAN_STRINGS);
});

const tankOf = (plan: ReturnType<typeof planCard>) => viewOfPlan(plan).tanks[0] as TankView;

it('names a send by its plan: the same every time, another for every other', () => {
  const ids = [quotationId(1), quotationId(2), sprayId(1, 0), sprayId(1, 1), sprayId(2, 0)];
  expect(ids.every(isClientId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(quotationId(1)).toBe(ids[0]);
});

it('asks for packs where the plan counts them, else for the amount', () => {
  expect(askForQuotation(planCard()).text).toBe(
    'Please send a quotation of these. Plan 12:\n• Spinetoram 11.7% SC: 285 ml',
  );
  const pack = { sku: 'SPN-100', size: 100, unit: 'ml' as const };
  const lines = [{ product: 'spinetoram-11.7-sc', sprayOn: '2026-11-27', pack }];
  expect(askForQuotation(planCard({ lines })).text).toContain('• Spinetoram 11.7% SC: 3 × 100 ml');
});

it('tells a spray as the office has it from everybody, the day first', () => {
  const plan = planCard();
  expect(tellSpray(plan, tankOf(plan), 0, '2026-11-28').spray).toEqual({
    date: '28-11-2026',
    chemical: 'Spinetoram 11.7% SC',
    dosage: '15 ml / 16 litres of water',
  });
});

it('names the lines of its tank, which the server counts', () => {
  const plan = planCard();
  expect(tellSpray(plan, tankOf(plan), 0, '2026-11-28').fields).toEqual({ plan_id: '12', plan_lines: '0' });
});

it('never says a full tank’s amount of a field that does not fill one', () => {
  const plan = planCard({ acres: 0.05 });
  expect(tellSpray(plan, tankOf(plan), 0, '2026-11-28').spray?.dosage).toBe('9.51 ml / 10.2 litres of water');
});

it('names the label where the pack alone tells', () => {
  const plan = planCard();
  plan.lines = plan.lines.map((line) => ({ ...line, as_labelled: true, unit: null }));
  expect(tellSpray(plan, tankOf(plan), 0, '2026-11-28').spray?.dosage).toBe('as on the label');
});
