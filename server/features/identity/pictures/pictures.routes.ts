import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PictureAnswer, PictureParams } from '#shared/contract/people.ts';
import { closed, Failure, Id } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { readMultipart } from '../../../platform/http/multipart.ts';
import { findPerson } from '../people/people.store.ts';
import { officeOf } from '../sessions/request-actors.ts';
import { cutPicture, keepPicture, removePicture } from './own-picture.ts';
import { readPicture } from './read-picture.ts';

const tags = ['people'];
const failures = { '4xx': Failure, '5xx': Failure };
const answers = { 200: PictureAnswer, ...failures };
const params = Type.Object({ id: Id }, closed);
const own = { access: 'staff.read' } as const;
const manage = { access: 'staff.manage' } as const;

/** A body that is no JSON, for the description only. */
const webp = {
  description: 'The picture',
  content: { 'image/webp': { schema: Type.String({ format: 'binary' }) } },
};

/** Pictures of people of the office: set by themselves or by an owner, seen by colleagues and by farmers whom they answered. */
export function picturesRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/staff/me/picture',
      {
        config: { ...own, takesFile: true },
        schema: { tags, summary: 'The own picture, as the `file` of a form', response: answers },
      },
      (request) => takePicture(ctx, request, officeOf(request).staffId),
    );

    app.delete(
      '/admin/staff/me/picture',
      { config: own, schema: { tags, summary: 'Take the own picture away', response: answers } },
      (request) => dropPicture(ctx, request, officeOf(request).staffId),
    );

    app.post(
      '/admin/people/:id/picture',
      {
        config: { ...manage, takesFile: true },
        schema: {
          tags,
          summary: 'The picture of a person, as the `file` of a form',
          params,
          response: answers,
        },
      },
      (request) => takePicture(ctx, request, request.params.id),
    );

    app.delete(
      '/admin/people/:id/picture',
      {
        config: manage,
        schema: { tags, summary: 'Take the picture of a person away', params, response: answers },
      },
      (request) => dropPicture(ctx, request, request.params.id),
    );

    app.get(
      '/staff-pictures/:hash',
      {
        config: { access: 'staff.picture' },
        schema: {
          tags,
          summary: 'A picture by its content: for the office, and for farmers whom this person answered',
          params: PictureParams,
          response: { 200: webp, ...failures },
        },
      },
      async (request, reply) => {
        const bytes = await readPicture(ctx, request, request.params.hash);
        return sendPicture(reply, bytes);
      },
    );
  };
}

/** One address is one content for ever: whoever has it need not ask again. */
function sendPicture(reply: FastifyReply, bytes: Buffer): FastifyReply {
  return reply
    .headers({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(bytes);
}

async function takePicture(
  ctx: AppContext,
  request: FastifyRequest,
  staffId: number,
): Promise<PictureAnswer> {
  const actor = officeOf(request);
  const { file } = await readMultipart(request, {
    fileField: 'file',
    onFile: async ({ stream }) => ({
      bytes: await cutPicture(ctx, actor, stream),
      // Nothing is kept before the form is read to its end.
      discard: async () => {},
    }),
  });
  if (!file) throw new AppError('FILE_EMPTY');
  await keepPicture(ctx, actor, staffId, file.bytes);
  return pictureAnswer(ctx, staffId);
}

async function dropPicture(
  ctx: AppContext,
  request: FastifyRequest,
  staffId: number,
): Promise<PictureAnswer> {
  await removePicture(ctx, officeOf(request), staffId);
  return pictureAnswer(ctx, staffId);
}

async function pictureAnswer(ctx: AppContext, staffId: number): Promise<PictureAnswer> {
  return { ok: true, picture: (await findPerson(ctx.db, staffId))?.picture ?? null };
}
