// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import type { HealthAnswer } from '#shared/contract/health.ts';
import { writtenDay } from '#shared/domain/licence-end.ts';
import { Abilities } from '../../lib/abilities.ts';
import { loadStrings } from '../../lib/i18n.ts';
import { Health } from './Health.tsx';

const DAY_MS = 86_400_000;
const [first] = BUSINESS.seller.licences.toSorted((a, b) => a.validUntil.localeCompare(b.validUntil));

beforeAll(() => loadStrings(['health', 'common']));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('names the licence that ends, and its day', async () => {
  if (!first) throw new Error('no licence to end');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(first.validUntil) - 30 * DAY_MS });
  const answer: HealthAnswer = {
    faults: ['licence_ends'],
    last_backup_at: null,
    last_trial_at: null,
    last_copy_at: null,
    copies: false,
    disk_free_bytes: 50_000_000_000,
    key: null,
    failed: null,
    checks: [
      { name: 'queue', verdict: 'act', says: 'late', at: null, count: 700 },
      { name: 'mail', verdict: 'well', says: 'good', at: '2026-11-25T06:00:00.000Z', count: null },
    ],
  };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Abilities value={['health.read']}>
        <Health />
      </Abilities>
    </QueryClientProvider>,
  );
  const fact = await screen.findByText((own) => own.includes(first.number));
  expect(fact.textContent).toContain(writtenDay(first.validUntil));
  const queue = screen.getByText('Work of the machine').closest('div');
  expect(queue?.textContent).toMatch(/Act now.*700 seconds/);
  expect(screen.getByText('Mail').closest('div')?.textContent).toMatch(/^MailWell/);
});
