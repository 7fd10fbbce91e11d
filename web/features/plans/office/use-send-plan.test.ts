// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PlanDraft, SendPlanBody } from '#shared/contract/office/plans.ts';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { emptyPlan } from './draft-plan.ts';
import { CasePlanDraft } from './plan-draft.ts';
import type { DraftState } from './use-plan-draft.ts';
import { type PlanVoice, useSendPlan } from './use-send-plan.ts';

/** How an upload goes is the business of its own tests: each blob has one here, begun once. */
const begun = vi.hoisted(() => [] as (string | undefined)[]);
vi.mock('../../../lib/upload-in-pieces.ts', () => ({
  uploadInPieces: async (
    _blob: Blob,
    { uploadId, onKept }: { uploadId?: string; onKept: (id: string) => void },
  ) => {
    begun.push(uploadId);
    const id = uploadId ?? `upload-${begun.length}`;
    onKept(id);
    return id;
  },
}));

let sent: SendPlanBody[] = [];
let answers: (() => Promise<Response>)[] = [];

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(['common', 'plans']);
});
beforeEach(() => {
  sent = [];
  begun.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const next = answers.shift();
    return next ? next() : Response.json({ ok: true, plan: {}, head_seq: 1 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const lost = () => Promise.reject(new TypeError('network'));
const refused = (code: string) => async () => Response.json({ ok: false, error: '', code }, { status: 404 });
const said = (words: string): PlanVoice['recording'] => ({ blob: new Blob([words]), name: 'voice.webm' });

function compose(recording: PlanVoice['recording']) {
  const saver = new CasePlanDraft(7);
  saver.take({ version: 3, plan: emptyPlan('2026-11-27'), reasons: {} } as PlanDraft);
  return renderHook(
    (voice: PlanVoice) => useSendPlan(7, { saver } as unknown as DraftState, { voice, onSent: () => {} }),
    { initialProps: { recording, waitsFor: null, onSent: () => {} } },
  );
}

it('sends the same words again under the same name, and going on with what came over', async () => {
  answers = [lost];
  const { result } = compose(said('wear gloves'));
  await act(() => result.current.send(1));
  expect(result.current.problem).not.toBeNull();
  await act(() => result.current.send(1));
  expect(result.current.problem).toBeNull();
  expect(new Set(sent.map(({ client_id }) => client_id)).size).toBe(1);
  expect(begun).toEqual([undefined, 'upload-1']);
});

it('what is said anew after a lost answer is another send', async () => {
  answers = [lost];
  const { result, rerender } = compose(said('ten millilitres'));
  await act(() => result.current.send(1));
  rerender({ recording: said('one millilitre'), waitsFor: null, onSent: () => {} });
  await act(() => result.current.send(1));
  const [first, second] = sent;
  expect(second?.client_id).not.toBe(first?.client_id);
  expect(second?.upload_id).not.toBe(first?.upload_id);
});

it('brings it over anew where the server has it no more', async () => {
  answers = [lost, refused('UPLOAD_NOT_FOUND')];
  const { result } = compose(said('wear gloves'));
  for (let press = 0; press < 3; press += 1) await act(() => result.current.send(1));
  expect(begun).toEqual([undefined, 'upload-1', undefined]);
  expect(result.current.problem).toBeNull();
});
