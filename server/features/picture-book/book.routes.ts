import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import {
  BookAnswer,
  BookChatParams,
  BookOfChat,
  BookParams,
  BookPictureAnswer,
  BookQuery,
  BookVersion,
  MarkBody,
  RemarkBody,
} from '#shared/contract/clinic/picture-book.ts';
import { closed, Failure, Id, Ok } from '#shared/contract/wire.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { officeOf } from '../identity/index.ts';
import { askConsent } from './ask-consent.ts';
import { readBytes } from './book.store.ts';
import { exportBook } from './export-book.ts';
import { markPhoto, remarkPicture } from './mark-picture.ts';
import { passPicture, removePicture, restorePicture } from './pass-picture.ts';
import { showBook, showBookOfChat } from './read-book.ts';

const tags = ['picture-book'];
const failures = { '4xx': Failure, '5xx': Failure };
const config = { access: 'book.write' } as const;

/** The picture book as the office works on it. */
export function bookRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(readingRoutes(ctx));
    await app.register(markingRoutes(ctx));
    await app.register(decidingRoutes(ctx));
    await app.register(exportRoutes(ctx));
  };
}

function readingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/picture-book',
      {
        config,
        schema: {
          tags,
          summary: 'All pictures, newest first, with counts',
          querystring: BookQuery,
          response: { 200: BookAnswer, ...failures },
        },
      },
      async (request) => showBook(ctx, officeOf(request), request.query),
    );

    app.get(
      '/admin/chats/:chat_id/picture-book',
      {
        config,
        schema: {
          tags,
          summary: 'Whether a farmer agreed, and the pictures of their photos',
          params: BookChatParams,
          response: { 200: BookOfChat, ...failures },
        },
      },
      async (request) => showBookOfChat(ctx, officeOf(request), request.params.chat_id),
    );

    app.get(
      '/admin/picture-book/:id/:size',
      {
        config,
        schema: {
          tags,
          summary: 'A picture before and after it is public, as WebP',
          params: Type.Object(
            { id: Id, size: Type.Union([Type.Literal('page'), Type.Literal('thumb')]) },
            closed,
          ),
        },
      },
      async ({ params: { id, size } }, reply) => {
        const bytes = await readBytes(ctx.db, id, size);
        if (!bytes) throw new AppError('NOT_FOUND');
        return reply
          .headers({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
          .send(bytes);
      },
    );
  };
}

function markingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/chats/:chat_id/picture-consent',
      {
        config,
        schema: {
          tags,
          summary: 'Ask the farmer, in the chat, whether their photos may be shown',
          params: BookChatParams,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await askConsent(ctx, officeOf(request), request.params.chat_id);
        return { ok: true as const };
      },
    );

    app.post(
      '/admin/picture-book',
      {
        config,
        schema: {
          tags,
          summary: 'Make a picture of a part of a farmer’s photo',
          body: MarkBody,
          response: { 200: BookPictureAnswer, ...failures },
        },
      },
      async (request) => ({
        ok: true as const,
        picture: await markPhoto(ctx, officeOf(request), request.body),
      }),
    );

    app.put(
      '/admin/picture-book/:id',
      {
        config,
        schema: {
          tags,
          summary: 'Change a picture, if it still is the version named; it waits for a second look again',
          params: BookParams,
          body: RemarkBody,
          response: { 200: BookPictureAnswer, ...failures },
        },
      },
      async (request) => ({
        ok: true as const,
        picture: await remarkPicture(ctx, officeOf(request), request.params.id, request.body),
      }),
    );
  };
}

const DECISIONS = {
  pass: { summary: 'The second look: the picture is public from now on', act: passPicture },
  remove: { summary: 'Take a picture out', act: removePicture },
  restore: { summary: 'Bring back a picture that was taken out within a day', act: restorePicture },
} as const;

function decidingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    for (const [name, { summary, act }] of Object.entries(DECISIONS)) {
      app.post(
        `/admin/picture-book/:id/${name}`,
        {
          config,
          schema: {
            tags,
            summary,
            params: BookParams,
            body: BookVersion,
            response: { 200: BookPictureAnswer, ...failures },
          },
        },
        async (request) => ({
          ok: true as const,
          picture: await act(ctx, officeOf(request), { ...request.params, ...request.body }),
        }),
      );
    }
  };
}

function exportRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/picture-book/export.zip',
      {
        config: { access: 'book.export' },
        schema: { tags, summary: 'All public pictures with a manifest, for teaching' },
      },
      async (request, reply) =>
        reply
          .headers({
            'content-type': 'application/zip',
            'content-disposition': `attachment; filename="picture-book-${dayInIndia(ctx.now())}.zip"`,
            'cache-control': 'no-store',
          })
          .send(await exportBook(ctx, officeOf(request))),
    );
  };
}
