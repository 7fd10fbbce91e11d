import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CaseAnswer, CaseChatParams, CaseParams, MergeCasesBody } from '#shared/contract/office/cases.ts';
import { PlanOfferAnswer } from '#shared/contract/office/plan-offer.ts';
import {
  JudgePlanAnswer,
  JudgePlanBody,
  LastPlanAnswer,
  PlanAnswer,
  PlanDraftAnswer,
  PlanDraftBody,
  PlanParams,
  SeenVersionQuery,
  SendPlanBody,
  SentPlanAnswer,
  SentPlansAnswer,
} from '#shared/contract/office/plans.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { dropDraft, keepDraft, showDraft, showLastPlan, showPlan, showPlans } from './drafts.ts';
import { holdsRoutes } from './holds.routes.ts';
import { readNames, tryPlan } from './judge.ts';
import { mergeCases } from './merge-cases.ts';
import { offerPlan } from './offer-plan.ts';
import { sendPlan } from './send-plan.ts';
import { choicesRoutes, templatesRoutes } from './templates.routes.ts';

const tags = ['clinic'];
const failures = { '4xx': Failure, '5xx': Failure };

export function plansRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    // Read once it listens: the first plan to be judged would wait for it, the start need not.
    app.addHook('onListen', async () => {
      setImmediate(readNames);
    });
    await app.register(readingRoutes(ctx));
    await app.register(offerRoutes(ctx));
    await app.register(draftRoutes(ctx));
    await app.register(sendingRoutes(ctx));
    await app.register(choicesRoutes(ctx));
    await app.register(templatesRoutes(ctx));
    await app.register(holdsRoutes(ctx));
  };
}

function readingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/plans/:id',
      {
        config: { access: 'case.read' },
        schema: {
          tags,
          summary: 'A sent plan',
          params: PlanParams,
          response: { 200: PlanAnswer, ...failures },
        },
      },
      async (request) => ({ ok: true as const, plan: await showPlan(ctx, request.params.id) }),
    );

    app.get(
      '/admin/cases/:id/plans',
      {
        config: { access: 'case.read' },
        schema: {
          tags,
          summary: 'The plans that were sent for a case, newest first',
          params: CaseParams,
          response: { 200: SentPlansAnswer, ...failures },
        },
      },
      async (request) => ({ ok: true as const, plans: await showPlans(ctx, request.params.id) }),
    );

    app.get(
      '/admin/cases/:id/plan',
      {
        config: { access: 'case.read' },
        schema: {
          tags,
          summary: 'The plan that is being written for a case',
          params: CaseParams,
          response: { 200: PlanDraftAnswer, ...failures },
        },
      },
      async (request) => ({
        ok: true as const,
        draft: await showDraft(ctx, officeOf(request), request.params.id),
      }),
    );

    app.get(
      '/admin/cases/:id/plan/last',
      {
        config: { access: 'plan.write' },
        schema: {
          tags,
          summary: 'The newest plan for this crop to write on from: of the case, of the chat, of anybody',
          params: CaseParams,
          response: { 200: LastPlanAnswer, ...failures },
        },
      },
      async (request) => showLastPlan(ctx, request.params.id),
    );
  };
}

function offerRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/chats/:chat_id/plan-offer',
      {
        config: { access: 'quote.upload' },
        schema: {
          tags,
          summary: 'What the newest plan of a chat would cost today, for the quotation',
          params: CaseChatParams,
          response: { 200: PlanOfferAnswer, ...failures },
        },
      },
      async (request) => offerPlan(ctx, request.params.chat_id),
    );
  };
}

function draftRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.put(
      '/admin/cases/:id/plan',
      {
        config: { access: 'plan.write' },
        schema: {
          tags,
          summary: 'Keep what is written of a plan, if it still is the version named',
          params: CaseParams,
          body: PlanDraftBody,
          response: { 200: PlanDraftAnswer, ...failures },
        },
      },
      async (request) => {
        const draft = await keepDraft(ctx, officeOf(request), request.params.id, request.body);
        return { ok: true as const, draft };
      },
    );

    app.delete(
      '/admin/cases/:id/plan',
      {
        config: { access: 'plan.write' },
        schema: {
          tags,
          summary: 'Drop what is written of a plan, if it still is the version named',
          params: CaseParams,
          querystring: SeenVersionQuery,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await dropDraft(ctx, officeOf(request), request.params.id, request.query.version);
        return { ok: true as const };
      },
    );

    app.post(
      '/admin/cases/:id/plan/judge',
      {
        config: { access: 'plan.write' },
        schema: {
          tags,
          summary:
            'What every gate says of a plan at this moment, and the card it would be; nothing is stored',
          params: CaseParams,
          body: JudgePlanBody,
          response: { 200: JudgePlanAnswer, ...failures },
        },
      },
      async (request) => tryPlan(ctx, request.params.id, request.body.plan),
    );
  };
}

function sendingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/cases/:id/plan/send',
      {
        config: { access: 'plan.write' },
        schema: {
          tags,
          summary: 'Send the plan that is written; a stop is passed by nobody, a warning with its reason',
          params: CaseParams,
          body: SendPlanBody,
          response: { 200: SentPlanAnswer, ...failures },
        },
      },
      async (request) => sendPlan(ctx, officeOf(request), request.params.id, request.body),
    );

    app.post(
      '/admin/cases/:id/merge',
      {
        config: { access: 'case.write' },
        schema: {
          tags,
          summary: 'Make another case of this chat a part of this one',
          params: CaseParams,
          body: MergeCasesBody,
          response: { 200: CaseAnswer, ...failures },
        },
      },
      async (request) => {
        const merged = await mergeCases(ctx, officeOf(request), request.params.id, request.body);
        return { ok: true as const, case: merged };
      },
    );
  };
}
