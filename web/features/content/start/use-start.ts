import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StartAnswer, StepBody, TryAnswer, TryBody } from '#shared/contract/first-start.ts';
import { nextStep, START_STEPS, type StartStep, type StepState } from '#shared/domain/first-start.ts';
import { useProvenAbility } from '../../../lib/abilities.ts';
import { getJson, postJson, request } from '../../../lib/http.ts';
import { CONTENT_KEY } from '../use-content.ts';

const PATH = '/admin/start';

const fetchStart = (signal: AbortSignal) => getJson<StartAnswer>(PATH, { signal });

const markStep = async (body: StepBody): Promise<StartAnswer> =>
  (await request<StartAnswer>('PUT', `${PATH}/step`, body)).data;

export const trySetting = async (body: TryBody): Promise<boolean> =>
  (await postJson<TryAnswer>(`${PATH}/try`, body)).works;

/** Between two looks at a shop that is about to open. */
const OPENS_MS = 2_000;
const KEY = [...CONTENT_KEY, 'start'] as const;

/** How far the shop has come; for those who publish alone. */
export function useStart(): UseQueryResult<StartAnswer> {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchStart(signal),
    enabled: useProvenAbility('content.publish'),
    // Whoever comes back from a form sees what they did there.
    staleTime: 0,
    // Its pages are drawn first, and nobody tells of the end: the last line of the way is looked at until it is true.
    refetchInterval: ({ state: { data } }) =>
      data && !data.open && data.samples.length === 0 ? OPENS_MS : false,
  });
}

/** Says of a step that it is done or put off; every device hears of it at its next look. */
export function useMark(): (body: StepBody) => Promise<void> {
  const client = useQueryClient();
  return async (body) => void client.setQueryData(KEY, await markStep(body));
}

export const START = '/admin/start';
export const stepAddress = (step: StartStep) => `${START}/${step}`;

export const statesOf = ({ steps }: StartAnswer): Record<StartStep, StepState> =>
  Object.fromEntries(steps.map(({ step, state }) => [step, state])) as Record<StartStep, StepState>;

export const nextOf = (start: StartAnswer) => nextStep(statesOf(start), start.samples);

/** The step before and behind one; undefined at the ends. */
export function besideStep(step: StartStep): {
  before: StartStep | undefined;
  behind: StartStep | undefined;
} {
  const at = START_STEPS.indexOf(step);
  return { before: START_STEPS[at - 1], behind: START_STEPS[at + 1] };
}

/** Whether anything is left to do before the shop is one's own and known to be. */
export const isComplete = ({ samples, settings }: StartAnswer) =>
  samples.length === 0 && settings.every(({ state }) => state !== 'home');
