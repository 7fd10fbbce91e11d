import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ChangeLabelBody,
  ChatLabelParams,
  ChatLabelsAnswer,
  ChatLabelsParams,
  DeleteLabelQuery,
  LabelAnswer,
  LabelBody,
  LabelParams,
  LabelsAnswer,
  MergeLabelBody,
} from '#shared/contract/office/labels.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { listChatLabels } from './chat-labels.store.ts';
import { changeLabel, deleteLabel, makeLabel, mergeLabels } from './edit-labels.ts';
import { listLabels } from './labels.store.ts';
import { putLabel, takeLabel } from './put-label.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

export function labelsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(listRoutes(ctx));
    await app.register(keepingRoutes(ctx));
    await app.register(chatRoutes(ctx));
  };
}

function listRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/labels',
      {
        config: { access: 'inbox.read' },
        schema: {
          tags,
          summary: 'All labels, with how many chats carry each',
          response: { 200: LabelsAnswer, ...failures },
        },
      },
      async () => ({ ok: true as const, labels: await listLabels(ctx.db) }),
    );

    app.post(
      '/admin/labels',
      {
        config: { access: 'label.put' },
        schema: {
          tags,
          summary: 'The label of this name, made if there is none',
          body: LabelBody,
          response: { 200: LabelAnswer, ...failures },
        },
      },
      async (request) => {
        return { ok: true as const, label: await makeLabel(ctx, officeOf(request), request.body) };
      },
    );
  };
}

/** What is done to the office's own labels; those of the list of crops stay. */
function keepingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.put(
      '/admin/labels/:id',
      {
        config: { access: 'label.edit' },
        schema: {
          tags,
          summary: 'Rename a label, if it still is the version named',
          params: LabelParams,
          body: ChangeLabelBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await changeLabel(ctx, officeOf(request), request.params.id, request.body);
        return { ok: true as const };
      },
    );

    app.post(
      '/admin/labels/:id/merge',
      {
        config: { access: 'label.edit' },
        schema: {
          tags,
          summary: 'Put another label in the place of this one on every chat',
          params: LabelParams,
          body: MergeLabelBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await mergeLabels(ctx, officeOf(request), request.params.id, request.body);
        return { ok: true as const };
      },
    );

    app.delete(
      '/admin/labels/:id',
      {
        config: { access: 'label.edit' },
        schema: {
          tags,
          summary: 'Delete a label, off every chat that carries it',
          params: LabelParams,
          querystring: DeleteLabelQuery,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await deleteLabel(ctx, officeOf(request), request.params.id, request.query.version);
        return { ok: true as const };
      },
    );
  };
}

function chatRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/chats/:chat_id/labels',
      {
        config: { access: 'inbox.read' },
        schema: {
          tags,
          summary: 'The labels of a chat, and who put them',
          params: ChatLabelsParams,
          response: { 200: ChatLabelsAnswer, ...failures },
        },
      },
      async (request) => ({
        ok: true as const,
        labels: await listChatLabels(ctx.db, request.params.chat_id),
      }),
    );

    app.put(
      '/admin/chats/:chat_id/labels/:id',
      {
        config: { access: 'label.put' },
        schema: {
          tags,
          summary: 'Put a label on a chat',
          params: ChatLabelParams,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        const { chat_id: chatId, id: labelId } = request.params;
        await putLabel(ctx, officeOf(request), { chatId, labelId });
        return { ok: true as const };
      },
    );

    app.delete(
      '/admin/chats/:chat_id/labels/:id',
      {
        config: { access: 'label.put' },
        schema: {
          tags,
          summary: 'Take a label off a chat',
          params: ChatLabelParams,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        const { chat_id: chatId, id: labelId } = request.params;
        await takeLabel(ctx, officeOf(request), { chatId, labelId });
        return { ok: true as const };
      },
    );
  };
}
