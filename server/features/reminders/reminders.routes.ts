import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ChatReminderParams,
  EndReminderQuery,
  ReminderBody,
  ReminderParams,
  RemindersAnswer,
} from '#shared/contract/office/reminders.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { endReminder, remind, showReminders } from './remind.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

export function remindersRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/reminders',
      {
        config: { access: 'inbox.manage' },
        schema: {
          tags,
          summary: 'One’s own reminders, and what is due of colleagues who are not here; what is due first',
          response: { 200: RemindersAnswer, ...failures },
        },
      },
      async (request) => ({ ok: true as const, reminders: await showReminders(ctx, officeOf(request)) }),
    );

    app.put(
      '/admin/chats/:chat_id/reminder',
      {
        config: { access: 'inbox.manage' },
        schema: {
          tags,
          summary: 'Be brought back to a chat, or at another time, if it still is the version named',
          params: ChatReminderParams,
          body: ReminderBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await remind(ctx, officeOf(request), request.params.chat_id, request.body);
        return { ok: true as const };
      },
    );

    app.delete(
      '/admin/reminders/:id',
      {
        config: { access: 'inbox.manage' },
        schema: {
          tags,
          summary: 'A reminder is done with, or no longer wanted',
          params: ReminderParams,
          querystring: EndReminderQuery,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await endReminder(ctx, officeOf(request), request.params.id, request.query.version);
        return { ok: true as const };
      },
    );
  };
}
