import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { ContentPictureAnswer } from '#shared/contract/content/desk.ts';
import { closed, Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import type { Limit } from '../../../platform/database/rate-limit.ts';
import { AppError } from '../../../platform/errors.ts';
import { readMultipart } from '../../../platform/http/multipart.ts';
import { type OfficeActor, officeOf } from '../../identity/index.ts';
import { findCut, insertPicture } from './pictures.store.ts';

/** Pixels; a card shows a picture 4 to 3. */
const LARGE = { width: 960, height: 720 };
const SMALL = { width: 480, height: 360 };

/** What opening a photo costs, an hour: a shop of a thousand articles is filled in a week. */
const PHOTOS: Limit[] = [{ name: 'content.picture', points: 200, seconds: 3_600 }];

/** Photographs for what the owner edits: taken in by who edits, seen by everybody. */
export function picturesApiRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/content/pictures',
      {
        config: { access: 'content.edit', takesFile: true },
        schema: {
          tags: ['content'],
          summary: 'Add a photograph, as the `file` of a form',
          response: { 200: ContentPictureAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { file } = await readMultipart(request, {
          fileField: 'file',
          onFile: async ({ stream }) => ({
            cuts: await cutPhoto(ctx, actor, stream),
            // Nothing is kept before the form is read to its end.
            discard: async () => {},
          }),
        });
        if (!file) throw new AppError('FILE_EMPTY');
        return { ok: true as const, picture: await keepPhoto(ctx, actor, file.cuts) };
      },
    );
  };
}

interface Cuts {
  large: Buffer;
  small: Buffer;
}

async function cutPhoto(ctx: AppContext, { staffId }: OfficeActor, stream: Readable): Promise<Cuts> {
  await ctx.rateLimit.consume(PHOTOS, String(staffId));
  const upload = { stream, declaredName: '', uploader: { role: 'admin', id: staffId } } as const;
  const [large, small] = await ctx.files.takeCuts(upload, [LARGE, SMALL]);
  if (!large || !small) throw new AppError('FILE_UNREADABLE');
  return { large, small };
}

async function keepPhoto(ctx: AppContext, { staffId }: OfficeActor, { large, small }: Cuts): Promise<string> {
  const sha256 = createHash('sha256').update(large).digest();
  await ctx.inTransaction((tx) =>
    insertPicture(tx, { sha256, large, small, addedBy: staffId, now: ctx.now() }),
  );
  return `photo:${sha256.toString('hex')}`;
}

const params = Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, closed);

/** One address is one content for ever: whoever has it need not ask again. */
export function picturesRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    for (const [size, { width }] of [['large', LARGE] as const, ['small', SMALL] as const]) {
      app.get(
        `/media/:hash-${width}.webp`,
        { config: { access: 'everybody' }, schema: { hide: true, params } },
        async (request, reply) => {
          const bytes = await findCut(ctx.db, Buffer.from(request.params.hash, 'hex'), size);
          if (!bytes) throw new AppError('NOT_FOUND');
          return reply
            .headers({
              'content-type': 'image/webp',
              'cache-control': 'public, max-age=31536000, immutable',
              'content-security-policy': "sandbox; default-src 'none'",
              'x-content-type-options': 'nosniff',
            })
            .send(bytes);
        },
      );
    }
  };
}
