import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AssignBody,
  AssignParams,
  AwayBody,
  ColleaguesAnswer,
  LeaseAnswer,
  NextAnswer,
  NextBody,
} from '#shared/contract/office/assignments.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { assignChat } from './assign-chat.ts';
import { listColleagues } from './assignments.store.ts';
import { goAway } from './go-away.ts';
import { holdChat, nextChat } from './next-chat.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

export function assignmentsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(chatRoutes(ctx));
    await app.register(peopleRoutes(ctx));
  };
}

function chatRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.put(
      '/admin/chats/:chat_id/holder',
      {
        config: { access: 'inbox.manage' },
        schema: {
          tags,
          summary: 'Give a chat to a person, a role or nobody, if it still is whose it was',
          params: AssignParams,
          body: AssignBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await assignChat(ctx, officeOf(request), request.params.chat_id, request.body);
        return { ok: true as const };
      },
    );

    app.put(
      '/admin/chats/:chat_id/lease',
      {
        config: { access: 'inbox.manage' },
        schema: {
          tags,
          summary: 'This login has the chat open; nobody else is led to it',
          params: AssignParams,
          response: { 200: LeaseAnswer, ...failures },
        },
      },
      async (request) => {
        const taken = await holdChat(ctx, officeOf(request), request.params.chat_id);
        return { ok: true as const, taken };
      },
    );

    app.post(
      '/admin/next',
      {
        config: { access: 'inbox.manage' },
        schema: {
          tags,
          summary: 'The chat to look at next, taken in hand for this login',
          body: NextBody,
          response: { 200: NextAnswer, ...failures },
        },
      },
      async (request) => {
        return { ok: true as const, chat_id: await nextChat(ctx, officeOf(request), request.body) };
      },
    );
  };
}

function peopleRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/colleagues',
      {
        config: { access: 'staff.read' },
        schema: {
          tags,
          summary: 'Who works on chats, by name, with those who are away',
          response: { 200: ColleaguesAnswer, ...failures },
        },
      },
      async () => ({
        ok: true as const,
        colleagues: await listColleagues(ctx.db, staffRolesThatCan('inbox.read'), ctx.now()),
      }),
    );

    app.put(
      '/admin/away',
      {
        config: { access: 'inbox.manage' },
        schema: {
          tags,
          summary: 'Say until when one is away; null is here',
          body: AwayBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await goAway(ctx, officeOf(request), request.body.until);
        return { ok: true as const };
      },
    );
  };
}
