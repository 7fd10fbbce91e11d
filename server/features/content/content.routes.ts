import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ContentItemAnswer,
  ContentItemName,
  ContentListAnswer,
  DecideBody,
  DraftSeen,
  PublishAnswer,
  RemoveBody,
  RestoreBody,
  SaveDraftBody,
  ScheduleBody,
  VersionsAnswer,
  VersionsQuery,
} from '#shared/contract/content/desk.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { discardDraft, restoreVersion, saveDraft } from './edit-draft.ts';
import { decideDraft, publishDraft, removeItem } from './publish.ts';
import { readDesk, readItem, readVersions } from './read-desk.ts';
import { scheduleDraft } from './schedule.ts';

const tags = ['content'];
const failures = { '4xx': Failure, '5xx': Failure };
const items = { 200: ContentItemAnswer, ...failures };

/** What an owner edits of the shop: drafts, publication, history. */
export function contentRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  const itemAnswer = async (name: ContentItemName) => ({
    ok: true as const,
    item: await readItem(ctx, name),
  });
  return async (app) => {
    await app.register(readingRoutes(ctx));
    await app.register(draftRoutes(ctx, itemAnswer));
    await app.register(publishingRoutes(ctx, itemAnswer));
  };
}

type ItemAnswer = (name: ContentItemName) => Promise<ContentItemAnswer>;

function readingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  const config = { access: 'content.read' } as const;
  return async (app) => {
    app.get(
      '/admin/content',
      {
        config,
        schema: {
          tags,
          summary: 'Everything the shop says and sells, and how each item stands',
          response: { 200: ContentListAnswer, ...failures },
        },
      },
      () => readDesk(ctx),
    );

    app.get(
      '/admin/content/item',
      {
        config,
        schema: { tags, summary: 'One item with its draft', querystring: ContentItemName, response: items },
      },
      async (request) => ({ ok: true as const, item: await readItem(ctx, request.query) }),
    );

    app.get(
      '/admin/content/versions',
      {
        config,
        schema: {
          tags,
          summary: 'What was published of an item, the newest first',
          querystring: VersionsQuery,
          response: { 200: VersionsAnswer, ...failures },
        },
      },
      (request) => readVersions(ctx, request.query),
    );
  };
}

function draftRoutes(ctx: AppContext, itemAnswer: ItemAnswer): FastifyPluginAsyncTypebox {
  const config = { access: 'content.edit' } as const;
  return async (app) => {
    app.put(
      '/admin/content/draft',
      {
        config,
        schema: {
          tags,
          summary: 'Keep a draft, half filled as it may be, if it still is the revision named',
          body: SaveDraftBody,
          response: items,
        },
      },
      async (request) => {
        await saveDraft(ctx, officeOf(request), request.body);
        return itemAnswer(request.body);
      },
    );

    app.delete(
      '/admin/content/draft',
      {
        config,
        schema: {
          tags,
          summary: 'Throw a draft away',
          querystring: DraftSeen,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await discardDraft(ctx, officeOf(request), request.query);
        return { ok: true as const };
      },
    );

    app.post(
      '/admin/content/restore',
      {
        config,
        schema: { tags, summary: 'Let an earlier version be the draft', body: RestoreBody, response: items },
      },
      async (request) => {
        await restoreVersion(ctx, officeOf(request), request.body);
        return itemAnswer(request.body);
      },
    );
  };
}

function publishingRoutes(ctx: AppContext, itemAnswer: ItemAnswer): FastifyPluginAsyncTypebox {
  const config = { access: 'content.publish' } as const;
  return async (app) => {
    app.post(
      '/admin/content/publish',
      {
        // Who may only edit asks for it by the same call.
        config: { access: 'content.edit' },
        schema: {
          tags,
          summary: 'Publish a draft, or ask for it where a second person has to agree',
          body: DraftSeen,
          response: { 200: PublishAnswer, ...failures },
        },
      },
      async (request) => {
        const outcome = await publishDraft(ctx, officeOf(request), request.body);
        return { ...(await itemAnswer(request.body)), outcome };
      },
    );

    app.post(
      '/admin/content/decide',
      {
        config,
        schema: {
          tags,
          summary: 'Agree to a publication that waits, or refuse it',
          body: DecideBody,
          response: items,
        },
      },
      async (request) => {
        await decideDraft(ctx, officeOf(request), request.body);
        return itemAnswer(request.body);
      },
    );

    app.post(
      '/admin/content/schedule',
      {
        config,
        schema: {
          tags,
          summary: 'Publish a draft at a moment by itself',
          body: ScheduleBody,
          response: items,
        },
      },
      async (request) => {
        await scheduleDraft(ctx, officeOf(request), request.body);
        return itemAnswer(request.body);
      },
    );

    app.post(
      '/admin/content/remove',
      {
        config,
        schema: { tags, summary: 'Take an article out of the list', body: RemoveBody, response: items },
      },
      async (request) => {
        await removeItem(ctx, officeOf(request), request.body);
        return itemAnswer(request.body);
      },
    );
  };
}
