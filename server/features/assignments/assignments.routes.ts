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
import { DAY_MS } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { type OfficeActor, officeOf } from '../identity/index.ts';
import { assignChat } from './assign-chat.ts';
import { listColleagues, setAway } from './assignments.store.ts';
import { holdChat, nextChat } from './next-chat.ts';

const LONGEST_DAYS = 366;

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

/**
 * What waits of a person's chats until then is everybody's; nothing is taken from them.
 * @param until null: they are here @throws {AppError} INVALID_INPUT for an instant that is past or too far
 */
async function goAway(ctx: AppContext, actor: OfficeActor, until: string | null): Promise<void> {
  const instant = until === null ? null : new Date(until);
  const days = instant === null ? 1 : (instant.getTime() - ctx.now().getTime()) / DAY_MS;
  if (!(days > 0 && days <= LONGEST_DAYS)) {
    throw new AppError('INVALID_INPUT', { fields: { until: 'is not within the next year' } });
  }
  await ctx.inTransaction(async (tx) => {
    await setAway(tx, actor.staffId, instant);
    await recordAudit(tx, {
      ...actor,
      action: 'office.away',
      subject: `staff:${actor.staffId}`,
      detail: { after: { until: until ?? '' } },
    });
    tx.afterCommit(() => ctx.realtime.publish(['office'], 'office:changed', { what: 'away' }));
  });
}
