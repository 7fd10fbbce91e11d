import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ChangePlanTemplateBody,
  PlanChoicesAnswer,
  PlanChoicesQuery,
  PlanParams,
  PlanTemplateAnswer,
  PlanTemplateBody,
  PlanTemplatesAnswer,
  SeenVersionQuery,
} from '#shared/contract/office/plans.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { planChoices } from './choices.ts';
import { addTemplate, changeTemplate, deleteTemplate, listTemplates } from './templates.ts';

const tags = ['clinic'];
const failures = { '4xx': Failure, '5xx': Failure };
const access = 'plan.write' as const;

/** What a plan is written from: the label table and the price list. */
export function choicesRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/plan-choices',
      {
        config: { access },
        schema: {
          tags,
          summary: 'What may be chosen for a crop, from the label table and the price list',
          querystring: PlanChoicesQuery,
          response: { 200: PlanChoicesAnswer, ...failures },
        },
      },
      async (request) => planChoices(ctx, request.query.crop),
    );
  };
}

/** And the office's own templates. */
export function templatesRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/plan-templates',
      {
        config: { access },
        schema: {
          tags,
          summary: 'All templates, by crop and name, their days counted from today',
          response: { 200: PlanTemplatesAnswer, ...failures },
        },
      },
      async () => ({ ok: true as const, templates: await listTemplates(ctx) }),
    );

    app.post(
      '/admin/plan-templates',
      {
        config: { access },
        schema: {
          tags,
          summary: 'Add a template',
          body: PlanTemplateBody,
          response: { 200: PlanTemplateAnswer, ...failures },
        },
      },
      async (request) => {
        const template = await addTemplate(ctx, officeOf(request), request.body);
        return { ok: true as const, template };
      },
    );

    app.put(
      '/admin/plan-templates/:id',
      {
        config: { access },
        schema: {
          tags,
          summary: 'Change a template, if it still is the version named',
          params: PlanParams,
          body: ChangePlanTemplateBody,
          response: { 200: PlanTemplateAnswer, ...failures },
        },
      },
      async (request) => {
        const template = await changeTemplate(ctx, officeOf(request), request.params.id, request.body);
        return { ok: true as const, template };
      },
    );

    app.delete(
      '/admin/plan-templates/:id',
      {
        config: { access },
        schema: {
          tags,
          summary: 'Delete a template, if it still is the version named',
          params: PlanParams,
          querystring: SeenVersionQuery,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await deleteTemplate(ctx, officeOf(request), request.params.id, request.query.version);
        return { ok: true as const };
      },
    );
  };
}
