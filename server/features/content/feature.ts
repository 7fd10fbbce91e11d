import type { Feature } from '../../feature.ts';
import { contentRoutes } from './content.routes.ts';
import { followContent } from './follow.ts';
import { picturesApiRoutes, picturesRoutes } from './pictures/pictures.routes.ts';
import { pricesRoutes } from './prices/prices.routes.ts';
import { publishDue } from './schedule.ts';

/**
 * Content: what the owner changes of the shop in the panel. It is read by everybody through `ctx.content`, which this
 * feature keeps at what is published.
 */
export const feature: Feature = {
  name: 'content',
  uses: ['identity'],
  tables: [
    'content_versions',
    'content_state',
    'content_drafts',
    'content_pictures',
    'content_shipped_policies',
  ],
  reads: { staff: 'The desk names who saved, asked and agreed.' },
  routes: {
    api: (ctx) => async (app) => {
      await app.register(contentRoutes(ctx));
      await app.register(picturesApiRoutes(ctx));
      await app.register(pricesRoutes(ctx));
    },
    guarded: picturesRoutes,
  },
  jobs(ctx, onClose) {
    followContent(ctx, onClose);
    ctx.jobs.define('content.publish_due', () => publishDue(ctx), { cron: '* * * * *' });
  },
};
