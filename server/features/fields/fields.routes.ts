import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  FieldAnswer,
  FieldChatParams,
  FieldParams,
  FieldsAnswer,
  PutFieldBody,
} from '#shared/contract/clinic/fields.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { findChat } from '../chat/index.ts';
import { farmerOf } from '../identity/index.ts';
import { deleteField, listFields } from './fields.store.ts';
import { putField, viewField } from './put-field.ts';

const tags = ['clinic'];
const failures = { '4xx': Failure, '5xx': Failure };

export function fieldsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(farmerRoutes(ctx));
    app.get(
      '/admin/chats/:chat_id/fields',
      {
        config: { access: 'case.read' },
        schema: {
          tags,
          summary: 'The fields that the farmer of a chat has told of',
          params: FieldChatParams,
          response: { 200: FieldsAnswer, ...failures },
        },
      },
      async (request) => {
        const chat = await findChat(ctx.db, request.params.chat_id);
        if (!chat) throw new AppError('NOT_FOUND');
        return { ok: true as const, fields: (await listFields(ctx.db, chat.farmer_id)).map(viewField) };
      },
    );
  };
}

/** A farmer's own. Nobody can name another's. */
function farmerRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/farmer/fields',
      {
        config: { access: 'account.manage' },
        schema: {
          tags,
          summary: 'The farmer’s remembered fields',
          response: { 200: FieldsAnswer, ...failures },
        },
      },
      async (request) => {
        const { farmerId } = farmerOf(request);
        return { ok: true as const, fields: (await listFields(ctx.db, farmerId)).map(viewField) };
      },
    );

    app.put(
      '/farmer/fields/:id',
      {
        config: { access: 'account.manage' },
        schema: {
          tags,
          summary: 'Remember a field, or change it if it still is the version named',
          params: FieldParams,
          body: PutFieldBody,
          response: { 200: FieldAnswer, ...failures },
        },
      },
      async (request) => {
        const field = await putField(ctx, farmerOf(request), request.params.id, request.body);
        return { ok: true as const, field };
      },
    );

    app.delete(
      '/farmer/fields/:id',
      {
        config: { access: 'account.manage' },
        schema: { tags, summary: 'Forget a field', params: FieldParams, response: { 200: Ok, ...failures } },
      },
      async (request) => {
        await deleteField(ctx.db, farmerOf(request).farmerId, request.params.id);
        return { ok: true as const };
      },
    );
  };
}
