import type { StartAnswer, StepBody, TryAnswer, TryBody } from '#shared/contract/first-start.ts';
import { getJson, postJson, request } from '../../../lib/http.ts';

const PATH = '/admin/start';

export const fetchStart = (signal: AbortSignal) => getJson<StartAnswer>(PATH, { signal });

export const markStep = async (body: StepBody): Promise<StartAnswer> =>
  (await request<StartAnswer>('PUT', `${PATH}/step`, body)).data;

export const trySetting = async (body: TryBody): Promise<boolean> =>
  (await postJson<TryAnswer>(`${PATH}/try`, body)).works;
