import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  ChangeAnswer,
  DecideChangeBody,
  InviteBody,
  OwnNameBody,
  OwnPasswordBody,
  PeopleAnswer,
  PersonChangeBody,
  StaffAnswer,
} from '#shared/contract/people.ts';
import { closed, Failure, Id, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { changeOwnPassword } from '../factors/own-password.ts';
import { officeOf } from '../sessions/request-actors.ts';
import { changePerson, decideChange, invite, type Outcome } from './change-people.ts';
import { renameSelf } from './full-name.ts';
import { sendLetter } from './invitation-link.ts';
import { resendInvitation, withdrawInvitation } from './manage-invitations.ts';
import { readPeople, readStaff } from './read-people.ts';

const tags = ['people'];
const failures = { '4xx': Failure, '5xx': Failure };
const params = Type.Object({ id: Id }, closed);
const manage = { access: 'staff.manage' } as const;
const read = { access: 'staff.read' } as const;

/** The office's names for everybody in it; people, invitations and changes for those who manage them. */
export function peopleRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/staff',
      {
        config: read,
        schema: {
          tags,
          summary: 'Names and roles of everybody of the office',
          response: { 200: StaffAnswer, ...failures },
        },
      },
      () => readStaff(ctx),
    );

    app.put(
      '/admin/staff/me',
      {
        config: read,
        schema: {
          tags,
          summary: 'The own name, in each language',
          body: OwnNameBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await renameSelf(ctx, officeOf(request), request.body.name);
        return { ok: true as const };
      },
    );

    app.put(
      '/admin/me/password',
      {
        config: { access: 'login.confirm' },
        schema: {
          tags,
          summary:
            'Another password for oneself: by the present one, or after a step-up; ends one’s other logins',
          body: OwnPasswordBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await changeOwnPassword(ctx, officeOf(request), request.body);
        return { ok: true as const };
      },
    );

    app.get(
      '/admin/people',
      {
        config: manage,
        schema: {
          tags,
          summary: 'People, invitations, and changes that wait for a second word',
          response: { 200: PeopleAnswer, ...failures },
        },
      },
      (request) => readPeople(ctx, officeOf(request)),
    );

    await app.register(invitationRoutes(ctx));
    await app.register(changeRoutes(ctx));
  };
}

function invitationRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/people/invitations',
      {
        config: manage,
        schema: {
          tags,
          summary: 'Invite somebody by e-mail; their link works once, for 72 hours',
          body: InviteBody,
          response: { 200: ChangeAnswer, ...failures },
        },
      },
      async (request) => answer(ctx, await invite(ctx, officeOf(request), request.body)),
    );

    app.post(
      '/admin/people/invitations/:id/resend',
      {
        config: manage,
        schema: {
          tags,
          summary: 'Mail a new link; the one before ends',
          params,
          response: { 200: ChangeAnswer, ...failures },
        },
      },
      async (request) => {
        const letter = await resendInvitation(ctx, officeOf(request), { id: request.params.id });
        return answer(ctx, { outcome: 'done', letter });
      },
    );

    app.delete(
      '/admin/people/invitations/:id',
      {
        config: manage,
        schema: { tags, summary: 'Take an invitation back', params, response: { 200: Ok, ...failures } },
      },
      async (request) => {
        await withdrawInvitation(ctx, officeOf(request), request.params.id);
        return { ok: true as const };
      },
    );

    app.post(
      '/admin/people/:id/link',
      {
        config: manage,
        schema: {
          tags,
          summary: 'Mail the link of a reset again',
          params,
          response: { 200: ChangeAnswer, ...failures },
        },
      },
      async (request) => {
        const letter = await resendInvitation(ctx, officeOf(request), { staffId: request.params.id });
        return answer(ctx, { outcome: 'done', letter });
      },
    );
  };
}

function changeRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/people/:id/changes',
      {
        config: manage,
        schema: {
          tags,
          summary: 'Other roles, disable, enable, or reset; waits for another owner where there is one',
          params,
          body: PersonChangeBody,
          response: { 200: ChangeAnswer, ...failures },
        },
      },
      async (request) =>
        answer(ctx, await changePerson(ctx, officeOf(request), request.params.id, request.body)),
    );

    app.post(
      '/admin/people/changes/:id',
      {
        config: manage,
        schema: {
          tags,
          summary: 'The second word on a change: confirm or refuse',
          params,
          body: DecideChangeBody,
          response: { 200: ChangeAnswer, ...failures },
        },
      },
      async (request) =>
        answer(ctx, await decideChange(ctx, officeOf(request), request.params.id, request.body)),
    );
  };
}

async function answer(ctx: AppContext, done: Outcome): Promise<ChangeAnswer> {
  const { outcome } = done;
  if (done.outcome !== 'done' || done.letter === undefined) return { ok: true, outcome };
  return { ok: true, outcome, mailed: await sendLetter(ctx, done.letter) };
}
