import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@fastify/type-provider-typebox';
import { PreviewQuery } from '#shared/contract/content/desk.ts';
import { Failure } from '#shared/contract/wire.ts';
import { DEFAULT_LANGUAGE, readLanguage } from '#shared/domain/languages.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { contentWithDraft } from '../content/index.ts';
import { drawPreview, previewHeaders } from './draw-preview.ts';

/** A body that is no JSON, for the description only. */
const page = { description: 'The page', content: { 'text/html': { schema: Type.String() } } };

/** A page of the site as it would be once a draft is published. Half filled, it is drawn as far as that can be. */
export function previewRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/content/preview',
      {
        config: { access: 'content.read' },
        schema: {
          tags: ['content'],
          summary: 'A page of the site as it would be with the draft',
          querystring: PreviewQuery,
          response: { 200: page, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request, reply) => {
        const { kind, key, path } = request.query;
        const language = readLanguage(request.query.language) ?? DEFAULT_LANGUAGE;
        const content = await contentWithDraft(ctx, { kind, key });
        const html = await drawPreview(ctx, path, language, content).catch((error: unknown) => {
          request.log.info({ err: error }, 'preview.undrawn');
          throw new AppError('CONTENT_INVALID');
        });
        return reply.headers(previewHeaders(ctx, language, html)).send(html);
      },
    );
  };
}
