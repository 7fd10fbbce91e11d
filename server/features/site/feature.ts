import type { Feature } from '../../feature.ts';
import { policiesThenRoutes } from './policies-then.routes.ts';
import { previewRoutes } from './preview.routes.ts';
import { siteRoutes } from './site.routes.ts';

export const feature: Feature = {
  name: 'site',
  uses: ['content', 'payments'],
  tables: [],
  reads: {},
  routes: {
    api: (ctx) => async (app) => {
      await app.register(previewRoutes(ctx));
      await app.register(policiesThenRoutes(ctx));
    },
    open: siteRoutes,
  },
};
