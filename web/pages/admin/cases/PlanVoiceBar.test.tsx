// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import type { DraftFile } from '../../../features/chat/model/pending-message.ts';
import { rememberStaffSession } from '../../../features/identity/office/staff-session.ts';
import { usePlanVoice } from './PlanVoiceBar.tsx';

/** The drafts drawer, in memory: jsdom has no database of a browser. */
const drawer = vi.hoisted(() => new Map<string, { file: DraftFile }>());
vi.mock('../../../features/chat/model/outbox-database.ts', () => ({
  withOutboxDatabase: async (work: (database: unknown) => unknown) =>
    work({
      getAllKeys: async () => [...drawer.keys()].map((owner) => [owner, 'voice']),
      get: async (_store: string, [owner]: string[]) => drawer.get(owner ?? ''),
      put: async (_store: string, kept: { owner: string; file: DraftFile }) => drawer.set(kept.owner, kept),
      delete: async (_store: string, [owner]: string[]) => drawer.delete(owner ?? ''),
    }),
}));

const keep = (owner: string) =>
  drawer.set(owner, {
    file: { blob: new Blob([owner]), name: 'voice.webm', mimeType: 'audio/webm', peaks: [] },
  });
const open = (planIds: number[]) =>
  renderHook((plan_ids: number[]) => usePlanVoice({ id: 7, plan_ids }), { initialProps: planIds });

beforeEach(() => rememberStaffSession('asha@example.org'));
afterEach(() => {
  cleanup();
  drawer.clear();
});

it('offers what the same doctor recorded for the same plan, and sends it only once it is taken', async () => {
  keep('plan:asha@example.org:7:0');
  const { result } = open([]);
  await eventually(() => expect(result.current.plan.waitsFor).toBe('choice'));
  expect(result.current.plan.recording).toBeNull();
  await act(async () => result.current.onTake());
  expect(result.current.plan.recording).not.toBeNull();
  expect(result.current.plan.waitsFor).toBeNull();
});

it('offers nothing that another doctor recorded, and leaves it to them', async () => {
  keep('plan:ravi@example.org:7:0');
  const { result } = open([]);
  await act(async () => {});
  expect(result.current.voice.state.kind).toBe('idle');
  expect([...drawer.keys()]).toEqual(['plan:ravi@example.org:7:0']);
});

it('drops what was recorded for a plan that has left, also while the case is open', async () => {
  keep('plan:asha@example.org:7:0');
  keep('plan:asha@example.org:71:0');
  // As the commit before kept it, whoever said it.
  keep('plan-7');
  const { result, rerender } = open([]);
  await eventually(() => expect(result.current.voice.state.kind).toBe('draft'));
  await act(async () => result.current.onTake());
  rerender([31]);
  expect(result.current.plan).toMatchObject({ recording: null, waitsFor: null });
  await eventually(() => expect([...drawer.keys()]).toEqual(['plan:asha@example.org:71:0']));
});
