import type { Feature } from '../../feature.ts';
import { previewRoutes } from './preview.routes.ts';
import { siteRoutes } from './site.routes.ts';

export const feature: Feature = {
  name: 'site',
  uses: ['content'],
  tables: [],
  reads: {},
  routes: { api: previewRoutes, open: siteRoutes },
};
