import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import {
  SpokenAnswer,
  SpokenBody,
  SpokenFields,
  SpokenQuery,
  SpokenRecordingAnswer,
} from '#shared/contract/content/spoken.ts';
import { closed, Failure } from '#shared/contract/wire.ts';
import { manifestPath, spokenPath } from '#shared/domain/content/spoken-line.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { AppContext } from '../../context.ts';
import type { Limit } from '../../platform/database/rate-limit.ts';
import { AppError } from '../../platform/errors.ts';
import { isSeen, weakEtag } from '../../platform/http/etag.ts';
import { parseFields, readMultipart } from '../../platform/http/multipart.ts';
import { officeOf } from '../identity/index.ts';
import { keepRecording, removeLine, undoLine } from './change-line.ts';
import { findFile, listInForce } from './spoken.store.ts';
import { SPOKEN_ENDINGS, viewManifest, viewRecording } from './spoken.view.ts';
import { takeSound } from './take-sound.ts';

const tags = ['content'];
const failures = { '4xx': Failure, '5xx': Failure };
const config = { access: 'spoken.write' } as const;

/** Listening to a recording costs a processor; all lines of both languages are spoken within an hour or two. */
const RECORDINGS: Limit[] = [{ name: 'spoken.record', points: 600, seconds: 3_600 }];

/** The lines that are read aloud, as who speaks them works on them. */
export function spokenApiRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/spoken-lines',
      {
        config,
        schema: {
          tags,
          summary: 'Every line that was ever recorded in a language',
          querystring: SpokenQuery,
          response: { 200: SpokenAnswer, ...failures },
        },
      },
      async ({ query }) => {
        const rows = await listInForce(ctx.db, query.language);
        return { ok: true as const, recordings: rows.map(viewRecording) };
      },
    );

    app.post(
      '/admin/spoken-lines',
      {
        config: { ...config, takesFile: true },
        schema: {
          tags,
          summary:
            'Keep a recording of a line: a form with `client_id`, `line`, `language`, `text`, `version`, `seconds`, then `file`',
          response: { 200: SpokenRecordingAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { fields, file } = await readMultipart(request, {
          fileField: 'file',
          onFile: async (part) => {
            await ctx.rateLimit.consume(RECORDINGS, String(actor.staffId));
            // Nothing is taken in for a line that is not named.
            const { seconds } = parseFields(SpokenFields, part.fields);
            const taken = await takeSound(ctx, actor, { stream: part.stream, name: part.filename, seconds });
            return { taken, discard: async () => {} };
          },
        });
        if (!file) throw new AppError('FILE_EMPTY');
        const line = parseFields(SpokenFields, fields);
        return { ok: true as const, recording: await keepRecording(ctx, actor, line, file.taken) };
      },
    );

    for (const [act, summary, change] of [
      ['undo', 'Bring back what was spoken before, if it still is the version named', undoLine],
      ['remove', 'Take a recording out, if it still is the version named', removeLine],
    ] as const) {
      app.post(
        `/admin/spoken-lines/${act}`,
        {
          config,
          schema: { tags, summary, body: SpokenBody, response: { 200: SpokenRecordingAnswer, ...failures } },
        },
        async (request) => ({
          ok: true as const,
          recording: await change(ctx, officeOf(request), request.body),
        }),
      );
    }
  };
}

const params = Type.Object(
  { file: Type.String({ pattern: `^[0-9a-f]{64}\\.(${SPOKEN_ENDINGS.join('|')})$` }) },
  closed,
);

/** What everybody hears. */
export function spokenRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    for (const language of LANGUAGES) {
      app.get(
        manifestPath(language),
        { config: { access: 'everybody' }, schema: { hide: true } },
        async (request, reply) => {
          const body = JSON.stringify(viewManifest(await listInForce(ctx.db, language)));
          const etag = weakEtag(body);
          reply.headers({ 'cache-control': 'no-cache', etag, 'content-type': 'application/json' });
          if (isSeen(request, etag)) return reply.code(304).send();
          return reply.send(body);
        },
      );
    }

    app.get(
      spokenPath(':file'),
      { config: { access: 'everybody' }, schema: { hide: true, params } },
      async (request, reply) => {
        const [sha256 = ''] = request.params.file.split('.');
        const sound = await findFile(ctx.db, Buffer.from(sha256, 'hex'));
        if (!sound) throw new AppError('NOT_FOUND');
        return reply
          .headers({
            'content-type': sound.mime_type,
            'cache-control': 'public, max-age=31536000, immutable',
            'content-security-policy': "sandbox; default-src 'none'",
            'x-content-type-options': 'nosniff',
          })
          .send(sound.bytes);
      },
    );
  };
}
