import type {
  ChangePlanTemplateBody,
  JudgePlanAnswer,
  LastPlanAnswer,
  PlanBody,
  PlanChoicesAnswer,
  PlanDraft,
  PlanDraftAnswer,
  PlanDraftBody,
  PlanTemplate,
  PlanTemplateAnswer,
  PlanTemplateBody,
  PlanTemplatesAnswer,
  SendPlanBody,
  SentPlan,
  SentPlanAnswer,
  SentPlansAnswer,
} from '#shared/contract/office/plans.ts';
import { del, getJson, postJson, request } from '../../../lib/http.ts';

const pathOf = (caseId: number) => `/admin/cases/${caseId}/plan`;

export async function fetchDraft(caseId: number, signal?: AbortSignal): Promise<PlanDraft | null> {
  return (await getJson<PlanDraftAnswer>(pathOf(caseId), signal ? { signal } : {})).draft;
}

/** Refused when a colleague has written since `version`. */
export async function saveDraft(caseId: number, body: PlanDraftBody): Promise<PlanDraft | null> {
  return (await request<PlanDraftAnswer>('PUT', pathOf(caseId), body)).data.draft;
}

/** Refused when a colleague has written since `version`. */
export function dropDraft(caseId: number, version: number): Promise<unknown> {
  return del(pathOf(caseId), { query: { version } });
}

export function judge(caseId: number, plan: PlanBody, signal: AbortSignal): Promise<JudgePlanAnswer> {
  return postJson<JudgePlanAnswer>(`${pathOf(caseId)}/judge`, { plan }, { signal });
}

export async function fetchLastPlan(caseId: number): Promise<PlanBody | null> {
  return (await getJson<LastPlanAnswer>(`${pathOf(caseId)}/last`)).plan;
}

/** The same `client_id` again gives the same plan. */
export async function sendPlan(caseId: number, body: SendPlanBody): Promise<SentPlan> {
  return (await postJson<SentPlanAnswer>(`${pathOf(caseId)}/send`, body)).plan;
}

export async function fetchSentPlans(caseId: number, signal: AbortSignal): Promise<SentPlan[]> {
  return (await getJson<SentPlansAnswer>(`/admin/cases/${caseId}/plans`, { signal })).plans;
}

export function fetchChoices(crop: string, signal: AbortSignal): Promise<PlanChoicesAnswer> {
  return getJson<PlanChoicesAnswer>('/admin/plan-choices', { signal, query: { crop } });
}

const TEMPLATES = '/admin/plan-templates';

export async function fetchTemplates(signal: AbortSignal): Promise<PlanTemplate[]> {
  return (await getJson<PlanTemplatesAnswer>(TEMPLATES, { signal })).templates;
}

export async function addTemplate(body: PlanTemplateBody): Promise<PlanTemplate> {
  return (await postJson<PlanTemplateAnswer>(TEMPLATES, body)).template;
}

/** Refused when it has been changed since `version`. */
export async function changeTemplate(id: number, body: ChangePlanTemplateBody): Promise<PlanTemplate> {
  return (await request<PlanTemplateAnswer>('PUT', `${TEMPLATES}/${id}`, body)).data.template;
}

/** Refused when it has been changed since `version`. */
export function deleteTemplate({ id, version }: PlanTemplate): Promise<unknown> {
  return del(`${TEMPLATES}/${id}`, { query: { version } });
}
