// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Case } from '#shared/contract/office/cases.ts';
import type { PlanBody, PlanFinding } from '#shared/contract/office/plans.ts';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { emptyPlan } from './draft-plan.ts';
import { PlanComposer } from './PlanComposer.tsx';

const [ONE, TWO, OTHER] = ['spinetoram-11.7-sc', 'spinosad-45-sc', 'fipronil-5-sc'];
const planOf = (...products: (string | undefined)[]): PlanBody => ({
  ...emptyPlan('2099-01-01'),
  problem: { key: 'chilli-thrips', name: '', certainty: 'sure', signs: '', threshold: 'reached' },
  lines: products.map((product = '') => ({
    product,
    claim: null,
    dose: null,
    water: null,
    spray_on: '2099-01-01',
    tank: 1,
    pack: null,
  })),
});

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(['common', 'plans', 'plancard', 'guidetools']);
});
beforeEach(() => vi.stubGlobal('fetch', vi.fn(answer)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The office’s server: every line harms bees, and the last plan of this crop had another product. */
async function answer(url: string, { method, body }: RequestInit = {}): Promise<Response> {
  const sent = typeof body === 'string' ? JSON.parse(body) : null;
  if (url.includes('/plan/judge')) {
    const { plan } = sent as { plan: PlanBody };
    const warnings = plan.lines.map(
      (_, line): PlanFinding => ({
        id: `bees.${line}`,
        gate: 'bees',
        code: 'W3',
        severity: 'warn',
        line,
        facts: {},
      }),
    );
    return Response.json({ ok: true, stops: [], warnings, card: null });
  }
  if (url.includes('/plan/last')) return Response.json({ ok: true, plan: planOf(OTHER), of: 1 });
  if (url.includes('/plan-choices'))
    return Response.json({ ok: true, crop: 'chilli', problems: [], choices: [] });
  if (url.includes('/plan-templates')) return Response.json({ ok: true, templates: [] });
  if (!url.endsWith('/cases/7/plan')) return Response.json({ ok: false, code: 'NOT_FOUND' }, { status: 404 });
  const written =
    method === 'PUT'
      ? sent
      : { plan: planOf(ONE, TWO), reasons: { 'bees.0': 'said of one', 'bees.1': 'said of two' } };
  const draft = { ...written, version: 2, by: { id: 1, name: { en: 'Su' } }, is_mine: true, updated_at: '' };
  return Response.json({ ok: true, draft });
}

async function open(): Promise<void> {
  const guard = { onBegun: () => {}, maySend: () => true, seen: () => 1, notice: null };
  const voice = { recording: null, waitsFor: null, onSent: () => {} };
  const of = { id: 7, chat_id: 5, version: 1, facts: { crop: 'chilli' } } as Case;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PlanComposer
        of={of}
        farmerLanguage="en"
        voiceBar={null}
        onSent={() => {}}
        onFact={() => {}}
        {...{ guard, voice }}
      />
    </QueryClientProvider>,
  );
  await says('said of one', 'said of two');
}
/** What stands in the places for reasons, line by line. */
const says = (...reasons: string[]) =>
  waitFor(
    () => {
      const fields = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Reason for going on' });
      expect(fields.map(({ value }) => value)).toEqual(reasons);
    },
    { timeout: 5_000 },
  );

it('lets a reason go with its line, and follow a line that moves up', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: `Take out ${ONE}` }));
  await says('said of two');
});

it('asks for reasons anew where another plan is put in', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Copy last plan' }));
  await says('');
});

it('keeps no reason of a line once no spray is needed', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'No spray needed' }));
  const saved = () => vi.mocked(fetch).mock.calls.find(([, init]) => init?.method === 'PUT')?.[1]?.body;
  await waitFor(
    () => expect(JSON.parse(String(saved()))).toMatchObject({ reasons: {}, plan: { lines: [] } }),
    {
      timeout: 5_000,
    },
  );
  expect(String(saved())).not.toContain('said of');
});
